/** Searching as people type: every word somewhere, capitals and accents left aside. */

export function plain(text: string): string {
  return text.toLocaleLowerCase("pl").normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ł", "l");
}

/** Whether a text that was made plain holds every word that is wanted. */
export function found(text: string, wanted: string): boolean {
  return plain(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
