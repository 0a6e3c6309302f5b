// A client of the engine: requests go to a worker, answers come back in order.
//
// The table plays in one worker and the adviser thinks in another, so that a search never holds up a move. A worker
// whose module has broken is started anew at the next request; the caller loads its game again.
import type { EngineProblem } from './types';

export class EngineError extends Error {
  readonly hint: string;
  readonly broken: boolean;

  constructor(problem: EngineProblem) {
    super(problem.text);
    this.hint = problem.hint ?? '';
    this.broken = problem.broken ?? false;
  }
}

export interface Request {
  do: string;
  [field: string]: unknown;
}

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: EngineError) => void;
}

export class Engine {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  call<T>(request: Request): Promise<T> {
    this.worker ??= this.start();
    const worker = this.worker;
    const id = this.next++;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, request });
    });
  }

  close(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) {
      reject(new EngineError({ text: 'closed' }));
    }
    this.waiting.clear();
  }

  private start(): Worker {
    const module = new URL('sabar.wasm', document.baseURI).href;
    const worker = new Worker(new URL(`./worker.ts`, import.meta.url), { type: 'module', name: module });
    worker.onmessage = ({ data }: MessageEvent<{ id: number; answer: { error?: EngineProblem } }>) => this.receive(data);
    worker.onerror = (event) => this.fail(event.message);
    return worker;
  }

  private receive({ id, answer }: { id: number; answer: { error?: EngineProblem } }): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (answer.error === undefined) {
      waiting?.resolve(answer as never);
      return;
    }
    waiting?.reject(new EngineError(answer.error));
    if (answer.error.broken) {
      this.close();
    }
  }

  private fail(text: string): void {
    for (const { reject } of this.waiting.values()) {
      reject(new EngineError({ text: text || 'the engine does not start', broken: true }));
    }
    this.waiting.clear();
    this.close();
  }
}

let table: Engine | undefined;
let adviser: Engine | undefined;

export function tableEngine(): Engine {
  return (table ??= new Engine());
}

export function adviserEngine(): Engine {
  return (adviser ??= new Engine());
}
