// What the engine says about a game of peg solitaire (docs/pegs.md, 'Views'; docs/wasm.md).

export type Grid = 'square' | 'triangular';

export interface PegJump {
  jump: string;
  to: number;
  winnable: boolean | null;
}

export interface PegHole {
  name: string;
  /** Its letter in the paper's notation, on boards that have one. */
  letter: string | null;
  column: number;
  row: number;
  peg: boolean;
  jumps: PegJump[];
}

export interface PegsView {
  board: string;
  title: string;
  grid: Grid;
  jumps_made: number;
  moves_made: number;
  redo_count: number;
  pegs_left: number;
  won: boolean;
  stuck: boolean;
  winnable: boolean | null;
  finish: string;
  holes: PegHole[];
  history: string[];
  ahead: string[];
}

export interface BoardInfo {
  name: string;
  title: string;
  grid: Grid;
  holes: number;
  rows: string[];
  vacancy: string;
  finish: string;
}

export interface PegsHint {
  verdict: string;
  jump: string | null;
  text: string;
  to_go: number;
}

export interface PegsLine {
  verdict: string;
  jumps: string[];
}

export interface PegsExplanation {
  impossible: boolean;
  /** One or two colourings: the colour of every hole, and the pegs on each colour now and at the end. */
  classes: { colours: number[]; pegs: number[]; finish: number[] | null }[];
  /** Holes where a single last peg is not excluded. */
  possible: number[];
  text: string;
}

/** Solutions that each jump keeps, exact, as text, counted one jump after the other; null on boards too large to count. */
export interface PegsCounts {
  done: boolean;
  counts: { jump: string; solutions: string | null }[] | null;
}
