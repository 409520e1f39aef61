/** Who plays which Captain with which Frigate board: picking what somebody else has swaps. */

export interface Crews {
  captains: string[];
  frigates: string[];
}

/** Give a seat a Captain. Captains are sides of Crew boards: whoever has that board gets the one that becomes free. */
export function withCaptain(crews: Crews, seat: number, captain: string, boardOf: (captain: string) => string): Crews {
  const board = boardOf(captain);
  const before = crews.captains[seat] ?? "";
  const captains = crews.captains.map((other, i) => {
    if (i === seat) return captain;
    return boardOf(other) === board ? before : other;
  });
  return { ...crews, captains };
}

/** Give a seat a Frigate board. */
export function withFrigate(crews: Crews, seat: number, frigate: string): Crews {
  const before = crews.frigates[seat] ?? "";
  const frigates = crews.frigates.map((other, i) => (i === seat ? frigate : other === frigate ? before : other));
  return { ...crews, frigates };
}
