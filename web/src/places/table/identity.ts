// Which card on the screen is which: hidden cards have no text and two packs have every text twice, so the page
// numbers the cards when they are dealt and follows them by the flights the engine reports.
import type { Flight, TableView } from '../../engine/types';

/** Per pile the numbers of its cards, from the bottom to the top. */
export type Identities = Map<string, number[]>;

export function identify(view: TableView): Identities {
  let next = 0;
  return new Map(view.piles.map((pile) => [pile.name, pile.cards.map(() => next++)]));
}

export function follow(before: Identities, view: TableView, flights: Flight[]): Identities {
  const after: Identities = new Map(
    view.piles.map((pile) => [pile.name, pile.cards.map((_card, place) => before.get(pile.name)?.[place] ?? -1)]),
  );
  for (const flight of flights) {
    const pile = after.get(flight.to);
    if (pile !== undefined) {
      pile[flight.to_place] = before.get(flight.from)?.[flight.from_place] ?? -1;
    }
  }
  const all = [...after.values()].flat();
  // Never two elements of one number: if the flights do not explain the view, it is drawn anew.
  return new Set(all).size === all.length && !all.includes(-1) ? after : identify(view);
}
