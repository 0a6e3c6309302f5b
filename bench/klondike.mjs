// Solves deals of Klondike in WebAssembly, for bench/peers: node bench/klondike.mjs MODULE GAME FROM TO
// Prints user CPU in seconds, twice: from a cold start, while the module is still being compiled, and again.
import { call, load } from '../tests/wasm/engine.mjs';

const [modulePath, game, from, to] = process.argv.slice(2);
function solveAll() {
  for (let deal = Number(from); deal <= Number(to); ++deal) {
    call('sabar_solve', game, 'solvitaire', String(deal), 100);
  }
}
await load(modulePath);
solveAll();
const cold = process.cpuUsage();
solveAll();
const warm = process.cpuUsage(cold);
console.log(cold.user / 1e6, warm.user / 1e6);
