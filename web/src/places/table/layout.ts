// Where piles lie and how large a card is, computed from the piles alone.
//
// The board is a bar (stock, waste, cells on one side; foundations, hole, discard on the other), a field (columns, or
// the places, grid or row of games without them) and a store (reserves of single cards). Each can be folded into
// several lines. All ways of folding are tried; the one with the largest cards that fit wins. The size depends on the
// game and the room only, not on how long columns happen to be, so that cards keep their size while one plays.
import type { Pile, PileGroup, TableView } from '../../engine/types';

export interface Spot {
  x: number;
  y: number;
  /** Direction in which cards fan out. */
  fan: 'down' | 'right' | 'left' | 'none';
  /** Room along the fan, beyond the first card. */
  room: number;
}

export interface Layout {
  cardWidth: number;
  cardHeight: number;
  height: number;
  spots: Map<string, Spot>;
}

export interface Room {
  width: number;
  height: number;
  /** Of the height, what a panel lies over: cards keep their size, long columns draw closer together. */
  covered: number;
  leftHanded: boolean;
}

interface Item {
  pile: Pile;
  /** In card widths and heights. */
  x: number;
  y: number;
  fan: Spot['fan'];
  room: number;
}

interface Block {
  width: number;
  height: number;
  items: Item[];
}

interface Candidate extends Block {
  /** What a fold must gain in size to be worth it: broken lines look restless. */
  charm: number;
}

export const kAspect = 1.4;
const kWasteFan = 0.5;
const kLargestCard = 230;

interface Parts {
  left: Pile[];
  right: Pile[];
  side: Pile[];
  columns: Pile[];
  store: Pile[];
  field: Pile[];
  fieldKind: string;
  total: number;
}

function sort(view: TableView): Parts {
  const parts: Parts = { left: [], right: [], side: [], columns: [], store: [], field: [], fieldKind: '', total: 0 };
  const groups: PileGroup[] = view.groups;
  for (const pile of view.piles) {
    parts.total += pile.count;
    const alone = groups[pile.group]!.piles.length === 1;
    switch (pile.kind) {
      case 'column':
        parts.columns.push(pile);
        break;
      case 'reserve':
        (alone ? parts.side : pile.count > 1 ? parts.columns : parts.store).push(pile);
        break;
      case 'place':
      case 'grid':
      case 'row':
        parts.field.push(pile);
        parts.fieldKind = pile.kind;
        break;
      case 'stock':
      case 'waste':
      case 'cell':
        parts.left.push(pile);
        break;
      default:
        parts.right.push(pile);
    }
  }
  const order = ['stock', 'waste', 'cell'];
  parts.left.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return parts;
}

function widthOf(pile: Pile): number {
  return pile.kind === 'waste' ? 1 + kWasteFan : 1;
}

/** Piles in lines of `perLine`, from the left or from the right end of `width`. */
function lines(piles: Pile[], perLine: number, gap: number, fan: Spot['fan'], step: number): Block {
  const block: Block = { width: 0, height: 0, items: [] };
  let x = 0;
  piles.forEach((pile, i) => {
    if (i % perLine === 0) {
      x = 0;
      block.height += i === 0 ? step : step + gap;
    }
    const right = pile.kind === 'waste';
    block.items.push({ pile, x, y: block.height - step, fan: right ? 'right' : fan, room: right ? kWasteFan : step - 1 });
    x += widthOf(pile) + gap;
    block.width = Math.max(block.width, x - gap);
  });
  return block;
}

function bar(parts: Parts, folds: number, gap: number, atLeast: number): Block {
  const left = lines(parts.left, Math.max(1, Math.ceil(parts.left.length / folds)), gap, 'none', 1);
  const right = lines(parts.right, Math.max(1, Math.ceil(parts.right.length / folds)), gap, 'none', 1);
  const between = left.width > 0 && right.width > 0 ? 2 * gap : 0;
  const width = Math.max(left.width + between + right.width, atLeast);
  for (const item of right.items) {
    item.x += width - right.width;
  }
  return { width, height: Math.max(left.height, right.height), items: [...left.items, ...right.items] };
}

/** A length that columns of such a game usually stay under. */
function usualLength(parts: Parts): number {
  if (parts.columns.every((pile) => pile.kind === 'reserve')) {
    return Math.max(...parts.columns.map((pile) => pile.count));
  }
  return Math.min(14, (parts.total / Math.max(1, parts.columns.length)) * 1.2 + 2.5);
}

function columns(parts: Parts, folds: number, gap: number, pace: number): Block {
  const step = 1 + (usualLength(parts) - 1) * pace;
  const block = lines(parts.columns, Math.ceil(parts.columns.length / folds), gap, 'down', step);
  if (parts.side.length > 0) {
    for (const item of block.items) {
      item.x += parts.side.length * (1 + gap) + 2 * gap;
    }
    block.width += parts.side.length * (1 + gap) + 2 * gap;
    parts.side.forEach((pile, i) => block.items.push({ pile, x: i * (1 + gap), y: 0, fan: 'down', room: block.height - 1 }));
  }
  return block;
}

