// The engine's modules in node, the same files the page gets: tests ask it for winning lines and compare answers.
import { readFileSync } from 'node:fs';

import { openEngine } from '../../src/engine/host.js';

/** Asks an engine; answers also tell the size of its memory. Also run inside Chromium, so it stands alone. */
export function callerOf(engine) {
  return (request) => ({ ...engine.ask(request), bytes: engine.bytes() });
}

const fetched = new Map();

/** A new engine of a module that a server has. Fetched once: the server does not wait while an engine keeps node busy. */
export async function engineOf(origin, module = 'sabar') {
  const address = `${origin}/${module}.wasm`;
  if (!fetched.has(address)) {
    const answer = await fetch(address);
    fetched.set(address, new WebAssembly.Module(await answer.arrayBuffer()));
  }
  return callerOf(openEngine(fetched.get(address)));
}

export function engineOfFile(path) {
  return callerOf(openEngine(new WebAssembly.Module(readFileSync(path))));
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
