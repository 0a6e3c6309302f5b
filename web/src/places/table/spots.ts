// The cards as the board draws them: number, face, place and order on top of each other.
import type { Card, Pile, TableView } from '../../engine/types';
import { fanOut } from './fan';
import type { Identities } from './identity';
import type { Layout } from './layout';

export interface CardSpot {
  id: number;
  pile: Pile;
  place: number;
  card: Card;
  x: number;
  y: number;
  z: number;
  /** Nothing of it can be seen. */
  buried: boolean;
  /** So many pixels of it, from its upper edge, can be seen; all of it when no card lies on it. */
  strip: number;
}

const kThickest = 4;
const kDirections = { down: [0, 1], right: [1, 0], left: [-1, 0], none: [0, 0] } as const;

export function cardSpots(view: TableView, ids: Identities, layout: Layout): CardSpot[] {
  const spots: CardSpot[] = [];
  view.piles.forEach((pile) => {
    const spot = layout.spots.get(pile.name)!;
    const offsets = fanOut(pile, spot, layout);
    const [right, down] = kDirections[spot.fan];
    pile.cards.forEach((card, place) => {
      // A thick pile looks thick: every few cards lie a little higher.
      const lift = spot.fan === 'none' && pile.kind === 'stock' ? Math.min(kThickest, Math.floor(place / 6)) * (layout.cardHeight / 140) : 0;
      const offset = offsets[place]!;
      spots.push({
        id: ids.get(pile.name)?.[place] ?? spots.length,
        pile,
        place,
        card,
        x: Math.round(spot.x + right * offset),
        y: Math.round(spot.y + down * offset - lift),
        z: (pile.kind === 'place' ? (pile.row ?? 0) * 60 : 0) + place + 1,
        strip: spot.fan === 'down' && place < pile.count - 1 ? Math.round(offsets[place + 1]!) - Math.round(offset) : layout.cardHeight,
        buried: place < pile.count - 1 && offsets[place + 1] === offset && place < pile.count - 2,
      });
    });
  });
  return spots.sort((a, b) => a.id - b.id);
}