function field(parts: Parts, folds: number, gap: number): Block {
  if (parts.fieldKind === 'row') {
    return lines(parts.field, Math.ceil(parts.field.length / folds), gap, 'none', 1);
  }
  const down = parts.fieldKind === 'place' ? 0.52 : 1 + gap / kAspect;
  const along = (1 + gap) / 2;
  const items = parts.field.map((pile): Item => {
    return { pile, x: (pile.x ?? 0) * along, y: (pile.row ?? 0) * down, fan: 'none', room: 0 };
  });
  const width = Math.max(...items.map((item) => item.x)) + 1;
  return { width, height: Math.max(...items.map((item) => item.y)) + 1, items };
}

/** Blocks one under the other, each in the middle. */
function stack(blocks: Block[], gap: number): Block {
  const width = Math.max(...blocks.map((block) => block.width));
  const whole: Block = { width, height: 0, items: [] };
  for (const block of blocks.filter((one) => one.items.length > 0)) {
    whole.height += whole.height > 0 ? gap : 0;
    for (const item of block.items) {
      whole.items.push({ ...item, x: item.x + (width - block.width) / 2, y: item.y + whole.height });
    }
    whole.height += block.height;
  }
  return whole;
}

function candidates(parts: Parts, gap: number, pace: number): Candidate[] {
  const found: Candidate[] = [];
  const most = { columns: Math.min(5, parts.columns.length), bar: 3, store: parts.store.length > 0 ? 4 : 1 };
  const fieldFolds = parts.fieldKind === 'row' ? 12 : 1;
  for (let c = 1; c <= Math.max(1, most.columns); ++c) {
    for (let b = 1; b <= most.bar; ++b) {
      for (let s = 1; s <= most.store; ++s) {
        for (let f = 1; f <= fieldFolds; ++f) {
          const middle = [
            lines(parts.store, Math.max(1, Math.ceil(parts.store.length / s)), gap, 'none', 1),
            parts.columns.length > 0 || parts.side.length > 0 ? columns(parts, c, gap, pace) : { width: 0, height: 0, items: [] },
            parts.field.length > 0 ? field(parts, f, gap) : { width: 0, height: 0, items: [] },
          ];
          const widest = Math.max(...middle.map((block) => block.width));
          const edge = bar(parts, b, gap, widest);
          const order = parts.fieldKind === 'place' ? [...middle, edge] : [edge, ...middle];
          found.push({ ...stack(order, gap * 1.4), charm: 0.82 ** (c - 1) * 0.96 ** (b + s - 2) });
        }
      }
    }
  }
  return found;
}

export function layOut(view: TableView, room: Room): Layout {
  const parts = sort(view);
  const narrow = room.width < 600;
  const gap = narrow ? 0.1 : 0.16;
  const margin = narrow ? 6 : 16;
  // Where the room is low, long columns draw closer together instead of making every card small: six backs and eleven
  // cards of Klondike still fit at the height of a line each.
  const pace = room.height < 420 && room.width > room.height ? 0.15 : 0.19;
  const [width, height] = [room.width - 2 * margin, room.height - 2 * margin];
  let best: Candidate | undefined;
  let cardWidth = 0;
  for (const block of candidates(parts, gap, pace)) {
    const size = Math.min(width / block.width, height / (block.height * kAspect), kLargestCard);
    if (best === undefined || size * block.charm > cardWidth * best.charm) {
      best = block;
      cardWidth = size;
    }
  }
  const block = best!;
  cardWidth = Math.floor(cardWidth);
  const cardHeight = Math.round(cardWidth * kAspect);
  const left = (room.width - block.width * cardWidth) / 2;
  const bottom = room.height - margin - room.covered;
  const lastLine = Math.max(...block.items.filter((item) => item.fan === 'down').map((item) => item.y), 0);
  const spots = new Map<string, Spot>();
  for (const item of block.items) {
    const mirrored = room.leftHanded && item.pile.kind !== 'column' && parts.fieldKind === '';
    const along = mirrored ? block.width - item.x - 1 : item.x;
    const y = Math.round(margin + item.y * cardHeight);
    const size = item.fan === 'down' ? cardHeight : cardWidth;
    const space = item.fan === 'down' && item.y === lastLine ? bottom - y - cardHeight : item.room * size;
    spots.set(item.pile.name, {
      x: Math.round(left + along * cardWidth),
      y,
      fan: mirrored && item.fan === 'right' ? 'left' : item.fan,
      room: Math.max(space, 0),
    });
  }
  return { cardWidth, cardHeight, height: Math.max(room.height, margin * 2 + block.height * cardHeight), spots };
}
