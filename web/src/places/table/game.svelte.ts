// The game on the table: the engine plays it, this remembers its last view and keeps it in the browser.
// A move is kept before it is seen: whoever leaves then finds it again.
import { tick } from 'svelte';

import { tableEngine, type Request } from '../../engine/engine';
import type { Flight, GreedyStep, HistoryMove, TableChange, TableView, TableWords } from '../../engine/types';
import { Clock } from '../../state/clock.svelte';
import { playedNow } from '../../state/games.svelte';
import { settings } from '../../state/settings.svelte';
import { play, type Sound } from '../../state/sound';
import { countLost, countPlayed, countWon, statisticsOf } from '../../state/statistics';
import { randomDeal, type Deal } from './deals';
import { follow, identify, type Identities } from './identity';
import { soundOf } from './moveSound';
import { Shelf, type Kept } from './shelf';
import { Turns } from './turns.svelte';

export class TableGame {
  view: TableView | undefined = $state.raw();
  ids: Identities = $state.raw(new Map());
  flights: Flight[] = $state.raw([]);
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
  readonly turns = new Turns();
  readonly clock = new Clock();
  private readonly shelf: Shelf;

  constructor(readonly name: string) {
    this.shelf = new Shelf(name);
  }

  /** The kept game, if there is one and no other deal is asked for. */
  async open(deal: Deal | undefined, moves: string[]): Promise<void> {
    const { kept } = this.shelf;
    const same = deal === undefined || (deal.scheme === kept?.scheme && deal.deal === kept.deal && moves.length === 0);
    this.aside = this.shelf.aside;
    if (kept !== undefined && same) {
      // Nobody hears of a game that was kept and cannot be read: another one begins.
      if (await this.lay({ do: 'table.load', save: kept.save }, kept, false)) {
        return;
      }
    }
    const request = { game: this.name, ...(deal ?? randomDeal()) };
    const laid = await this.lay(moves.length > 0 ? { do: 'table.replay', ...request, moves } : { do: 'table.new', ...request });
    if (laid && kept?.counted && !kept.over) {
      this.aside = kept;
      this.shelf.putAside(kept);
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
    this.shelf.putAside(undefined);
    return aside;
  }

  play(move: string, byProgram = false): Promise<boolean> {
    return this.change(() => ({ do: 'table.play', move }), byProgram);
  }

  /** The move that is chosen on the table of then, if any. */
  playChosen(choose: (view: TableView) => string | undefined): Promise<boolean> {
    return this.change((view) => {
      const move = choose(view);
      return move === undefined ? undefined : { do: 'table.play', move };
    });
  }

  undo(): Promise<boolean> {
    return this.change((view) => (view.can_undo ? { do: 'table.undo' } : undefined), false, 'undo');
  }

  redo(): Promise<boolean> {
    return this.change((view) => (view.can_redo ? { do: 'table.redo' } : undefined));
  }

  restart(): Promise<boolean> {
    return this.change(() => ({ do: 'table.restart' }), false, 'draw');
  }

  goTo(n: number): Promise<boolean> {
    return this.change(() => ({ do: 'table.go_to', n }), false, 'undo');
  }

  /** Any request that answers with a changed table; false if there is none to make. */
  private change(choose: (view: TableView) => Request | undefined, byProgram = false, sound?: Sound): Promise<boolean> {
    return this.turns.take(async () => {
      const request = this.view && choose(this.view);
      if (request === undefined) {
        return false;
      }
      const [change, save] = await this.asked<TableChange>(request);
      await this.take(change, save, byProgram, sound);
      return true;
    });
  }

  /** The strategy gets ready to play from here. */
  beginStrategy(): Promise<boolean> {
    return this.turns.take(async () => {
      await tableEngine().call({ do: 'greedy.begin', seed: crypto.getRandomValues(new Uint32Array(1))[0] });
      return true;
    }, false);
  }

  /** The strategy makes its next move on the table, unless it is not `wanted` any more or somebody has played in between. */
  async step(wanted: () => boolean): Promise<GreedyStep | undefined> {
    let step: GreedyStep | undefined;
    await this.turns.take(async () => {
      if (wanted()) {
        const [made, save] = await this.asked<GreedyStep>({ do: 'greedy.next', lang: settings.lang });
        if (made.view !== undefined) {
          await this.take(made.view, save, true);
        }
        step = made;
      }
      return true;
    }, false);
    return step;
  }

  /** A request and the text of the position after it, asked for together. */
  private asked<T>(request: Request): Promise<[T, string]> {
    return Promise.all([tableEngine().call<T>(request), this.saved()]);
  }

  private async saved(): Promise<string> {
    const engine = tableEngine();
    const timed = engine.call({ do: 'table.seconds', seconds: this.clock.seconds });
    const [{ save }] = await Promise.all([engine.call<{ save: string }>({ do: 'table.save' }), timed]);
    return save;
  }

  private async take(change: TableChange, save: string, byProgram: boolean, sound?: Sound): Promise<void> {
    this.helped ||= byProgram;
    this.ids = follow(this.ids, change, change.flights);
    this.flights = change.flights;
    this.view = change;
    play(sound ?? soundOf(change, change.flights));
    this.count(change);
    this.keep(save);
    // The board is drawn and the hand is empty when the next turn comes.
    await tick();
  }

  private keep(save: string): void {
    this.save = save;
    const { scheme, deal } = this.view!.origin;
    this.shelf.keep({ save, scheme: scheme ?? '', deal: deal ?? '', counted: this.counted, helped: this.helped, over: this.over });
  }

  history(): Promise<{ moves: HistoryMove[]; made: number }> {
    return tableEngine().call({ do: 'table.history', lang: settings.lang });
  }

  words(): Promise<TableWords> {
    return tableEngine().call({ do: 'table.say', lang: settings.lang });
  }

  /** The time that has passed is kept too. */
  async keepTime(): Promise<void> {
    await this.turns.take(async () => {
      if (this.view !== undefined) {
        this.keep(await this.saved());
      }
      return true;
    });
  }

  close(): void {
    this.clock.stop();
    void this.keepTime();
  }

  private lay(request: Request, kept?: Kept, complain = true): Promise<boolean> {
    return this.turns.take(async () => {
      const engine = tableEngine();
      const [view, { save }] = await Promise.all([engine.call<TableView>(request), engine.call<{ save: string }>({ do: 'table.save' })]);
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
      this.keep(save);
      return true;
    }, complain);
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
