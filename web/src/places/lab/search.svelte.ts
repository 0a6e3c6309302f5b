// A search being watched: what the engine reports, event by event, and the tree that grows from it.
//
// Events are kept, so that one can walk back. A board entered becomes a node; a chain of jumps stays in one column, and
// after a step back the next board begins a new column. So the tree never has to be laid out again.
import { Engine } from '../../engine/engine';
import { holePoint } from '../pegs/geometry';
import type { PegsView } from '../pegs/types';
import type { SearchEvent, SearchSlice } from './types';

export interface TreeNode {
  parent: number;
  depth: number;
  column: number;
  kind: 'open' | 'left' | 'seen' | 'dead' | 'found';
}

export interface SearchTask {
  board?: string;
  text?: string;
  vacancy?: string;
  finish?: string;
  method: string;
}

const mostEvents = 300_000;

export class WatchedSearch {
  at = $state(0);
  known = $state(0);
  done = $state(false);
  verdict = $state('');
  problem: unknown = $state.raw();
  /** Grows with every change of the tree. */
  drawn = $state(0);
  boards = $state(0);
  seen = $state(0);
  dead = $state(0);
  view = $state.raw<PegsView | null>(null);

  nodes: TreeNode[] = [];
  path: number[] = [];
  private readonly engine = new Engine('study');
  private events: SearchEvent[] = [];
  private start: PegsView | null = null;
  private pegs: boolean[] = [];
  private jumps: string[] = [];
  private turned = true;
  private reading: Promise<void> | null = null;

  close(): void {
    this.engine.close();
  }

  async begin(task: SearchTask): Promise<void> {
    try {
      const { method, ...board } = task;
      this.start = await this.engine.call<PegsView>({ do: 'pegs.new', ...board });
      await this.engine.call({ do: 'lab.search', ...board, method });
      this.events = [];
      this.done = false;
      this.known = 0;
      this.verdict = '';
      this.problem = undefined;
      this.reset();
    } catch (error) {
      this.problem = error;
    }
  }

  get full(): boolean {
    return this.known >= mostEvents;
  }

  async goTo(step: number): Promise<void> {
    if (step > this.known && !this.done && !this.full) {
      this.reading ??= this.read(step - this.known + 64)
        .catch((error: unknown) => void (this.problem = error))
        .finally(() => (this.reading = null));
      await this.reading;
    }
    const target = Math.min(step, this.known);
    if (target < this.at) {
      this.reset();
    }
    while (this.at < target) {
      const event = this.events[this.at++];
      if (event !== undefined) {
        this.take(event);
      }
    }
    this.show();
  }

  private async read(events: number): Promise<void> {
    const slice = await this.engine.call<SearchSlice>({ do: 'lab.search.step', events: Math.min(events, 20_000) });
    this.events.push(...slice.events);
    this.known = this.events.length;
    this.done = slice.done;
    this.verdict = slice.verdict;
  }

  private reset(): void {
    this.at = 0;
    this.nodes = [{ parent: -1, depth: 0, column: 0, kind: 'open' }];
    this.path = [0];
    this.jumps = [];
    this.turned = false;
    this.boards = 1;
    this.seen = 0;
    this.dead = 0;
    this.pegs = this.start?.holes.map((hole) => hole.peg) ?? [];
    this.show();
  }

  private take(event: SearchEvent): void {
    if (event.kind === 'enter' && event.jump !== null) {
      this.grow('open', event.jump);
      this.boards += 1;
    } else if (event.kind === 'seen' && event.jump !== null) {
      this.grow('seen', event.jump);
      this.seen += 1;
      this.leave();
    } else if (event.kind === 'dead') {
      this.mark('dead');
      this.dead += 1;
    } else if (event.kind === 'found') {
      this.mark('found');
    } else if (event.kind === 'back') {
      this.leave();
    }
  }

  private grow(kind: TreeNode['kind'], jump: string): void {
    const parent = this.path.at(-1) ?? 0;
    const column = (this.nodes.at(-1)?.column ?? 0) + (this.turned ? 1 : 0);
    this.nodes.push({ parent, depth: this.path.length, column, kind });
    this.path.push(this.nodes.length - 1);
    this.jumps.push(jump);
    this.turned = false;
    this.flip(jump);
  }

  private leave(): void {
    const node = this.nodes[this.path.at(-1) ?? -1];
    if (node !== undefined && node.kind === 'open') {
      node.kind = 'left';
    }
    const jump = this.jumps.pop();
    if (jump !== undefined) {
      this.path.pop();
      this.flip(jump);
    }
    this.turned = true;
  }

  private mark(kind: TreeNode['kind']): void {
    const node = this.nodes[this.path.at(-1) ?? -1];
    if (node !== undefined) {
      node.kind = kind;
    }
  }

  /** A jump changes three holes, forwards as backwards. */
  private flip(jump: string): void {
    const holes = this.start?.holes ?? [];
    const ends = jump.split('-').map((name) => holes.findIndex((hole) => hole.name === name));
    const [from, to] = ends.map((hole) => this.point(hole));
    if (from === undefined || to === undefined) {
      return;
    }
    const between = holes.findIndex((_, hole) => {
      const place = this.point(hole);
      return place !== undefined && Math.abs(2 * place.x - from.x - to.x) < 1 && Math.abs(2 * place.y - from.y - to.y) < 1;
    });
    for (const hole of [...ends, between]) {
      this.pegs[hole] = !this.pegs[hole];
    }
  }

  private point(hole: number): { x: number; y: number } | undefined {
    const entry = this.start?.holes[hole];
    return entry && holePoint(this.start?.grid ?? 'square', entry.column, entry.row);
  }

  private show(): void {
    this.drawn += 1;
    if (this.start !== null) {
      const holes = this.start.holes.map((hole, i) => ({ ...hole, jumps: [], peg: this.pegs[i] ?? false }));
      this.view = { ...this.start, holes };
    }
  }
}
