// Requests wait for each other, and what they ask for is chosen when their turn has come: two quick taps are two moves in a
// row and never one on a stale view.
import { EngineError } from '../../engine/engine';

export class Turns {
  /** Under way or waiting. */
  busy = $state(0);
  /** What went wrong in the last turn. */
  problem: EngineError | undefined = $state.raw();
  private queue: Promise<unknown> = Promise.resolve();

  /** Does it when all that was asked for before is done, and says whether it was done. Who does not complain keeps quiet about
   * everything but a broken engine. */
  async take(work: () => Promise<boolean>, complain = true): Promise<boolean> {
    const mine = this.queue.then(work);
    this.queue = mine.catch(() => undefined);
    this.busy += 1;
    try {
      const done = await mine;
      this.problem = undefined;
      return done;
    } catch (error) {
      if (!(error instanceof EngineError)) {
        throw error;
      }
      if (complain || error.broken) this.problem = error;
      return false;
    } finally {
      this.busy -= 1;
    }
  }
}
