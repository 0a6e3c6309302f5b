// A game of peg solitaire on the page. One engine plays; this keeps what it answers and saves after every jump. A second one
// is asked for hints, solutions and reasons, a third one how things stand, jump by jump: none holds up another.
import { Engine } from '../../engine/engine';
import { playedNow } from '../../state/games.svelte';
import { settings } from '../../state/settings.svelte';
import { play } from '../../state/sound';
import { countLost, countPlayed, countWon } from '../../state/statistics';
import { isObject, read, write } from '../../state/storage.svelte';
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
  problem: unknown = $state.raw();
  thinking = $state(false);
  /** A solution was shown: the game counts no more. */
  helped = $state(false);
  /** The hole that was empty at the start; '' on a drawn board. */
  vacancy = $state('');
  readonly clock = new Clock();

  private readonly player = new Engine('study');
  private adviser = new Engine('study');
  private readonly watcher = new Engine('study');
  private solving = false;
  private place = 'english';
  /** The text of the game as it is shown. */
  private save = '';
  private asked = 0;
  private wantsCounts = false;

  close(): void {
    this.clock.stop();
    this.adviser.close();
    this.watcher.close();
    this.keep();
    // A jump that is under way is kept too.
    void this.player.call({ do: 'pegs.save' }).catch(() => undefined).finally(() => this.player.close());
  }

  /** Goes on with the game kept for this board, or begins one. */
  async open(place: string, beginning: Beginning): Promise<boolean> {
    const kept = read<Kept>(`pegs.${place}`, isObject);
    if (kept !== undefined && (await this.take({ do: 'pegs.load', save: kept.save }, place, false))) {
      this.helped = kept.helped;
      this.vacancy = kept.vacancy;
      this.clock.set(kept.seconds);
      void this.study();
      return true;
    }
    return this.begin(place, beginning);
  }

  async begin(place: string, beginning: Beginning): Promise<boolean> {
    const begun = await this.take({ do: 'pegs.new', ...beginning }, place);
    if (begun) {
      this.helped = false;
      const empty = this.view?.holes.filter((hole) => !hole.peg) ?? [];
      this.vacancy = empty.length === 1 ? (empty[0]?.name ?? '') : '';
      this.clock.set(0);
      this.kept();
    }
    return begun;
  }

  async play(jump: string): Promise<void> {
    const first = this.view?.jumps_made === 0;
    if (await this.take({ do: 'pegs.play', jump })) {
      playedNow(`pegs/${this.place}`);
      if (first) {
        countPlayed(`pegs/${this.place}`);
      }
      this.clock.start();
      play(this.view?.won === true ? 'win' : 'place');
      this.end();
      this.kept();
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
    const asked = this.view;
    this.solving = true;
    const line = await this.advise<PegsLine>({ do: 'pegs.solve', nodes: 2_000_000 });
    if (asked !== this.view) {
      return null;
    }
    this.solving = false;
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
    if (await this.take(request)) this.kept();
  }

  /** What is shown is kept: nobody sees a jump that a reload would take back. Nobody hears of a game that was kept and cannot be read: a new one begins. */
  private async take(request: { do: string; [field: string]: unknown }, place = this.place, complain = true): Promise<boolean> {
    try {
      const [view, { save }] = await Promise.all([this.player.call<PegsView>(request), this.player.call<{ save: string }>({ do: 'pegs.save' })]);
      // Colours are those of the holes of one board.
      if (place !== this.place || view.holes.length !== this.view?.holes.length) this.explanation = null;
      this.view = view;
      this.save = save;
      this.place = place;
      if (complain) this.keep();
      this.giveUpSolving();
      this.hint = null;
      this.problem = undefined;
      return true;
    } catch (error) {
      if (complain) this.problem = error;
      return false;
    }
  }

  /** Nobody waits any more for the solution of a position that is not there. */
  private giveUpSolving(): void {
    if (this.solving) {
      this.adviser.close();
      this.adviser = new Engine('study');
      this.solving = false;
    }
  }

  private kept(): void {
    this.keep();
    void this.study();
  }

  private keep(): void {
    if (this.save !== '') {
      write(`pegs.${this.place}`, { save: this.save, vacancy: this.vacancy, seconds: this.clock.seconds, helped: this.helped } satisfies Kept);
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

  /** What can still become of the position, better known with every step; what comes too late is dropped. */
  private async study(): Promise<void> {
    const turn = ++this.asked;
    const current = (): boolean => turn === this.asked;
    this.outlook = null;
    this.counts = null;
    this.thinking = settings.adviser;
    if (!settings.adviser) return;
    try {
      await this.watcher.call({ do: 'pegs.load', save: this.save });
      for (let done = false; !done && current(); ) {
        const looked = await this.watcher.call<PegsView & { done: boolean }>({ do: 'pegs.look' });
        done = looked.done;
        if (current()) this.outlook = looked;
      }
      if (current()) this.thinking = false;
      for (let done = false; !done && this.wantsCounts && current(); ) {
        const counted = await this.watcher.call<PegsCounts>({ do: 'pegs.counts' });
        done = counted.done;
        if (current()) this.counts = counted.counts;
      }
    } catch {
      // The place was left.
    }
  }

  private async advise<T>(request: { do: string; [field: string]: unknown }): Promise<T | null> {
    try {
      const adviser = this.adviser;
      await adviser.call({ do: 'pegs.load', save: this.save });
      return await adviser.call<T>(request);
    } catch {
      return null;
    }
  }
}
