// What the engine says about a game of SET (docs/set.md, 'Formats'; docs/wasm.md).
import type { Lang } from '../../text';

export type Colour = 'green' | 'red' | 'purple';
export type Filling = 'striped' | 'open' | 'solid';
export type Shape = 'oval' | 'diamond' | 'squiggle';

export interface SetCardData {
  card: number;
  code: string;
  number: 'one' | 'two' | 'three';
  colour: Colour;
  filling?: Filling; // the junior deck has none
  shape: Shape;
  names: Record<Lang, string>;
  fresh?: boolean;
}

export interface SetView {
  game: string;
  deal: number | null;
  taken_together: number;
  more_by_itself: boolean;
  taken: number;
  more: number;
  wrong: number;
  hints: number;
  score: number;
  seconds: number;
  deck_left: number;
  sets: number;
  finished: boolean;
  can_undo: boolean;
  can_redo: boolean;
  table: SetCardData[];
  last: SetCardData[];
}

export interface SetAnswer extends SetView {
  answer: 'right' | 'wrong';
  /** Why the cards are no set, attribute by attribute. */
  objections: string[];
}

export interface SetHint extends SetView {
  cards: string[];
}

export interface WatchView {
  deal: number;
  stage: 'trying' | 'found' | 'nothing' | 'over';
  table: SetCardData[];
  /** Places of the triple tried last. */
  triple: number[] | null;
  objections: string[];
  tried: number;
  triples: number;
  deck_left: number;
  statistics: {
    tables: number;
    sets: number;
    more: number;
    largest: number;
    tried: number;
    left: number;
    first_empty: number;
  };
}
