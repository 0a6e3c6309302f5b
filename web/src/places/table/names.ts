// What a screen reader hears: cards and piles by name.
import type { Card, Pile, TableView } from '../../engine/types';
import { t, type Key } from '../../text';

export function cardName(card: Card): string {
  if (card === null) {
    return t('card.hidden');
  }
  const rank = t(`card.rank.${card.slice(0, -1)}` as Key);
  return t('card.name', { rank, suit: t(`card.suit.${card.slice(-1)}` as Key) });
}

export function pileName(view: TableView, pile: Pile): string {
  const group = view.groups[pile.group]!;
  const named = t(`pile.${pile.kind}` as Key);
  if (pile.suit !== undefined) {
    return t('pile.ofSuit', { pile: named, suit: t(`card.suit.${pile.suit[0]!.toUpperCase()}` as Key) });
  }
  return group.piles.length === 1 ? named : `${named} ${group.piles.indexOf(pile.name) + 1}`;
}

/** 'seven of hearts, column 3, on eight of spades; 2 cards face down below' */
export function placeName(view: TableView, pile: Pile, place: number): string {
  const card = pile.cards[place]!;
  const where = pileName(view, pile);
  if (card === null) {
    return t('card.stack', { pile: where, n: pile.count });
  }
  const words = [cardName(card), where];
  const under = pile.cards[place - 1];
  if (typeof under === 'string' && (pile.kind === 'column' || pile.kind === 'reserve')) {
    words.push(t('card.on', { card: cardName(under) }));
  }
  const hidden = pile.kind === 'column' ? pile.cards.filter((one) => one === null).length : 0;
  return words.join(', ') + (hidden > 0 ? `; ${t('card.below', { n: hidden })}` : '');
}
