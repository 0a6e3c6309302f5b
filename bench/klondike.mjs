// Solves deals of Klondike in WebAssembly, for bench/peers: node bench/klondike.mjs MODULE GAME FROM TO
import { call, load } from '../tests/wasm/engine.mjs';

const [modulePath, game, from, to] = process.argv.slice(2);
await load(modulePath);
let solved = 0;
for (let deal = Number(from); deal <= Number(to); ++deal) {
  solved += call('sabar_solve', game, 'solvitaire', String(deal), 100).startsWith('solved') ? 1 : 0;
}
console.log(`${solved} deals of ${game} can be won`);
