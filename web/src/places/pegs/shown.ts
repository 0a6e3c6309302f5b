// What is shown over the board.
export interface Shown {
  names: 'none' | 'coordinates' | 'letters' | 'numbers';
  /** Which of the two colourings; a triangular board has one. */
  classes: number | null;
  jumps: boolean;
}

export const shownAtFirst: Shown = { names: 'none', classes: null, jumps: false };

export const ownBoard = `title The cross
. . o o o . .
. . o * o . .
o o * * * o o
o o o * o o o
o o o * o o o
. . o o o . .
. . o o o . .`;
