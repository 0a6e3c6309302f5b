// What a hand may do, looked up in the view: the engine has listed every destination.
import type { Destination, Source, TableView } from '../../engine/types';

export function sourceOf(view: TableView, pile: string, place: number): Source | undefined {
  const here = view.piles.find((one) => one.name === pile);
  if (here === undefined) {
    return undefined;
  }
  // The pile of a row moves as one, whatever card of it is touched.
  const whole = here.kind === 'row';
  return view.destinations.find((source) => source.pile === pile && (whole || source.count === here.count - place));
}

/** The move that touching a pile itself makes: to draw, or to turn the waste over. */
export function touchMove(view: TableView, pile: string): string | undefined {
  const touched = view.legal.find((legal) => legal.card === undefined && legal.from === pile && legal.move !== 'redeal');
  return (touched ?? view.legal.find((legal) => legal.card === undefined && legal.to === pile))?.move;
}

export function drawMove(view: TableView): string | undefined {
  const stock = view.piles.find((pile) => pile.kind === 'stock');
  return stock && touchMove(view, stock.name);
}

/** The move without any pile: all cards are gathered and dealt again. */
export function gatherMove(view: TableView): string | undefined {
  return view.legal.find((legal) => legal.from === undefined && legal.to === undefined && legal.card === undefined)?.move;
}

function isHome(view: TableView, name: string): boolean {
  const kind = view.piles.find((pile) => pile.name === name)?.kind;
  return kind === 'foundation' || kind === 'discard' || kind === 'hole';
}

export function homeOf(view: TableView, source: Source): Destination | undefined {
  return source.to.find((to) => isHome(view, to.pile));
}

/** Destinations that differ for the player: of several empty piles of one group only the first. */
export function choices(view: TableView, source: Source): Destination[] {
  const empty = new Set<number>();
  return source.to.filter((to) => {
    const pile = view.piles.find((one) => one.name === to.pile)!;
    if (pile.count > 0 || pile.kind === 'grid') {
      return true;
    }
    const first = !empty.has(pile.group);
    empty.add(pile.group);
    return first;
  });
}

/** Where a second tap sends the cards: home if they can, else onto cards, else anywhere. */
export function favourite(view: TableView, source: Source): Destination | undefined {
  const onCards = source.to.find((to) => view.piles.some((pile) => pile.name === to.pile && pile.count > 0 && pile.kind !== 'cell'));
  return homeOf(view, source) ?? onCards ?? source.to[0];
}
