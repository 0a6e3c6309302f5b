// Deals by scheme and number: any one, or one by another shuffle.
import { adviserEngine } from '../../engine/engine';

export interface Deal {
  scheme: string;
  deal: string;
}

export function randomDeal(scheme = 'sabar'): Deal {
  return { scheme, deal: String(1 + (crypto.getRandomValues(new Uint32Array(1))[0]! % 999_999_999)) };
}

/** A deal by another shuffle than the usual one. */
export function shuffledDeal(game: string, algorithm: string): Promise<Deal> {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0];
  return adviserEngine().call<Deal>({ do: 'deals.shuffle', game, algorithm, seed });
}
