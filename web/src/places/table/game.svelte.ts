// The game on the table: the engine plays it, this remembers its last view and keeps it in the browser.
//
// Requests wait for each other, so that two quick taps are two moves in a row and never one on a stale view.
import { adviserEngine, EngineError, tableEngine } from '../../engine/engine';
import type { Flight, HistoryMove, TableChange, TableView, TableWords } from '../../engine/types';
import { Clock } from '../../state/clock.svelte';
import { playedNow } from '../../state/games.svelte';
import { settings } from '../../state/settings.svelte';
import { play, type Sound } from '../../state/sound';
import { countLost, countPlayed, countWon, statisticsOf } from '../../state/statistics';
import { forget, isObject, read, write } from '../../state/storage.svelte';
import { follow, identify, type Identities } from './identity';

export interface Deal {
  scheme: string;
  deal: string;
}

interface Kept extends Deal {
  save: string;
  /** The game stands in the statistics; the program or somebody else played some of it; its end is counted. */
  counted: boolean;
  helped: boolean;
  over: boolean;
}

export class TableGame {
  view: TableView | undefined = $state.raw();
  ids: Identities = $state.raw(new Map());
  flights: Flight[] = $state.raw([]);
  problem: EngineError | undefined = $state.raw();
  /** Counts deals: a new one is drawn without flights. */
  deals = $state(0);
  /** Text of the position as the engine saves it: what the adviser looks at. */
  save = $state('');
  counted = $state(false);
  helped = $state(false);
  over = $state(false);
  /** The best time before this game was won; unknown when that was not just now. */
  best: number | null | undefined = $state();
  /** A game in the middle that a link to another deal has put aside. */
  aside: Kept | undefined = $state.raw();
  /** Changes under way or waiting for their turn. */
  busy = $state(0);
  readonly clock = new Clock();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(readonly name: string) {}

  /** The kept game, if there is one and no other deal is asked for. */
  async open(deal: Deal | undefined, moves: string[]): Promise<void> {
    const kept = read<Kept>(this.shelf, isObject);
    const same = deal === undefined || (deal.scheme === kept?.scheme && deal.deal === kept.deal && moves.length === 0);
    this.aside = read<Kept>(`${this.shelf}.aside`, isObject);
    if (kept !== undefined && same) {
      if (await this.lay({ do: 'table.load', save: kept.save }, kept)) {
        return;
      }
      this.problem = undefined;
    }
    const request = { game: this.name, ...(deal ?? randomDeal()) };
    const laid = await this.lay(moves.length > 0 ? { do: 'table.replay', ...request, moves } : { do: 'table.new', ...request });
    if (laid && kept?.counted && !kept.over) {
      this.aside = kept;
      write(`${this.shelf}.aside`, kept);
    }
  }

  /** Another deal takes the place of this one, which counts as given up; if there is no such deal nothing happens. */
  async deal(deal: Deal): Promise<boolean> {
    const given = this.counted && !this.over;
    const laid = await this.lay({ do: 'table.new', game: this.name, ...deal });
    if (laid) {
      this.takeAside();
      if (given) countLost(this.name);
    }
    return laid;
  }

  /** Goes back to the game that was put aside. */
  async fetch(): Promise<void> {
    const kept = this.takeAside();
    if (kept !== undefined) {
      await this.lay({ do: 'table.load', save: kept.save }, kept);
    }
  }

  private takeAside(): Kept | undefined {
    const { aside } = this;
    this.aside = undefined;
    forget(`${this.shelf}.aside`);
    return aside;
  }

  private get shelf(): string {
    return `table.${this.name}`;
  }

  play(move: string, byProgram = false): Promise<boolean> {
    return this.change({ do: 'table.play', move }, byProgram);
  }

  undo(): Promise<boolean> {
    return this.view?.can_undo ? this.change({ do: 'table.undo' }, false, 'undo') : Promise.resolve(false);
  }

  redo(): Promise<boolean> {
    return this.view?.can_redo ? this.change({ do: 'table.redo' }) : Promise.resolve(false);
  }

  restart(): Promise<boolean> {
    return this.change({ do: 'table.restart' }, false, 'draw');
  }

  goTo(n: number): Promise<boolean> {
    return this.change({ do: 'table.go_to', n }, false, 'undo');
  }

