// A phone, upright and held sideways: cards stay large, and what is said lies beside or over the end of the board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';

import { kPatience, onPage, settled, withBrowser } from './support/browser.mjs';
import { cutText } from './support/look.mjs';
import { atRest, button, movesMade, playByMouse, waitForMoves, waitForVerdict } from './support/table.mjs';

withBrowser();

const kUpright = { width: 360, height: 740, hasTouch: true, isMobile: true };
const kSideways = { width: 740, height: 360, hasTouch: true, isMobile: true };
const quiet = { lang: 'en', sound: false, speed: 0 };
const sizeOf = (page, selector) => page.locator(selector).first().boundingBox();

/** Buttons whose words or signs stick out of them. */
const stickingOut = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button')]
      .filter((button) => button.checkVisibility() && button.scrollWidth > button.clientWidth + 1)
      .map((button) => button.textContent.trim()),
  );

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
      await button(page, 'Close').tap();
      await button(page, 'Greedy').tap();
      await page.locator('[data-greedy]').waitFor();
      assert.deepEqual(await stickingOut(page), []);
      await page.locator('header button.lang').tap();
      await button(page, 'Berhenti').or(button(page, 'Tutup')).first().waitFor();
      assert.deepEqual(await stickingOut(page), []);
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

// Games in which a column has grown long, as links carry them.
const kLong = {
  klondike: ['656', 't6-t7.draw.draw.w-t7.draw.t2-f1.t2-t4.w-t2.draw.w-t1.draw.w-t4.t3-t4.draw.draw.draw.draw.draw.w-t3.t1-t3x2.draw.draw.draw.draw.w-t7.t5-t7.t5-t3.t5-t3.t4-t3x4.draw.w-t7.draw.draw.w-t4.w-t4.t3-t4x9.draw.t2-t1.draw.w-t1.draw.w-t6.t1-t2x2.t6-f3.f3-t6.draw.w-t5.draw.w-t1.w-t1.draw.draw.t4-t1x11.t1-t4x11.redeal.draw.w-t7.t5-t7x2.t6-t7x2'],
  yukon: ['241', 't5-t7.t5-t6.t3-t6x2.t6-t4x6.t3-t2.t7-t2x6.t3-t7x2.t3-t5.t7-t2x3.t1-t2.t2-t7x14.t7-t6x4.t6-t7x4.t4-t5x6.t5-t4x6.t4-t5x6.t5-t1x10.t5-t6.t1-t4x6.t1-t5x3.t5-t3x4.t5-t7.t4-t7x9'],
  freecell: ['175', 't2-t3.t2-t4.t8-t7.t6-t4.t2-t7.t8-t7.t1-c1.t6-c2.t5-c4.t5-t7.c4-t7.t3-c3.c3-t1.t1-t3.t6-c3.t6-t5.c3-t5.t7-c4.c4-t7.t1-c3.c2-t1.t6-c2.t2-c4.t2-t7.c2-t7.t2-t7.t2-t7.t8-t7'],
  'spider-1': ['269', 'draw.t7-t8.t2-t8.t2-t10.t5-t10.draw.t9-t8.t3-t8.t3-t10.t5-t10.t7-t6.t3-t10.t6-t1.t9-t1.t10-t1x3.draw.t2-t10.t2-t3.t7-t6.t2-t6.draw.t7-t8.t3-t10.t7-t10.t9-t4.t9-t5.t9-t6.t9-t8.t4-t8x2.t4-t8.t1-t8.t7-t6.t7-t3.t7-t8.draw.t4-t1.t2-t4.t9-t5.t5-t9.t9-t5.t1-t7.t7-t1.t5-t2.t2-t5.t6-t9.t9-t2.t2-t9.t9-t2.t6-t7.t7-t6.t6-t7.t7-t6.t2-t9.t9-t2.t1-t7.t3-t1.t3-t8x2.t6-t8x2'],
};

/** For every face-up card that another one lies on: how much of it is in sight, and whether its signs are within that. */
const strips = (page) =>
  page.evaluate(() => {
    const piles = Map.groupBy(document.querySelectorAll('.card'), (card) => card.dataset.pile);
    const found = [];
    for (const [pile, cards] of piles) {
      const sorted = cards.sort((a, b) => a.dataset.place - b.dataset.place);
      sorted.slice(0, -1).forEach((card, i) => {
        const face = card.querySelector('img');
        if (face === null || !/^t\d/.test(pile)) return;
        const strip = sorted[i + 1].getBoundingClientRect().top - card.getBoundingClientRect().top;
        const signs = card.querySelector('.strip');
        const corner = card.getBoundingClientRect().height * (face.src.includes('-big') ? 0.4 : 0.23);
        const glyphs = signs && [...signs.children].map((one) => one.getBoundingClientRect());
        const bottom = signs ? Math.max(...glyphs.map((box) => box.bottom)) - card.getBoundingClientRect().top : corner;
        const size = signs ? parseFloat(getComputedStyle(signs).fontSize) : corner;
        const beyond = signs ? Math.max(...glyphs.map((box) => box.right)) - card.getBoundingClientRect().right : 0;
        found.push({ place: `${pile}/${card.dataset.place}`, strip, over: bottom - strip, beyond, size, words: signs?.firstElementChild.dataset.rank, name: card.ariaLabel });
      });
    }
    return found;
  });

