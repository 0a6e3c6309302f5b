// The WebAssembly engine for tests under node.
import { readFileSync } from 'node:fs';

import { openEngine } from '../../web/src/engine/host.js';

let engine;

export function load(modulePath) {
  engine = openEngine(new WebAssembly.Module(readFileSync(modulePath)));
}

export const call = (name, ...values) => engine.invoke(name, ...values);

export const lines = (golden, file) => readFileSync(`${golden}/${file}`, 'utf8').trimEnd().split('\n');
