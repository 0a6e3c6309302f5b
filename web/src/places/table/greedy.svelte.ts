// The strategy plays on, one visible move after the other, until it ends or is stopped.
import { tableEngine } from '../../engine/engine';
import type { GreedyStep } from '../../engine/types';
import { announce } from '../../parts/Live.svelte';
import { settings } from '../../state/settings.svelte';
import type { TableGame } from './game.svelte';

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
    const engine = tableEngine();
    try {
      await engine.call({ do: 'greedy.begin', seed: crypto.getRandomValues(new Uint32Array(1))[0] });
      while (turn === this.turn) {
        const step = await engine.call<GreedyStep>({ do: 'greedy.next', lang: settings.lang });
        if (step.view === undefined) {
          this.end(step);
          break;
        }
        this.text = step.text ?? '';
        this.moves += 1;
        await this.game.take(step.view, step.view.flights, true);
        await new Promise((resolve) => setTimeout(resolve, 1000 / this.speed));
      }
    } finally {
      if (turn === this.turn) {
        this.running = false;
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
    this.text = step.ending ?? '';
    announce(this.text);
  }
}
