/** A number with its sign and one decimal place. */
export function signed(amount: number): string {
  const text = Math.abs(amount).toFixed(1);
  return amount < 0 ? `−${text}` : `+${text}`;
}
