/** Whose boards somebody wants to see, by a click on the seat; the board turns there and takes the wish away. */

class Visiting {
  seat = $state<number | null>(null);
}

export const visiting = new Visiting();
