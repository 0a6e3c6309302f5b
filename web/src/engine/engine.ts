// A client of the engine: requests go to a worker, answers come back in order.
//
// The table plays in one worker and the adviser thinks in another, so that a search never holds up a move. The table has
// the small module and nothing but patience games; pegs, SET and the laboratory have theirs; only the adviser has the whole
// engine. A worker whose module has broken is started anew at the next request; the caller loads its game again.
import { engineModule, type ModuleName } from './module';
import type { EngineProblem } from './types';

export class EngineError extends Error {
  readonly topic: string;
  readonly facts: Record<string, string>;

  constructor({ text, topic, facts }: EngineProblem) {
    super(text);
    this.topic = topic;
    this.facts = facts ?? {};
  }

  /** There is no engine any more: it was never fetched, or it broke. */
  get broken(): boolean {
    return this.topic === 'fetch' || this.topic === 'broken';
  }
}

export interface Request {
  do: string;
  [field: string]: unknown;
}

interface Answer {
  id: number;
  answer: { error?: EngineProblem };
}

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: EngineError) => void;
}

export class Engine {
  private worker: Promise<Worker> | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(private readonly module: ModuleName) {}

  async call<T>(request: Request): Promise<T> {
    this.worker ??= this.start();
    const starting = this.worker;
    const worker = await starting;
    if (this.worker !== starting) {
      throw new EngineError({ text: 'closed', topic: 'closed' });
    }
    const id = this.next++;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, request });
    });
  }

  close(): void {
    this.worker?.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
    this.worker = null;
    for (const { reject } of this.waiting.values()) {
      reject(new EngineError({ text: 'closed', topic: 'closed' }));
    }
    this.waiting.clear();
  }

  private async start(): Promise<Worker> {
    try {
      const module = await engineModule(this.module);
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<Answer>) => this.receive(data);
      worker.onerror = (event) => this.fail(event.message);
      worker.postMessage({ module });
      return worker;
    } catch (error) {
      this.worker = null;
      throw new EngineError({ text: (error as Error).message, topic: 'fetch' });
    }
  }

  private receive({ id, answer }: Answer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (answer.error === undefined) {
      waiting?.resolve(answer as never);
      return;
    }
    const error = new EngineError(answer.error);
    waiting?.reject(error);
    if (error.broken) {
      this.close();
    }
  }

  private fail(text: string): void {
    for (const { reject } of this.waiting.values()) {
      reject(new EngineError({ text: text || 'the engine does not start', topic: 'broken' }));
    }
    this.waiting.clear();
    this.close();
  }
}

let table: Engine | undefined;
let adviser: Engine | undefined;
let study: Engine | undefined;

/** Games and the table: what docs/wasm.md says of table.wasm. */
export function tableEngine(): Engine {
  return (table ??= new Engine('table'));
}

/** Everything. */
export function adviserEngine(): Engine {
  return (adviser ??= new Engine('sabar'));
}

/** Short questions about pegs and shuffles. */
export function studyEngine(): Engine {
  return (study ??= new Engine('study'));
}
