// Asks the WebAssembly engine what tests/api asks the native one: the answers must be the same, byte for byte.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { digest } from './digest.mjs';
import { call, lines, load } from './engine.mjs';

const [modulePath, golden] = process.argv.slice(2);
load(modulePath);

// Each answer stands below its request, which begins with "> ".
const answers = readFileSync(`${golden}/api.txt`, 'utf8').trimEnd().slice(2).split('\n> ').map((block) => {
  const end = block.indexOf('\n');
  return [block.slice(0, end), block.slice(end + 1)];
});
assert.deepEqual(answers.map(([request]) => request), lines(golden, 'api-requests.txt'));
// table.wasm has no search, no pegs, no SET and no laboratory; study.wasm has the last three and nothing else.
const parts = {
  'table.wasm': /"do":"(version|games|rules|preview|table\.\w+|greedy\.\w+)"/,
  'study.wasm': /"do":"(pegs|set|lab)\.[\w.]+"/,
};
const name = modulePath.split('/').at(-1);
const known = (request) => parts[name]?.test(request.replaceAll(' ', '')) ?? true;
const asked = answers.filter(([request]) => known(request));
assert.ok(asked.length > 10);
for (const [request, answer] of asked) {
  assert.equal(digest(call('sabar_call', request)), answer, request);
}
console.log(`${asked.length} answers are those of the other builds`);
if (name === 'table.wasm') {
  process.exit(0);
}

// What depends on the C library's mathematics may differ in the last digit.
const ask = (request) => JSON.parse(call('sabar_call', JSON.stringify(request)));
ask({ do: 'lab.many', algorithm: 'sattolo', n: 13, seed: 5 });
const counted = ask({ do: 'lab.many.step', shuffles: 2000 });
assert.equal(counted.count, 2000);
assert.equal(counted.fixed_points, 0);
assert.equal(counted.verdict, 'differs from uniform, as Sattolo must');