  /** Any request that answers with a changed table. */
  change(request: { do: string; [field: string]: unknown }, byProgram = false, sound?: Sound): Promise<boolean> {
    return this.inTurn(async () => {
      const change = await tableEngine().call<TableChange>(request);
      await this.take(change, change.flights, byProgram, sound);
    });
  }

  /** A table somebody else asked for: the strategy plays on the same one. */
  show(change: TableChange): Promise<boolean> {
    return this.inTurn(() => this.take(change, change.flights, true));
  }

  private async take(view: TableView, flights: Flight[], byProgram: boolean, sound?: Sound): Promise<void> {
    this.helped ||= byProgram;
    this.ids = follow(this.ids, view, flights);
    this.flights = flights;
    this.view = view;
    play(sound ?? soundOf(view, flights));
    this.count(view);
    await this.keep();
  }

  async keep(): Promise<void> {
    const engine = tableEngine();
    await engine.call({ do: 'table.seconds', seconds: this.clock.seconds });
    const { save } = await engine.call<{ save: string }>({ do: 'table.save' });
    this.save = save;
    const { scheme, deal } = this.view!.origin;
    const kept: Kept = { save, scheme: scheme ?? '', deal: deal ?? '', counted: this.counted, helped: this.helped, over: this.over };
    write(this.shelf, kept);
  }

  history(): Promise<{ moves: HistoryMove[]; made: number }> {
    return tableEngine().call({ do: 'table.history', lang: settings.lang });
  }

  words(): Promise<TableWords> {
    return tableEngine().call({ do: 'table.say', lang: settings.lang });
  }

  close(): void {
    this.clock.stop();
    if (this.view !== undefined) {
      void this.inTurn(() => this.keep());
    }
  }

  private lay(request: { do: string; [field: string]: unknown }, kept?: Kept): Promise<boolean> {
    return this.inTurn(async () => {
      const view = await tableEngine().call<TableView>(request);
      this.counted = kept?.counted ?? false;
      this.helped = kept?.helped ?? view.moves_made > 0;
      this.over = kept?.over ?? view.won;
      this.best = undefined;
      this.clock.set(view.seconds);
      this.ids = identify(view);
      this.flights = [];
      this.view = view;
      this.deals += 1;
      playedNow(this.name);
      if (view.moves_made > 0 && !view.won) {
        this.clock.start();
      }
      await this.keep();
    });
  }

  private async inTurn(work: () => Promise<void>): Promise<boolean> {
    const mine = this.queue.then(work);
    this.queue = mine.catch(() => undefined);
    this.busy += 1;
    try {
      await mine;
      this.problem = undefined;
      return true;
    } catch (error) {
      if (!(error instanceof EngineError)) {
        throw error;
      }
      this.problem = error;
      return false;
    } finally {
      this.busy -= 1;
    }
  }

  private count(view: TableView): void {
    if (!this.counted && view.moves_made > 0) {
      this.counted = true;
      countPlayed(this.name);
    }
    if (view.won) {
      this.clock.stop();
      if (!this.over) {
        this.over = true;
        play('win');
        this.best = statisticsOf(this.name).bestTime;
        if (!this.helped) {
          countWon(this.name, this.clock.seconds, view.moves_made);
        }
      }
    } else if (view.moves_made > 0) {
      this.clock.start();
    }
  }

}

export function randomDeal(scheme = 'sabar'): Deal {
  return { scheme, deal: String(1 + (crypto.getRandomValues(new Uint32Array(1))[0]! % 999_999_999)) };
}

/** A deal by another shuffle than the usual one. */
export function shuffledDeal(game: string, algorithm: string): Promise<Deal> {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0];
  return adviserEngine().call<Deal>({ do: 'deals.shuffle', game, algorithm, seed });
}

function soundOf(view: TableView, flights: Flight[]): Sound {
  const last = flights.at(-1);
  const kind = (name: string | undefined): string => view.piles.find((pile) => pile.name === name)?.kind ?? '';
  if (kind(last?.to) === 'foundation' || kind(last?.to) === 'discard') {
    return 'home';
  }
  return kind(last?.from) === 'stock' ? 'draw' : 'place';
}
