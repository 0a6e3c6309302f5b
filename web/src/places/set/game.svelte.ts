// A game of SET on the page: the cards chosen so far, the clock, and what the engine answers.
import { Engine } from '../../engine/engine';
import { Clock } from '../../state/clock.svelte';
import { playedNow } from '../../state/games.svelte';
import { settings } from '../../state/settings.svelte';
import { play } from '../../state/sound';
import { countPlayed, countWon, statisticsOf } from '../../state/statistics';
import { isText, read, write } from '../../state/storage.svelte';
import type { SetAnswer, SetHint, SetView } from './types';

export class SetGame {
  view = $state.raw<SetView | null>(null);
  chosen = $state<string[]>([]);
  hinted = $state.raw<string[]>([]);
  /** The cards of a wrong call, for as long as it is shown, and why it was wrong. */
  wrong = $state.raw<string[]>([]);
  objections = $state.raw<string[]>([]);
  said = $state('');
  problem: unknown = $state.raw();
  /** The best time before this game ended. */
  best = $state<number | null>(null);
  readonly clock = new Clock();

  private readonly engine = new Engine('study');

  close(): void {
    this.clock.stop();
    void this.keep().finally(() => this.engine.close());
  }

  async open(): Promise<void> {
    const save = read<string>('set.game', isText);
    if (save === undefined || (await this.take({ do: 'set.load', save }, null)) === null) {
      await this.begin('set', true);
      return;
    }
    this.clock.set(this.view?.seconds ?? 0);
    if (this.view?.finished === false) {
      this.clock.start();
    }
  }

  async begin(game: string, moreByItself: boolean): Promise<void> {
    const deal = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
    if ((await this.take({ do: 'set.new', game, deal: String(deal), more_by_itself: moreByItself }, 0)) !== null) {
      this.said = '';
      countPlayed(game);
      this.clock.set(0);
      this.clock.start();
    }
  }

  async choose(code: string): Promise<'right' | 'wrong' | null> {
    // While a call is being judged no other card can be chosen.
    if (this.view === null || this.view.finished || this.paused || this.chosen.length >= this.view.taken_together) {
      return null;
    }
    this.chosen = this.chosen.includes(code) ? this.chosen.filter((other) => other !== code) : [...this.chosen, code];
    if (this.chosen.length < this.view.taken_together) {
      return null;
    }
    const cards = this.chosen;
    const answer = await this.take<SetAnswer>({ do: 'set.call', cards: cards.join(' '), lang: settings.lang });
    return this.judged(answer, cards);
  }

  async more(): Promise<'right' | 'wrong' | null> {
    return this.judged(await this.take<SetAnswer>({ do: 'set.more', lang: settings.lang }), []);
  }

  async hint(count: number): Promise<void> {
    const answer = await this.take<SetHint>({ do: 'set.hint', count });
    this.hinted = answer?.cards ?? [];
  }

  undo = () => this.move('set.undo');
  redo = () => this.move('set.redo');

  get paused(): boolean {
    return this.view !== null && !this.view.finished && !this.clock.running;
  }

  pause(): void {
    if (this.clock.running) {
      this.clock.stop();
    } else {
      this.clock.start();
    }
    void this.keep();
  }

  private async judged(answer: SetAnswer | null, cards: string[]): Promise<'right' | 'wrong' | null> {
    if (answer === null) {
      return null;
    }
    playedNow('set');
    this.wrong = answer.answer === 'wrong' ? cards : [];
    this.objections = answer.objections;
    play(answer.finished ? 'win' : answer.answer === 'wrong' ? 'refuse' : cards.length > 0 ? 'home' : 'draw');
    if (answer.finished && this.clock.running) {
      this.clock.stop();
      this.best = statisticsOf(answer.game).bestTime;
      // A game with hints is not held against the best times.
      if (answer.hints === 0) {
        countWon(answer.game, this.clock.seconds, answer.taken + answer.wrong);
      }
    }
    return answer.answer;
  }

  private async move(request: string): Promise<void> {
    await this.take({ do: request });
  }

  /** What is shown is kept, with the seconds it has taken. Without them it is the kept game itself; nobody hears of one that cannot be read: a new one begins. */
  private async take<T extends SetView>(request: { do: string; [field: string]: unknown }, seconds: number | null = this.clock.seconds): Promise<T | null> {
    try {
      const [answer, save] = await Promise.all([this.engine.call<T>(request), seconds === null ? null : this.saved(seconds)]);
      this.view = answer;
      if (save !== null) write('set.game', save);
      this.chosen = [];
      this.wrong = [];
      this.hinted = [];
      this.problem = undefined;
      return answer;
    } catch (error) {
      this.chosen = [];
      if (seconds !== null) this.problem = error;
      return null;
    }
  }

  private async saved(seconds: number): Promise<string> {
    const [, { save }] = await Promise.all([this.engine.call({ do: 'set.seconds', seconds }), this.engine.call<{ save: string }>({ do: 'set.save' })]);
    return save;
  }

  private async keep(): Promise<void> {
    try {
      write('set.game', await this.saved(this.clock.seconds));
    } catch {
      // There is no game yet.
    }
  }
}
