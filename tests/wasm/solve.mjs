// Solves the deals of the golden file in WebAssembly: verdict, moves and nodes must be those of the other builds.
import { strict as assert } from 'node:assert';
import { call, lines, load } from './engine.mjs';

const [modulePath, golden] = process.argv.slice(2);
load(modulePath);

let deals = 0;
for (const line of lines(golden, 'solve.txt')) {
  const [game, scheme, number, ...answer] = line.split(' ');
  assert.equal(call('sabar_solve', game, scheme, number, 1), answer.join(' '), line);
  ++deals;
}
assert.match(call('sabar_solve', 'klondik', 'ms', '1', 1), /^error: .*klondike/);
console.log(`${deals} deals are solved as elsewhere`);
