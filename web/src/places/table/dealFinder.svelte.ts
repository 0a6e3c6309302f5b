// Looks for a deal that can be won, in slices, until one is found or nobody waits for it any more.
import { adviserEngine } from '../../engine/engine';
import type { DealSearch, FoundDeal } from '../../engine/types';

export type Level = 'any' | 'easy' | 'medium' | 'hard';

export class DealFinder {
  searching = $state(false);
  deals = $state(0);
  private turn = 0;

  async find(game: string, level: Level): Promise<FoundDeal | undefined> {
    const turn = ++this.turn;
    this.searching = true;
    this.deals = 0;
    const engine = adviserEngine();
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const wanted = level === 'any' ? {} : { level };
    let search = await engine.call<DealSearch>({ do: 'deals.find', game, scheme: 'sabar', seed, ...wanted });
    while (!search.done && turn === this.turn) {
      search = await engine.call<DealSearch>({ do: 'deals.step', nodes: 8192 });
      this.deals = search.deals;
    }
    if (turn !== this.turn) {
      return undefined;
    }
    this.searching = false;
    return search.found ?? undefined;
  }

  stop(): void {
    this.turn += 1;
    this.searching = false;
  }
}
