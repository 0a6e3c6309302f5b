// What the engine says about a game of peg solitaire (docs/pegs.md, 'Views'; docs/wasm.md).

export type Grid = 'square' | 'triangular';

export interface PegJump {
  jump: string;
  to: number;
  winnable: boolean | null;
}

export interface PegHole {
  name: string;
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
}

export interface BoardInfo {
  name: string;
  title: string;
  grid: Grid;
  holes: number;
  rows: string[];
  starts: string;
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
  classes: number[][];
  parity: unknown;
  possible: string[];
  text: string;
}

/** Solutions that a jump keeps, exact, as text; null on boards that are too large to count. */
export interface PegsCounts {
  counts: { jump: string; solutions: string }[] | null;
}
