// A module of the engine and its host: for the worker of the page, the tests of the page and those of WebAssembly. It is
// JavaScript so that node runs it as it stands.

/**
 * @typedef {object} Engine
 * @property {(name: string, ...values: (string | number)[]) => string} invoke calls an exported function; texts go and
 *   come through the memory of the module
 * @property {(request: unknown) => unknown} ask the answer to a request of the API
 * @property {() => number} bytes the size of its memory
 */

/**
 * Makes an engine of a compiled module, which wants a clock from its host; output and files are not there. The function
 * stands alone: a test sends its text to Chromium.
 *
 * @param {WebAssembly.Module} module
 * @returns {Engine}
 */
export function openEngine(module) {
  const kNotThere = 52;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  /** @type {Record<string, (...values: never[]) => number>} */
  const there = {
    /** @type {(clock: number, precision: bigint, address: number) => number} */
    clock_time_get(_clock, _precision, address) {
      const nanoseconds = BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6));
      new DataView(memory.buffer).setBigUint64(address, nanoseconds, true);
      return 0;
    },
  };
  const wasi = new Proxy(there, { get: (functions, name) => functions[String(name)] ?? (() => kNotThere) });
  const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi });
  const memory = /** @type {WebAssembly.Memory} */ (exports.memory);

  /** @type {(name: string, ...values: number[]) => number} */
  const run = (name, ...values) => /** @type {(...values: number[]) => number} */ (exports[name])(...values);

  /** @type {(text: string) => number} */
  const write = (text) => {
    const bytes = encoder.encode(`${text}\0`);
    const address = run('sabar_allocate', bytes.length);
    new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
    return address;
  };

  /** @type {Engine['invoke']} */
  const invoke = (name, ...values) => {
    const passed = values.map((value) => (typeof value === 'string' ? write(value) : value));
    const answer = run(name, ...passed);
    passed.filter((_, i) => typeof values[i] === 'string').forEach((address) => run('sabar_release', address));
    const all = new Uint8Array(memory.buffer);
    return decoder.decode(all.subarray(answer, all.indexOf(0, answer)));
  };

  run('_initialize');
  return {
    invoke,
    ask: (request) => JSON.parse(invoke('sabar_call', JSON.stringify(request))),
    bytes: () => memory.buffer.byteLength,
  };
}
