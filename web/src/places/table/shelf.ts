// Where the browser keeps the game of a table: the one that lies there, and one that a link to another deal has put aside.
import { forget, isObject, read, write } from '../../state/storage.svelte';
import type { Deal } from './deals';

export interface Kept extends Deal {
  save: string;
  /** The game stands in the statistics; the program or somebody else played some of it; its end is counted. */
  counted: boolean;
  helped: boolean;
  over: boolean;
}

export class Shelf {
  private readonly here: string;

  constructor(game: string) {
    this.here = `table.${game}`;
  }

  get kept(): Kept | undefined {
    return read<Kept>(this.here, isObject);
  }

  get aside(): Kept | undefined {
    return read<Kept>(`${this.here}.aside`, isObject);
  }

  keep(kept: Kept): void {
    write(this.here, kept);
  }

  putAside(kept: Kept | undefined): void {
    if (kept === undefined) {
      forget(`${this.here}.aside`);
    } else {
      write(`${this.here}.aside`, kept);
    }
  }
}
