// A phone, upright and held sideways: cards stay large, and what is said lies beside or over the end of the board.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onPage, settled, withBrowser } from './support/browser.mjs';
import { cutText } from './support/look.mjs';
import { atRest, button } from './support/table.mjs';

withBrowser();

const kUpright = { width: 360, height: 740, hasTouch: true, isMobile: true };
const kSideways = { width: 740, height: 360, hasTouch: true, isMobile: true };
const quiet = { lang: 'en', sound: false, speed: 0 };
const sizeOf = (page, selector) => page.locator(selector).first().boundingBox();

test('panels leave the board as large as it is', async () => {
  await onPage({ place: '#/play/klondike-3/sabar/18', settings: quiet, ...kUpright }, async (page) => {
    await atRest(page);
    const before = [await sizeOf(page, '.board'), await sizeOf(page, '[data-pile=t7]')];
    await button(page, 'Solve').tap();
    await button(page, 'One step on').waitFor();
    assert.deepEqual([await sizeOf(page, '.board'), await sizeOf(page, '[data-pile=t7]')], before);
    await button(page, 'Close').tap();
    await button(page, 'Greedy').tap();
    await page.locator('[data-greedy]').waitFor();
    assert.deepEqual(await sizeOf(page, '.board'), before[0]);
  });
});

for (const [game, least] of Object.entries({ klondike: 56, freecell: 50, 'spider-2': 40 })) {
  test(`held sideways, cards of ${game} are at least ${least} pixels wide and everything is in sight`, async () => {
    await onPage({ place: `#/play/${game}/sabar/5`, settings: quiet, ...kSideways }, async (page) => {
      await atRest(page);
      assert.ok((await sizeOf(page, '[data-pile=t1]')).width >= least);
      for (const name of ['New deal', 'Undo', 'Hint', 'Solve', 'Keys']) {
        const box = await button(page, name).boundingBox();
        assert.ok(box.x >= 0 && box.x + box.width <= 740 && box.y >= 0 && box.y + box.height <= 360, `${name}: ${JSON.stringify(box)}`);
      }
      await button(page, 'Solve').tap();
      await page.locator('[data-solve]').waitFor();
      assert.deepEqual(await cutText(page), []);
    });
  });
}

test('home goes on with what was played last, whatever it was', async () => {
  await onPage({ place: '#/pegs/triangle', settings: quiet, ...kUpright }, async (page) => {
    const go = async (place) => {
      await page.evaluate((hash) => (location.hash = hash), place);
      await settled(page);
    };
    await button(page, 'Hint').tap();
    await page.locator('.say').waitFor();
    const jump = (await page.locator('.say').textContent()).split(':')[0];
    const [from, to] = jump.split('-');
    for (const hole of [from, to]) {
      await page.locator(`[aria-label^="${hole}:"]`).tap();
    }
    await page.waitForFunction(() => JSON.parse(localStorage.getItem('sabar.recent') ?? '[]')[0] === 'pegs/triangle');
    await go('#/play/spider-1/sabar/3');
    await atRest(page);
    await go('#/');
    const titles = page.locator('section').first().locator('.name');
    await page.waitForFunction(() => document.querySelectorAll('main section .name').length >= 2);
    assert.deepEqual((await titles.allTextContents()).slice(0, 2), ['Spider, one suit', 'Triangle']);
    assert.equal(await page.locator('.go').textContent(), 'Continue: Spider, one suit');
    await titles.nth(1).tap();
    await page.waitForFunction(() => location.hash === '#/pegs/triangle');
  });
});

test('whoever leaves a table before it is laid is not called back to it', async () => {
  await onPage({ place: '#/help', settings: quiet, ...kUpright }, async (page) => {
    await page.evaluate(() => (location.hash = '#/play/yukon'));
    await page.evaluate(() => (location.hash = '#/'));
    await page.locator('.find').waitFor();
    await page.waitForTimeout(1500);
    assert.equal(await page.evaluate(() => location.hash), '#/');
  });
});
