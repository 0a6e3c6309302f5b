// Loads the WebAssembly engine and compares its deals and shuffles with the golden files, line by line.
import { strict as assert } from 'node:assert';
import { call, lines, load } from './engine.mjs';

const [modulePath, golden] = process.argv.slice(2);
load(modulePath);

let deals = 0;
for (const line of lines(golden, 'deals.txt')) {
  const [scheme, number, deck, ...cards] = line.split(' ');
  const [packs, suits = 4] = deck.split('x').map(Number); // 8x1: eight packs of one suit
  assert.equal(call('sabar_order', scheme, number, packs, suits), cards.join(' '), `${scheme}:${number}`);
  ++deals;
}
let shuffles = 0;
for (const line of lines(golden, 'shuffles.txt')) {
  const [algorithm, generator, seed, ...order] = line.split(' ');
  assert.equal(call('sabar_shuffle', algorithm, generator, seed, order.length), order.join(' '), line);
  ++shuffles;
}
assert.ok(deals >= 40 && shuffles >= 90);
assert.match(call('sabar_order', 'mss', '1', 1, 4), /^error: unknown scheme 'mss' \(did you mean 'ms'\?\)$/);
console.log(`${deals} deals and ${shuffles} shuffles are the golden ones`);
