// The engine's modules in node, the same files the page gets: tests ask it for winning lines and compare answers.
import { readFileSync } from 'node:fs';

/** The host of the module: it wants a clock and nothing else. Also run inside Chromium, so it stands alone. */
export function openEngine(module) {
  let engine;
  const there = {
    clock_time_get(_clock, _precision, address) {
      new DataView(engine.memory.buffer).setBigUint64(address, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    proc_exit(code) {
      throw new Error(`the engine stopped (${code})`);
    },
  };
  const imports = { wasi_snapshot_preview1: new Proxy(there, { get: (functions, name) => functions[name] ?? (() => 52) }) };
  engine = new WebAssembly.Instance(module, imports).exports;
  engine._initialize();
  return (request) => {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const address = engine.sabar_allocate(bytes.length + 1);
    const room = new Uint8Array(engine.memory.buffer, address, bytes.length + 1);
    room.set(bytes);
    room[bytes.length] = 0;
    const answer = engine.sabar_call(address);
    engine.sabar_release(address);
    const memory = new Uint8Array(engine.memory.buffer);
    const text = new TextDecoder().decode(memory.subarray(answer, memory.indexOf(0, answer)));
    return { ...JSON.parse(text), bytes: engine.memory.buffer.byteLength };
  };
}

const fetched = new Map();

/** A new engine of a module that a server has. Fetched once: the server does not wait while an engine keeps node busy. */
export async function engineOf(origin, module = 'sabar') {
  const address = `${origin}/${module}.wasm`;
  if (!fetched.has(address)) {
    const answer = await fetch(address);
    fetched.set(address, new WebAssembly.Module(await answer.arrayBuffer()));
  }
  return openEngine(fetched.get(address));
}

export function engineOfFile(path) {
  return openEngine(new WebAssembly.Module(readFileSync(path)));
}

/** The verdict on a position, with all that was needed for it. */
export function look(call, save, nodes = 65536) {
  let advice = call({ do: 'advise.look', save });
  while (!advice.done && advice.error === undefined) {
    advice = call({ do: 'advise.step', nodes });
  }
  return advice;
}

/** A winning line of a deal as texts of moves, or nothing. */
export function winningLine(call, game, deal, scheme = 'sabar') {
  call({ do: 'table.new', game, scheme, deal: String(deal) });
  const { save } = call({ do: 'table.save' });
  return look(call, save).verdict === 'solved' ? call({ do: 'advise.line' }).moves.map(({ move }) => move) : undefined;
}
