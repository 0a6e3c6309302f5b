// How the cards of one pile lie over each other.
import type { Pile } from '../../engine/types';
import type { Layout, Spot } from './layout';

/** Pixels of a covered card that are always in sight: a line of text. A column that is longer still is scrolled to. */
const kLeastStrip = 11;

/** How far each card of a pile lies from its spot, along the fan. */
export function fanOut(pile: Pile, spot: Spot, layout: Layout): number[] {
  if (spot.fan === 'none') {
    return pile.cards.map(() => 0);
  }
  if (spot.fan !== 'down') {
    const step = spot.room / 2;
    return pile.cards.map((_card, i) => Math.max(0, i - Math.max(0, pile.count - 3)) * step);
  }
  // Where there is room to spare, as on a phone held upright, cards show more of themselves.
  const open = Math.min(0.36 * layout.cardHeight, Math.max(0.27 * layout.cardHeight, spot.room / 13));
  const least = Math.min(open, kLeastStrip);
  const under = pile.cards.slice(0, -1);
  const hidden = under.filter((card) => card === null).length;
  const shown = under.length - hidden;
  // Where it gets tight, backs give way first: they say nothing.
  const thin = Math.max(2, 0.03 * layout.cardHeight);
  const closed = Math.max(thin, Math.min(open * 0.45, (spot.room - shown * open) / Math.max(1, hidden)));
  const offsets = [0];
  for (const card of under) {
    offsets.push(offsets.at(-1)! + (card === null ? closed : Math.max(least, Math.min(open, (spot.room - hidden * closed) / Math.max(1, shown)))));
  }
  return offsets;
}
