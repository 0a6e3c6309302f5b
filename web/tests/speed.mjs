// By command, since a busy machine is slow: tools/test-page tests/speed.mjs
// Nothing holds up the page while the engine works, cards follow the pointer, and the verdict on a fresh deal comes at once.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onPage, withBrowser } from './support/browser.mjs';
import { button, spotOf, waitForVerdict } from './support/table.mjs';
import { tasksWhile } from './support/trace.mjs';

const kLongTask = 50;
const kVerdict = 300;

withBrowser();

const quiet = { lang: 'en', sound: false, speed: 0 };

test('no task of the main thread is longer than 50 ms while the engine searches', async () => {
  await onPage({ place: '#/play/klondike/sabar/17', settings: quiet }, async (page) => {
    await waitForVerdict(page, 'solved', 'lost', 'unknown');
    const { tasks } = await tasksWhile(page, async () => {
      for (let deal = 1; deal <= 8; ++deal) {
        await page.evaluate((number) => (location.hash = `#/play/klondike/sabar/${number}`), deal);
        await waitForVerdict(page, 'solved', 'lost', 'unknown');
        await page.keyboard.press('d');
        await button(page, 'Undo').click();
      }
    });
    const main = tasks.filter((task) => task.main);
    assert.ok(main.length > 100, 'the record has tasks');
    assert.deepEqual(main.filter(({ time }) => time > kLongTask), []);
  });
});

/** Goes from deal to deal and marks when each was asked for and when its verdict stood there. */
async function visitDeals(game, first, count) {
  for (let deal = first; deal < first + count; ++deal) {
    performance.mark(`sabar-begin-${deal}`);
    await new Promise((done) => {
      const watch = new MutationObserver(look);
      const giveUp = setTimeout(() => stop(`sabar-without-${deal}`), 20_000);
      function stop(mark) {
        performance.mark(mark);
        clearTimeout(giveUp);
        watch.disconnect();
        done();
      }
      function look() {
        const verdict = document.querySelector('[data-verdict]')?.dataset.verdict;
        if (document.querySelector('.info .deal')?.textContent === `#${deal}` && ['solved', 'lost'].includes(verdict)) stop(`sabar-end-${deal}`);
      }
      watch.observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true, attributes: true });
      location.hash = `#/play/${game}/sabar/${deal}`;
    });
  }
}

for (const game of ['klondike', 'klondike-3']) {
  test(`the verdict on a fresh deal of ${game} takes at most 300 ms for 95 of 100 deals`, async () => {
    const [first, count] = [1001, 100];
    await onPage({ place: `#/play/${game}/sabar/1`, settings: quiet }, async (page) => {
      await waitForVerdict(page, 'solved', 'lost', 'unknown');
      const { tasks, marks } = await tasksWhile(page, () =>
        page.evaluate(([visit, ...rest]) => new Function(`return (${visit})`)()(...rest), [visitDeals.toString(), game, first, count]),
      );
      const times = [];
      for (let deal = first; deal < first + count; ++deal) {
        const [begin, end] = [marks.get(`sabar-begin-${deal}`), marks.get(`sabar-end-${deal}`) ?? Infinity];
        times.push(end === Infinity ? end : tasks.reduce((sum, task) => (task.begin >= begin && task.begin < end ? sum + task.time : sum), 0));
      }
      times.sort((a, b) => a - b);
      const words = `half within ${times[49].toFixed(0)} ms, 95 of 100 within ${times[94].toFixed(0)} ms`;
      console.log(`${game}: ${words}`);
      assert.ok(times[94] <= kVerdict, words);
    });
  });
}

test('cards follow the pointer in every frame', async () => {
  await onPage({ place: '#/play/klondike/sabar/17', settings: quiet }, async (page) => {
    await waitForVerdict(page, 'solved', 'lost');
    const from = await spotOf(page, 't1');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const late = [];
    for (let step = 1; step <= 30; ++step) {
      await page.mouse.move(from.x + 12 * step, from.y + 6 * step);
      const x = await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(document.querySelector('.dragged')?.getBoundingClientRect().x))));
      const wanted = (await page.evaluate(() => window.start ??= document.querySelector('.dragged')?.getBoundingClientRect().x)) + 12 * (step - 1);
      if (Math.abs(x - wanted) > 1) late.push(step);
    }
    await page.mouse.up();
    assert.deepEqual(late, []);
  });
});
