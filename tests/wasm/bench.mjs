// The functional fingerprint in WebAssembly: the nodes must be those of the other builds.
import { strict as assert } from 'node:assert';
import { call, lines, load } from './engine.mjs';

const [modulePath, golden] = process.argv.slice(2);
load(modulePath);

assert.deepEqual(call('sabar_bench').trimEnd().split('\n'), lines(golden, 'bench.txt'));
console.log(lines(golden, 'bench.txt').at(-1));
