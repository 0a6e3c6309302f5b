// What the laboratory of the engine answers (docs/wasm.md).

export interface Named {
  name: string;
  summary: string;
}

export interface ShuffleNames {
  algorithms: Named[];
  generators: Named[];
}

export interface TraceStep {
  i: number;
  r: number;
  array: number[];
}

export interface Trace {
  steps: TraceStep[];
  order: number[];
  cycles: number[][];
}

export interface ShuffleTest {
  name: string;
  title: string;
  /** What the statistic is, in words. */
  measures: string;
  statistic: number;
  p: number;
  verdict: string;
}

export interface ManyShuffles {
  count: number;
  places: number[];
  tests: ShuffleTest[];
  /** The most that are counted, and what all tests together say. */
  most: number;
  verdict: string;
  fixed_points: number;
  one_cycle: number;
}

export interface SearchEvent {
  kind: 'enter' | 'seen' | 'dead' | 'back' | 'found';
  jump: string | null;
  depth: number;
}

export interface SearchSlice {
  events: SearchEvent[];
  boards: number;
  remembered: number;
  done: boolean;
  verdict: string;
}
