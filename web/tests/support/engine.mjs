// The engine's module in node, the same file the page gets: tests ask it for winning lines and compare answers.
import { readFileSync } from 'node:fs';

/** The host of the module: it wants a clock and nothing else. Also run inside Chromium, so it stands alone. */
export function openDoor(module) {
  let door;
  const there = {
    clock_time_get(_clock, _precision, address) {
      new DataView(door.memory.buffer).setBigUint64(address, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    proc_exit(code) {
      throw new Error(`the engine stopped (${code})`);
    },
  };
  const imports = { wasi_snapshot_preview1: new Proxy(there, { get: (functions, name) => functions[name] ?? (() => 52) }) };
  door = new WebAssembly.Instance(module, imports).exports;
  door._initialize();
  return (request) => {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const address = door.sabar_allocate(bytes.length + 1);
    const room = new Uint8Array(door.memory.buffer, address, bytes.length + 1);
    room.set(bytes);
    room[bytes.length] = 0;
    const answer = door.sabar_call(address);
    door.sabar_release(address);
    const memory = new Uint8Array(door.memory.buffer);
    const text = new TextDecoder().decode(memory.subarray(answer, memory.indexOf(0, answer)));
    return { ...JSON.parse(text), bytes: door.memory.buffer.byteLength };
  };
}

export async function engineOf(origin) {
  const answer = await fetch(`${origin}/sabar.wasm`);
  return openDoor(new WebAssembly.Module(await answer.arrayBuffer()));
}

export function engineOfFile(path) {
  return openDoor(new WebAssembly.Module(readFileSync(path)));
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
