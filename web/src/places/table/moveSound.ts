// What a move sounds like: by where its last card comes from and goes to.
import type { Flight, TableView } from '../../engine/types';
import type { Sound } from '../../state/sound';

export function soundOf(view: TableView, flights: Flight[]): Sound {
  const last = flights.at(-1);
  const kind = (name: string | undefined): string => view.piles.find((pile) => pile.name === name)?.kind ?? '';
  if (kind(last?.to) === 'foundation' || kind(last?.to) === 'discard') {
    return 'home';
  }
  return kind(last?.from) === 'stock' ? 'draw' : 'place';
}
