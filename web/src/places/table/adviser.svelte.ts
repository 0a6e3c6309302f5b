// Whether the game can still be won: a search in a worker of its own, in slices, begun again at every new position.
//
// When a position is lost, a second search looks for the move that lost it.
import { adviserEngine } from '../../engine/engine';
import type { Advice, Hint, Line, Loss, Verdict } from '../../engine/types';
import { settings } from '../../state/settings.svelte';

const kSliceMilliseconds = 20;

export class Adviser {
  thinking = $state(false);
  verdict: Verdict = $state('unknown');
  halt: string | null = $state(null);
  loss: Loss | undefined = $state.raw();
  private save = '';
  private turn = 0;
  private work: Promise<void> = Promise.resolve();
  private nodes = 4096;

  /** Looks at this position from now on. */
  look(save: string): void {
    if (save === this.save) {
      return;
    }
    this.stop();
    this.save = save;
    this.verdict = 'unknown';
    this.halt = null;
    this.loss = undefined;
    this.thinking = true;
    const turn = this.turn;
    this.work = this.work.then(() => this.search(turn, save)).catch(() => undefined);
  }

  stop(): void {
    this.turn += 1;
    this.save = '';
    this.thinking = false;
  }

  /** Waits for the end of the search. */
  settled(): Promise<void> {
    return this.work;
  }

  /** A hint for the position looked at, once the search has ended; none if nobody looks at it any more. */
  hint(): Promise<Hint | undefined> {
    return this.ask({ do: 'advise.hint', lang: settings.lang });
  }

  line(): Promise<Line | undefined> {
    return this.ask({ do: 'advise.line', lang: settings.lang });
  }

  /** The words about the losing move once more, in the language of now. */
  async sayAgain(): Promise<void> {
    const { loss } = this;
    const said = loss && (await this.ask<Loss>({ do: 'loss.result', lang: settings.lang }));
    if (said !== undefined && loss === this.loss) {
      this.loss = said;
    }
  }

  private async ask<T>(request: { do: string; lang: string }): Promise<T | undefined> {
    const turn = this.turn;
    await this.work;
    try {
      return turn === this.turn ? await adviserEngine().call<T>(request) : undefined;
    } catch {
      return undefined;
    }
  }

  private async search(turn: number, save: string): Promise<void> {
    const engine = adviserEngine();
    const current = (): boolean => turn === this.turn;
    if (!current()) {
      return;
    }
    let advice = await engine.call<Advice>({ do: 'advise.look', save });
    while (!advice.done && current()) {
      advice = await this.slice<Advice>('advise.step');
    }
    if (!current()) {
      return;
    }
    this.verdict = advice.verdict;
    this.halt = advice.halt;
    if (advice.verdict === 'unsolvable') {
      await this.searchLoss(save, current);
    }
    if (current()) {
      this.thinking = false;
    }
  }

  private async searchLoss(save: string, current: () => boolean): Promise<void> {
    const engine = adviserEngine();
    let loss = await engine.call<{ done: boolean }>({ do: 'loss.look', save, lost: true });
    while (!loss.done && current()) {
      loss = await this.slice<{ done: boolean }>('loss.step');
    }
    if (current()) {
      this.loss = await engine.call<Loss>({ do: 'loss.result', lang: settings.lang });
    }
  }

  /** One slice, as many nodes as the last ones say fit into its time. */
  private async slice<T>(request: string): Promise<T> {
    const begin = performance.now();
    const answer = await adviserEngine().call<T>({ do: request, nodes: Math.round(this.nodes) });
    const factor = kSliceMilliseconds / Math.max(1, performance.now() - begin);
    this.nodes = Math.min(65536, Math.max(256, this.nodes * Math.min(2, Math.max(0.5, factor))));
    return answer;
  }
}
