// The strategy plays on, one visible move after the other, until it ends or is stopped.
import type { GreedyStep } from '../../engine/types';
import { announce } from '../../parts/Live.svelte';
import { t } from '../../text';
import type { TableGame } from './game.svelte';

/** How it ended, as a sentence. */
const ending = (step: GreedyStep): string => (step.won === true ? t('table.greedyWon') : (step.ending ?? ''));

export class Greedy {
  /** Its panel is shown: it runs, or says how it ended. */
  open = $state(false);
  running = $state(false);
  /** What it did last and why; at the end, how it ended. */
  text = $state('');
  won: boolean | undefined = $state();
  moves = $state(0);
  /** Moves a second. */
  speed = $state(3);
  private turn = 0;

  constructor(private readonly game: TableGame) {}

  async start(): Promise<void> {
    const turn = ++this.turn;
    this.open = true;
    this.running = true;
    this.won = undefined;
    this.moves = 0;
    this.text = '';
    if (await this.game.beginStrategy()) {
      while (turn === this.turn) {
        const step = await this.game.step(() => turn === this.turn);
        // Nothing: somebody has moved a card in between, the table is his.
        if (step === undefined) {
          break;
        }
        if (step.view === undefined) {
          this.end(step);
          break;
        }
        this.text = step.text ?? '';
        this.moves += 1;
        await new Promise((resolve) => setTimeout(resolve, 1000 / this.speed));
      }
    }
    if (turn === this.turn) {
      this.running = false;
    }
  }

  /** How it ended once more, in the language of now. Of a move in the middle nobody asks again. */
  async sayAgain(): Promise<void> {
    if (this.open && !this.running && this.text !== '') {
      const { turn } = this;
      const step = this.won === undefined ? undefined : await this.game.step(() => turn === this.turn);
      if (turn === this.turn) {
        this.text = step === undefined ? '' : ending(step);
      }
    }
  }

  stop(): void {
    this.turn += 1;
    this.running = false;
  }

  close(): void {
    this.stop();
    this.open = false;
    this.text = '';
    this.won = undefined;
  }

  private end(step: GreedyStep): void {
    this.won = step.won ?? false;
    this.text = ending(step);
    announce(this.text);
  }
}
