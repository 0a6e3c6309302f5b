// The WebAssembly engine for tests under node.
import { readFileSync } from 'node:fs';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
let engine;

export async function load(modulePath) {
  // The C library wants a few WASI functions; none of them matters to the engine, and all of them say 'not supported'.
  const module = await WebAssembly.compile(readFileSync(modulePath));
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = () => 52;
  }
  engine = (await WebAssembly.instantiate(module, imports)).exports;
  engine._initialize();
}

function write(text) {
  const bytes = encoder.encode(`${text}\0`);
  const at = engine.sabar_allocate(bytes.length);
  new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
  return at;
}

export function call(name, ...values) {
  const passed = values.map((value) => (typeof value === 'string' ? write(value) : value));
  const at = engine[name](...passed);
  passed.forEach((value, i) => typeof values[i] === 'string' && engine.sabar_release(value));
  const memory = new Uint8Array(engine.memory.buffer);
  return decoder.decode(memory.subarray(at, memory.indexOf(0, at)));
}

export const lines = (golden, file) => readFileSync(`${golden}/${file}`, 'utf8').trimEnd().split('\n');
