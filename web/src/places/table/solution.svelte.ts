// A winning line that can be followed, forward and back: the moves are made and taken back on the table itself.
import type { Line } from '../../engine/types';
import { announce } from '../../parts/Live.svelte';
import type { Adviser } from './adviser.svelte';
import type { TableGame } from './game.svelte';

export class Solution {
  open = $state(false);
  waiting = $state(false);
  moves: Line['moves'] = $state.raw([]);
  at = $state(0);
  private walking = false;
  private wanted = 0;
  /** The position the line begins at. */
  private asked = '';
  private begin = 0;
  private turn = 0;

  constructor(
    private readonly game: TableGame,
    private readonly adviser: Adviser,
  ) {}

  /** Ends when the table has left the line by a move of the player. */
  watch(movesMade: number): void {
    if (this.open && !this.waiting && !this.walking && movesMade !== this.begin + this.at) {
      this.open = false;
    }
  }

  /** Looks for a line from here; once more if the table has changed in the meantime. */
  async find(): Promise<void> {
    if (this.game.save === '') {
      return;
    }
    const turn = ++this.turn;
    this.open = true;
    this.waiting = true;
    this.moves = [];
    this.at = 0;
    for (this.asked = ''; this.asked !== this.game.save && turn === this.turn; ) {
      this.asked = this.game.save;
      this.begin = this.game.view?.moves_made ?? 0;
      this.adviser.look(this.asked);
      await this.adviser.settled();
      const line = this.adviser.verdict === 'solved' ? await this.adviser.line() : undefined;
      if (turn !== this.turn) {
        return;
      }
      this.moves = line?.moves ?? [];
    }
    this.waiting = false;
  }

  /** The reasons once more, in the language of now: the adviser goes back to where the line begins and finds it again. */
  async sayAgain(): Promise<void> {
    if (!this.open || this.waiting || this.moves.length === 0) {
      return;
    }
    const { turn } = this;
    this.adviser.look(this.asked);
    const line = await this.adviser.line();
    if (turn === this.turn && line?.moves.length === this.moves.length && line.moves.every(({ move }, i) => move === this.moves[i]!.move)) {
      this.moves = line.moves;
    }
  }

  close(): void {
    this.turn += 1;
    this.open = false;
    this.waiting = false;
  }

  /** Goes to a place of the line, move by move. Later wishes replace earlier ones. */
  async go(step: number): Promise<void> {
    this.wanted = Math.max(0, Math.min(step, this.moves.length));
    if (this.walking) {
      return;
    }
    this.walking = true;
    while (this.open && this.at !== this.wanted) {
      const forward = this.at < this.wanted;
      const done = forward ? await this.game.play(this.moves[this.at]!.move, true) : await this.game.undo();
      if (!done) {
        this.open = false;
        break;
      }
      this.at += forward ? 1 : -1;
    }
    this.walking = false;
    announce(this.moves[this.at - 1]?.text ?? '');
  }
}
