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

// What the small module knows of it.
const kTable = /^(version|games|rules|preview|table\.\w+|greedy\.\w+)$/;
const kOfTable = [
  { do: 'games', lang: 'id' },
  { do: 'preview', game: 'spider-1' },
  ...kQuestions.filter((question) => kTable.test(question.do)),
  { do: 'greedy.begin', seed: 7 },
  ...Array.from({ length: 12 }, () => ({ do: 'greedy.next' })),
  { do: 'table.history' },
];

for (const [module, questions] of Object.entries({ sabar: kQuestions, table: kOfTable })) {
  test(`${module}.wasm answers in Chromium exactly as in node, within 256 MiB`, async () => {
    const here = askAll(await engineOf(server.origin, module), questions);
    await onPage({ place: '#/settings', settings: quiet }, async (page) => {
      const there = await page.evaluate(
        async ([open, ask, name, list]) => {
          // The policy of the page forbids this from the first wait on.
          const [openThere, askThere] = [open, ask].map((text) => new Function(`return (${text})`)());
          const compiled = await WebAssembly.compileStreaming(fetch(`${name}.wasm`));
          return askThere(openThere(compiled), list);
        },
        [openDoor.toString(), askAll.toString(), module, questions],
      );
      assert.deepEqual(there, here);
      assert.ok(Math.max(...there.map(({ bytes }) => bytes)) <= kMemory);
      assert.deepEqual(there.filter(({ error }) => error !== undefined), []);
    });
  });
}

test('the small module answers as the whole engine', async () => {
  const answers = async (module) => askAll(await engineOf(server.origin, module), kOfTable).map(({ bytes: _bytes, ...answer }) => answer);
  assert.deepEqual(await answers('table'), await answers('sabar'));
});
