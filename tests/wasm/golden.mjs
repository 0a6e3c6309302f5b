// Loads the WebAssembly engine and compares its deals and shuffles with the golden files, line by line.
import { readFileSync } from 'node:fs';
import { strict as assert } from 'node:assert';

const [modulePath, golden] = process.argv.slice(2);

// The C library wants a few WASI functions; none of them matters to the engine, and all of them say 'not supported'.
const module = await WebAssembly.compile(readFileSync(modulePath));
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
  imports[from] ??= {};
  imports[from][name] = () => 52;
}
const { exports: engine } = await WebAssembly.instantiate(module, imports);
engine._initialize();

const encoder = new TextEncoder();
const decoder = new TextDecoder();

function write(text) {
  const bytes = encoder.encode(`${text}\0`);
  const at = engine.sabar_allocate(bytes.length);
  new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
  return at;
}

function call(name, ...values) {
  const passed = values.map((value) => (typeof value === 'string' ? write(value) : value));
  const at = engine[name](...passed);
  passed.forEach((value, i) => typeof values[i] === 'string' && engine.sabar_release(value));
  const memory = new Uint8Array(engine.memory.buffer);
  return decoder.decode(memory.subarray(at, memory.indexOf(0, at)));
}

const lines = (file) => readFileSync(`${golden}/${file}`, 'utf8').trimEnd().split('\n');

let deals = 0;
for (const line of lines('deals.txt')) {
  const [scheme, number, packs, ...cards] = line.split(' ');
  assert.equal(call('sabar_order', scheme, number, Number(packs)), cards.join(' '), `${scheme}:${number}`);
  ++deals;
}
let shuffles = 0;
for (const line of lines('shuffles.txt')) {
  const [algorithm, generator, seed, ...order] = line.split(' ');
  assert.equal(call('sabar_shuffle', algorithm, generator, seed, order.length), order.join(' '), line);
  ++shuffles;
}
assert.ok(deals >= 40 && shuffles >= 90);
assert.match(call('sabar_order', 'mss', '1', 1), /^error: unknown scheme 'mss' \(did you mean 'ms'\?\)$/);
console.log(`${deals} deals and ${shuffles} shuffles are the golden ones`);
