// What the engine answers (docs/wasm.md, docs/formats.md).
export interface EngineProblem {
  /** In English, for the console. */
  text: string;
  /** What it is about and what its words want to know: `error.TOPIC` of the catalogues. */
  topic: string;
  facts?: Record<string, string>;
}

export interface GameEntry {
  name: string;
  /** In the language that was asked for. */
  title: string;
  family: string;
  packs: number;
  cards: number;
  summary: string;
}

export interface GameList {
  /** By family and then by name. */
  games: GameEntry[];
  /** Names of those that most people look for, best known first. */
  best_known: string[];
}

export interface GameRules {
  name: string;
  title: string;
  family: string;
  paragraphs: string[];
  sources: string[];
  notes: string[];
}

/** A card's text, or null when it lies face down. */
export type Card = string | null;

export interface Pile {
  name: string;
  kind: string;
  group: number;
  count: number;
  cards: Card[];
  blocked?: boolean;
  suit?: string;
  row?: number;
  x?: number;
}

export interface PileGroup {
  kind: string;
  piles: string[];
  grid_columns?: number;
}

export interface LegalMove {
  move: string;
  from?: string;
  to?: string;
  count?: number;
  card?: Card;
}

export interface Destination {
  pile: string;
  move: string;
  moves: number;
}

export interface Source {
  pile: string;
  count: number;
  card: Card;
  to: Destination[];
}

export interface Score {
  standard: number;
  vegas: number;
}

export interface TableView {
  game: string;
  title: string;
  /** In languages in which it is called otherwise, by tag. */
  titles?: Record<string, string>;
  origin: { text: string; scheme: string | null; deal: string | null; order: string | null };
  moves_made: number;
  redo_count: number;
  can_undo: boolean;
  can_redo: boolean;
  won: boolean;
  stuck: boolean;
  progress: { done: number; total: number; percent: number };
  seconds: number;
  base: string | null;
  redeals_left: number | 'unlimited' | null;
  gathers_left: number | null;
  groups: PileGroup[];
  piles: Pile[];
  legal: LegalMove[];
  destinations: Source[];
  score: Score | null;
}

/** A card that lies elsewhere now; places are counted from the bottom. */
export interface Flight {
  from: string;
  from_place: number;
  to: string;
  to_place: number;
  card: Card;
}

export interface PlayedMove {
  move: string;
  flights: Flight[];
}

export interface TableChange extends TableView {
  flights: Flight[];
  played?: PlayedMove[];
}

export interface HistoryMove {
  move: string;
  text: string;
  step: number;
}

export interface TableWords {
  text: string;
  piles: { name: string; text: string }[];
}

export type Verdict = 'solved' | 'unsolvable' | 'unknown';

export interface Advice {
  done: boolean;
  verdict: Verdict;
  halt: string | null;
  nodes: number;
  stage: string;
}

export interface Hint {
  verdict: Verdict;
  move: string | null;
  from: string | null;
  to: string | null;
  card: Card;
  text: string;
  to_go: number | null;
}

export interface Line {
  moves: { move: string; text: string }[];
}

export interface Loss {
  kind: string;
  winnable: number | null;
  lost: number | null;
  move: string | null;
  text: string;
}

export interface FoundDeal {
  scheme: string;
  deal: string;
  order: string | null;
  level: string;
}

export interface DealSearch {
  done: boolean;
  deals: number;
  found?: FoundDeal | null;
}

export interface GreedyStep {
  move?: string;
  text?: string;
  view?: TableChange;
  ending?: string;
  won?: boolean;
}
