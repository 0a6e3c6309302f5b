// The engine of the page is the engine of everybody else.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openEngine } from '../src/engine/host.js';
import { onPage, server, withBrowser } from './support/browser.mjs';
import { callerOf, engineOf } from './support/engine.mjs';

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

// What the small modules know of it.
const kOfStudy = [...kQuestions.filter((question) => /^(pegs|lab|set)\./.test(question.do)), { do: 'set.new', deal: '3' }, { do: 'set.hint', count: 3 }];
const kTable = /^(version|games|rules|preview|table\.\w+|greedy\.\w+)$/;
const kOfTable = [
  { do: 'games', lang: 'id' },
  { do: 'preview', game: 'spider-1' },
  ...kQuestions.filter((question) => kTable.test(question.do)),
  { do: 'greedy.begin', seed: 7 },
  ...Array.from({ length: 12 }, () => ({ do: 'greedy.next' })),
  { do: 'table.history' },
];

for (const [module, questions] of Object.entries({ sabar: kQuestions, table: kOfTable, study: kOfStudy })) {
  test(`${module}.wasm answers in Chromium exactly as in node, within 256 MiB`, async () => {
    const here = askAll(await engineOf(server.origin, module), questions);
    await onPage({ place: '#/settings', settings: quiet }, async (page) => {
      const there = await page.evaluate(
        async ([name, list, ...texts]) => {
          // The policy of the page forbids this from the first wait on.
          const [openThere, callerThere, askThere] = texts.map((text) => new Function(`return (${text})`)());
          const compiled = await WebAssembly.compileStreaming(fetch(`${name}.wasm`));
          return askThere(callerThere(openThere(compiled)), list);
        },
        [module, questions, openEngine.toString(), callerOf.toString(), askAll.toString()],
      );
      assert.deepEqual(there, here);
      assert.ok(Math.max(...there.map(({ bytes }) => bytes)) <= kMemory);
      assert.deepEqual(there.filter(({ error }) => error !== undefined), []);
    });
  });
}

for (const [module, questions] of Object.entries({ table: kOfTable, study: kOfStudy })) {
  test(`${module}.wasm answers as the whole engine`, async () => {
    const answers = async (name) => askAll(await engineOf(server.origin, name), questions).map(({ bytes: _bytes, ...answer }) => answer);
    assert.deepEqual(await answers(module), await answers('sabar'));
  });
}

/** Asks `step` until it is done, or often enough to fill what the search may take. */
function finish(call, step, most = 40) {
  let answer = call(step);
  for (let asked = 1; answer.done === false && asked < most; ++asked) {
    answer = call(step);
  }
  return answer;
}

const deal = (call, game, number) => {
  call({ do: 'table.new', game, scheme: 'sabar', deal: String(number) });
  return call({ do: 'table.save' }).save;
};

// The searches of each worker of the page, one after the other in one module as the page asks them.
const kSearches = {
  adviser: (call) => {
    const answers = [];
    for (const [game, number] of [['klondike-3', 2], ['spider-4', 1], ['double-klondike', 1], ['gaps', 1]]) {
      const save = deal(call, game, number);
      answers.push(call({ do: 'advise.look', save }), finish(call, { do: 'advise.step', nodes: 65536 }, 20));
      call({ do: 'greedy.begin', seed: 1 });
      while (call({ do: 'greedy.next' }).view !== undefined);
      answers.push(call({ do: 'loss.look', save: call({ do: 'table.save' }).save }), finish(call, { do: 'loss.step', nodes: 65536 }, 5));
    }
    answers.push(call({ do: 'deals.find', game: 'spider-4', seed: 1, level: 'hard' }), finish(call, { do: 'deals.step', nodes: 65536 }, 5));
    return answers;
  },
  'adviser of pegs': (call) =>
    ['english', 'european', 'wiegleb', 'bell', 'diamond', 'triangle'].flatMap((board) => [
      call({ do: 'pegs.new', board }),
      call({ do: 'pegs.hint' }),
      call({ do: 'pegs.solve', nodes: 2_000_000 }),
      call({ do: 'pegs.explain' }),
    ]),
  'watcher of pegs': (call) =>
    ['english', 'wiegleb', 'triangle'].flatMap((board) => [
      call({ do: 'pegs.new', board }),
      finish(call, { do: 'pegs.look' }),
      ...['d2-d4', 'f3-d3', 'e5-e3'].map((jump) => (board === 'english' ? call({ do: 'pegs.play', jump }) : {})),
      finish(call, { do: 'pegs.look' }),
      finish(call, { do: 'pegs.counts' }),
    ]),
  laboratory: (call) => [
    call({ do: 'lab.many', algorithm: 'fisher-yates', generator: 'pcg64', seed: 1, n: 208 }),
    call({ do: 'lab.many.step', shuffles: 5000 }),
    ...['backtrack', 'hash', 'symmetry'].flatMap((method) => [
      call({ do: 'lab.search', board: 'english', method }),
      finish(call, { do: 'lab.search.step', events: 20_000 }),
    ]),
  ],
  SET: (call) => [call({ do: 'set.new', deal: '3' }), ...Array.from({ length: 30 }, (_, i) => call({ do: 'set.watch', table: true, ...(i === 0 ? { begin: '3' } : {}) }))],
};

for (const [worker, ask] of Object.entries(kSearches)) {
  test(`the searches of the ${worker} stay within 256 MiB`, async () => {
    const answers = ask(await engineOf(server.origin, worker === 'adviser' ? 'sabar' : 'study'));
    assert.deepEqual(answers.filter(({ error }) => error !== undefined), []);
    const most = Math.max(...answers.map(({ bytes }) => bytes ?? 0));
    console.log(`${worker}: ${(most / 1024 / 1024).toFixed(0)} MiB`);
    assert.ok(most > 0 && most <= kMemory);
  });
}
