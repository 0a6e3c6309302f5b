// The example of the paper on Sattolo's shuffle: its draws for i = 51 … 1, and its numbers for the cards: 1 to 13 hearts,
// 14 to 26 diamonds, 27 to 39 clubs, 40 to 52 spades, the ace low.
export const paperDraws =
  '48 30 6 16 35 42 34 32 9 30 1 8 1 30 2 8 29 24 4 0 24 26 0 20 2 16 16 8 16 0 20 16 0 0 1 0 0 7 12 8 3 6 0 0 1 4 1 0 2 0 0';

export function cardOfNumber(number: number): { text: string; red: boolean; } {
  const suit = Math.floor((number - 1) / 13);
  const rank = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'][(number - 1) % 13]!;
  return { text: `${rank}${'♥♦♣♠'[suit]!}`, red: suit < 2 };
}