for (const [game, [deal, moves]] of Object.entries(kLong)) {
  for (const [how, size] of Object.entries({ sideways: kSideways, 'sideways, larger': { ...kSideways, width: 844, height: 390 }, upright: kUpright })) {
    test(`long columns of ${game} can be read on a phone held ${how}`, async () => {
      await onPage({ place: `#/play/${game}/sabar/${deal}?m=${moves}`, settings: quiet, ...size }, async (page) => {
        await atRest(page);
        const longest = await page.evaluate(() => Math.max(...[...document.querySelectorAll('.card[data-pile^=t]')].map((card) => Number(card.dataset.place) + 1)));
        assert.ok(longest >= 16, `${longest} cards`);
        const all = await strips(page);
        assert.ok(all.length > 15);
        assert.deepEqual(all.filter(({ strip, over, beyond, size: font }) => strip < 11 || over > 1 || beyond > 0 || font < 11), []);
        // The signs are those of the card.
        const ranks = { A: 'ace', 2: 'two', 10: 'ten', J: 'jack', Q: 'queen', K: 'king' };
        for (const { words, name } of all) {
          assert.ok(words === undefined || ranks[words] === undefined || name.startsWith(ranks[words]), `${words}: ${name}`);
        }
        // Every card can be reached: the board ends within the window, and its last card comes into sight.
        const board = await sizeOf(page, '.board');
        assert.ok(board.y + board.height <= size.height + 1);
        for (const pile of ['t7', 't8']) {
          const cards = page.locator(`.card[data-pile=${pile}]`);
          if ((await cards.count()) === 0) continue;
          const top = cards.nth((await cards.evaluateAll((list) => list.map((card) => Number(card.dataset.place)))).findIndex((place, _i, places) => place === Math.max(...places)));
          await top.scrollIntoViewIfNeeded();
          const box = await top.boundingBox();
          assert.ok(box.y + box.height <= board.y + board.height + 1, `${pile}: ${JSON.stringify(box)}`);
        }
      });
    });
  }
}

test('a phone that is turned shows what one shows that was held that way from the start', async () => {
  const [deal, moves] = kLong['spider-1'];
  const place = `#/play/spider-1/sabar/${deal}?m=${moves}`;
  const wanted = await onPage({ place, settings: quiet, ...kSideways }, async (page) => {
    await atRest(page);
    return strips(page);
  });
  assert.ok(wanted.length > 15);
  await onPage({ place, settings: quiet, ...kUpright }, async (page) => {
    const turn = ({ width, height }) => page.setViewportSize({ width, height });
    // The board hears of its new size, and then of what no longer lies over it: what counts is how it ends.
    const seen = async (isDone) => {
      let now = [];
      for (const end = Date.now() + kPatience; Date.now() < end; await page.waitForTimeout(50)) {
        await atRest(page);
        now = await strips(page);
        if (isDone(now)) break;
      }
      return now;
    };
    for (const _turn of [1, 2, 3]) {
      await turn(kSideways);
      assert.deepEqual(await seen((now) => isDeepStrictEqual(now, wanted)), wanted);
      await turn(kUpright);
      assert.notDeepEqual(await seen((now) => !isDeepStrictEqual(now, wanted)), wanted);
    }
  });
});

test('a long column is scrolled by a finger on the felt, and a card dragged after that comes to where it is put', async () => {
  const [deal, moves] = kLong.yukon;
  await onPage({ place: `#/play/yukon/sabar/${deal}?m=${moves}`, settings: quiet, ...kSideways }, async (page) => {
    await atRest(page);
    const made = await movesMade(page);
    const board = page.locator('.board');
    assert.equal(await board.evaluate((element) => getComputedStyle(element).touchAction), 'pan-y');
    await board.evaluate((element) => element.scrollTo(0, 60));
    assert.equal(await board.evaluate((element) => element.scrollTop), 60);
    // t7-t5x11: from the middle of the long column to a short one.
    await playByMouse(page, 't7-t5x11');
    await waitForMoves(page, made + 1);
    assert.match(await page.evaluate(() => document.querySelector('[data-pile=t5][data-place="11"]')?.ariaLabel), /column 5/);
  });
});

test('held sideways, what is said about a lost game covers no button', async () => {
  const [deal, moves] = kLong.klondike;
  for (const lang of ['id', 'en']) {
    await onPage({ place: `#/play/klondike/sabar/${deal}?m=${moves}`, settings: { ...quiet, lang }, ...kSideways }, async (page) => {
      await waitForVerdict(page, 'lost');
      await page.locator('[data-status] button').waitFor();
      const covered = await page.evaluate(() => {
        const said = document.querySelector('[data-status]').getBoundingClientRect();
        return [...document.querySelectorAll('.controls button')].filter((one) => one.getBoundingClientRect().top < said.bottom - 1).length;
      });
      assert.equal(covered, 0);
      const back = await page.locator('[data-status] button').boundingBox();
      assert.ok(back.y + back.height <= kSideways.height, JSON.stringify(back));
      await page.locator('[data-status] button').tap();
      await waitForVerdict(page, 'solved');
    });
  }
});
