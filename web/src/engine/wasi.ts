// What the engine's module wants from its host: a clock and randomness; output, files and arguments are not there.
const kNotThere = 52;

export class EngineExit extends Error {}

export function wasiImports(memory: () => WebAssembly.Memory): WebAssembly.Imports {
  const there: Record<string, (...args: never[]) => number> = {
    clock_time_get(_clock: number, _precision: bigint, address: number): number {
      const nanoseconds = BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6));
      new DataView(memory().buffer).setBigUint64(address, nanoseconds, true);
      return 0;
    },
    random_get(address: number, bytes: number): number {
      crypto.getRandomValues(new Uint8Array(memory().buffer, address, bytes));
      return 0;
    },
    proc_exit(code: number): number {
      throw new EngineExit(`the engine stopped (${code})`);
    },
  };
  return {
    wasi_snapshot_preview1: new Proxy(there, { get: (functions, name) => functions[String(name)] ?? (() => kNotThere) }),
  };
}
