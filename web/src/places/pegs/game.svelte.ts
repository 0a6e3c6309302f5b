// A game of peg solitaire on the page. The engine plays; this keeps what it answers, saves after every jump, and asks a
// second engine how things stand, which may take its time without holding up a jump.
import { Engine, EngineError } from '../../engine/engine';
import { settings } from '../../state/settings.svelte';
import { play } from '../../state/sound';
import { countLost, countPlayed, countWon } from '../../state/statistics';
import { read, write } from '../../state/storage';
import { Clock } from '../../state/clock.svelte';
import type { PegsCounts, PegsExplanation, PegsHint, PegsLine, PegsView } from './types';

interface Kept {
  save: string;
  vacancy: string;
  seconds: number;
  helped: boolean;
}

export interface Beginning {
  board?: string;
  text?: string;
  vacancy?: string;
  finish?: string;
}

export class PegsGame {
  view = $state.raw<PegsView | null>(null);
  /** The same position with what is known about it; null while that is being found out. */
  outlook = $state.raw<PegsView | null>(null);
  counts = $state.raw<PegsCounts['counts']>(null);
  explanation = $state.raw<PegsExplanation | null>(null);
  hint = $state.raw<PegsHint | null>(null);
  problem = $state('');
  thinking = $state(false);
  /** A solution was shown: the game counts no more. */
  helped = $state(false);
  /** The hole that was empty at the start; '' on a drawn board. */
  vacancy = $state('');
  readonly clock = new Clock();

  private readonly player = new Engine();
  private adviser = new Engine();
  private place = 'english';
  private asked = 0;
  private wantsCounts = false;

  close(): void {
    this.clock.stop();
    this.adviser.close();
    void this.keep().finally(() => this.player.close());
  }

  /** Goes on with the game kept for this board, or begins one. */
  async open(place: string, beginning: Beginning): Promise<void> {
    const kept = read<Kept>(`pegs.${place}`);
    this.place = place;
    if (kept !== undefined && (await this.take({ do: 'pegs.load', save: kept.save }))) {
      this.helped = kept.helped;
      this.vacancy = kept.vacancy;
      this.clock.set(kept.seconds);
      void this.study();
      return;
    }
    await this.begin(place, beginning);
  }

  async begin(place: string, beginning: Beginning): Promise<boolean> {
    this.place = place;
    const begun = await this.take({ do: 'pegs.new', ...beginning });
    if (begun) {
      this.helped = false;
      const empty = this.view?.holes.filter((hole) => !hole.peg) ?? [];
      this.vacancy = empty.length === 1 ? (empty[0]?.name ?? '') : '';
      this.clock.set(0);
      await this.kept();
    }
    return begun;
  }

  async play(jump: string): Promise<void> {
    const first = this.view?.jumps_made === 0;
    if (await this.take({ do: 'pegs.play', jump })) {
      if (first) {
        countPlayed(`pegs/${this.place}`);
      }
      this.clock.start();
      play(this.view?.won === true ? 'win' : 'place');
      this.end();
      await this.kept();
    }
  }

  undo = () => this.move({ do: 'pegs.undo' });
  redo = () => this.move({ do: 'pegs.redo' });
  /** A new attempt; the old line can still be walked through. */
  restart = (): Promise<void> => {
    this.clock.set(0);
    this.helped = false;
    return this.move({ do: 'pegs.restart' });
  };
  goTo = (n: number) => this.move({ do: 'pegs.go_to', n });

  async askHint(): Promise<void> {
    this.hint = await this.advise<PegsHint>({ do: 'pegs.hint', lang: settings.lang });
  }

  /** Puts the line of a solution behind the present place, to be walked through. */
  async solve(): Promise<PegsLine | null> {
    const line = await this.advise<PegsLine>({ do: 'pegs.solve', nodes: 2_000_000 });
    const start = this.view?.jumps_made ?? 0;
    if (line !== null && line.jumps.length > 0) {
      this.helped = true;
      await this.player.call({ do: 'pegs.play', jump: line.jumps.join(' ') });
      await this.goTo(start);
    }
    return line;
  }

  async explain(): Promise<void> {
    this.explanation = await this.advise<PegsExplanation>({ do: 'pegs.explain', lang: settings.lang });
  }

  count(wanted: boolean): void {
    this.wantsCounts = wanted;
    if (wanted) {
      void this.study();
    } else {
      this.counts = null;
    }
  }

  private async move(request: { do: string; n?: number }): Promise<void> {
    if (await this.take(request)) await this.kept();
  }

  private async take(request: { do: string; [field: string]: unknown }): Promise<boolean> {
    try {
      this.view = await this.player.call<PegsView>(request);
      this.hint = null;
      this.problem = '';
      return true;
    } catch (error) {
      this.problem = error instanceof EngineError ? [error.message, error.hint].filter(Boolean).join('. ') : String(error);
      return false;
    }
  }

  private async kept(): Promise<void> {
    await this.keep();
    void this.study();
  }

  private async keep(): Promise<void> {
    const place = this.place;
    try {
      const { save } = await this.player.call<{ save: string }>({ do: 'pegs.save' });
      write(`pegs.${place}`, { save, vacancy: this.vacancy, seconds: this.clock.seconds, helped: this.helped } satisfies Kept);
    } catch {
      // There is no game yet.
    }
  }

  private end(): void {
    if (this.view === null || !(this.view.won || this.view.stuck)) {
      return;
    }
    this.clock.stop();
    if (this.helped) {
      return;
    }
    if (this.view.won) {
      countWon(`pegs/${this.place}`, this.clock.seconds, this.view.moves_made);
    } else {
      countLost(`pegs/${this.place}`);
    }
  }

  /** What can still become of the position; an answer that comes too late is dropped. */
  private async study(): Promise<void> {
    const turn = ++this.asked;
    this.outlook = null;
    this.counts = null;
    if (!settings.adviser) return;
    if (this.thinking && (this.view?.holes.length ?? 0) > 33) {
      this.adviser.close();
      this.adviser = new Engine();
    }
    this.thinking = true;
    const outlook = await this.advise<PegsView>({ do: 'pegs.view', outlook: true });
    if (turn !== this.asked) return;
    this.outlook = outlook;
    this.thinking = false;
    let answer: PegsCounts | null = null;
    while (this.wantsCounts && turn === this.asked && answer?.done !== true) {
      answer = await this.advise<PegsCounts>({ do: 'pegs.counts' });
      if (answer === null) return;
      if (turn === this.asked) this.counts = answer.counts;
    }
  }

  private async advise<T>(request: { do: string; [field: string]: unknown }): Promise<T | null> {
    try {
      const adviser = this.adviser;
      const { save } = await this.player.call<{ save: string }>({ do: 'pegs.save' });
      await adviser.call({ do: 'pegs.load', save });
      return await adviser.call<T>(request);
    } catch {
      return null;
    }
  }
}
