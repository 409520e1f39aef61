/** How much of the engine has been fetched, while it is; the tables of this browser and the lab wait for it. */

class Fetching {
  part = $state<number | null>(null);
}

export const fetching = new Fetching();
