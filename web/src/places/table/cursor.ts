// Where the arrow keys lead: to the nearest pile in that direction, or along the open cards of a pile.
import type { TableView } from '../../engine/types';
import type { Layout } from './layout';

export interface Cursor {
  pile: string;
  /** Place of the card; -1 on an empty pile. */
  place: number;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export function topOf(view: TableView, pile: string): Cursor {
  return { pile, place: (view.piles.find((one) => one.name === pile)?.count ?? 0) - 1 };
}

/** A cursor that exists on this view: the same pile, at most its top card. */
export function settle(view: TableView, cursor: Cursor | undefined): Cursor {
  const pile = view.piles.find((one) => one.name === cursor?.pile) ?? view.piles.find((one) => one.count > 0) ?? view.piles[0]!;
  const place = Math.min(cursor?.place ?? Infinity, pile.count - 1);
  return { pile: pile.name, place: place >= 0 && pile.cards[place] === null ? pile.count - 1 : Math.max(place, pile.count > 0 ? 0 : -1) };
}

export function nextCursor(view: TableView, layout: Layout, from: Cursor, arrow: Arrow, among?: Set<string>): Cursor {
  const pile = view.piles.find((one) => one.name === from.pile)!;
  const spot = layout.spots.get(from.pile)!;
  const vertical = arrow === 'ArrowUp' || arrow === 'ArrowDown';
  const step = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  if (vertical && spot.fan === 'down' && among === undefined) {
    const place = from.place + step;
    if (place >= 0 && place < pile.count && pile.cards[place] !== null) {
      return { pile: from.pile, place };
    }
  }
  let best: { name: string; far: number } | undefined;
  for (const [name, other] of layout.spots) {
    const [along, across] = vertical ? [other.y - spot.y, other.x - spot.x] : [other.x - spot.x, other.y - spot.y];
    if (name === from.pile || along * step <= 1 || (among !== undefined && !among.has(name))) {
      continue;
    }
    const far = Math.abs(along) + Math.abs(across) * (vertical ? 1.2 : 3);
    if (best === undefined || far < best.far) {
      best = { name, far };
    }
  }
  return best === undefined ? from : topOf(view, best.name);
}
