// A small picture of a game: its first deal, drawn with a few paths.
import type { TableView } from '../../engine/types';
import { identify } from '../table/identity';
import { layOut } from '../table/layout';
import { cardSpots, type CardSpot } from '../table/spots';

export const kWidth = 200;
export const kHeight = 132;

export interface Layer {
  faces: string;
  backs: string;
  red: string;
  black: string;
}

export interface Picture {
  slots: string;
  layers: Layer[];
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function layerOf(spot: CardSpot): number {
  return spot.pile.kind === 'place' ? (spot.pile.row ?? 0) : 0;
}

export function draw(view: TableView): Picture {
  const layout = layOut(view, { width: kWidth, height: kHeight, leftHanded: false });
  const [w, h] = [layout.cardWidth, layout.cardHeight];
  const picture: Picture = { slots: '', layers: [] };
  for (const { x, y } of layout.spots.values()) {
    picture.slots += box(x, y, w, h);
  }
  const spots = cardSpots(view, identify(view), layout);
  for (const spot of spots) {
    if (spot.buried) {
      continue;
    }
    const layer = (picture.layers[layerOf(spot)] ??= { faces: '', backs: '', red: '', black: '' });
    // Only what is not covered by the next card is drawn, so that the order does not matter.
    const next = spots.find((other) => other.pile === spot.pile && other.place === spot.place + 1);
    const height = next !== undefined && next.x === spot.x ? next.y - spot.y : h;
    if (height <= 0) {
      continue;
    }
    if (spot.card === null) {
      layer.backs += box(spot.x, spot.y, w, height);
      continue;
    }
    layer.faces += box(spot.x, spot.y, w, height);
    const sign = box(spot.x + w * 0.14, spot.y + h * 0.07, w * 0.3, Math.min(h * 0.12, height * 0.6));
    const middle = height === h ? box(spot.x + w * 0.32, spot.y + h * 0.36, w * 0.36, h * 0.3) : '';
    layer[/[HD]$/.test(spot.card) ? 'red' : 'black'] += sign + middle;
  }
  return picture;
}
