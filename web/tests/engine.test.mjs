// The engine of the page is the engine of everybody else.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onPage, server, withBrowser } from './support/browser.mjs';
import { engineOf, openDoor } from './support/engine.mjs';

const kMemory = 256 * 1024 * 1024;

withBrowser();

const quiet = { lang: 'en', sound: false, speed: 0 };

// What both engines are asked: deals, verdicts and the nodes that were needed, greedy play, pegs, a shuffle.
const kQuestions = [
  ...['klondike', 'klondike-3', 'freecell', 'bakers-game', 'canfield'].flatMap((game) => [
    { do: 'table.new', game, scheme: 'sabar', deal: '18446744073709551615' },
    { do: 'table.new', game, scheme: 'sabar', deal: '3' },
    { do: 'table.save' },
    { do: 'advise.look', last: 'save' },
    { do: 'advise.step', nodes: 20000 },
    { do: 'advise.hint' },
  ]),
  { do: 'table.new', game: 'freecell', scheme: 'ms', deal: '11982' },
  { do: 'pegs.new', board: 'triangle' },
  { do: 'pegs.solve', nodes: 200000 },
  { do: 'lab.trace', algorithm: 'sattolo', generator: 'pcg64', seed: '1', n: 52 },
];

function askAll(call, questions) {
  let last = {};
  return questions.map(({ last: field, ...question }) => {
    last = call(field === undefined ? question : { ...question, [field]: last[field] });
    return last;
  });
}

test('the engine answers in Chromium exactly as in node, within 256 MiB', async () => {
  const here = askAll(await engineOf(server.origin), kQuestions);
  await onPage({ place: '#/settings', settings: quiet }, async (page) => {
    const there = await page.evaluate(
      async ([open, ask, questions]) => {
        // The policy of the page forbids this from the first wait on.
        const [openThere, askThere] = [open, ask].map((text) => new Function(`return (${text})`)());
        const module = await WebAssembly.compileStreaming(fetch('sabar.wasm'));
        return askThere(openThere(module), questions);
      },
      [openDoor.toString(), askAll.toString(), kQuestions],
    );
    assert.deepEqual(there, here);
    assert.ok(Math.max(...there.map(({ bytes }) => bytes)) <= kMemory);
    assert.deepEqual(there.filter(({ error }) => error !== undefined), []);
  });
});
