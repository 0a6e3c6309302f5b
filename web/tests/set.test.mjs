// SET: a whole game by keyboard, hints, wrong calls, the brute force.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onPage, settled, withBrowser } from './support/browser.mjs';

withBrowser();

const set = (more = {}) => ({ place: '#/set', settings: { lang: 'en', sound: false, speed: 0 }, ...more });
const cards = (page) => page.locator('main [role=group] button[aria-keyshortcuts]');

/** The names a screen reader hears, with the key of each. */
const table = (page) =>
  cards(page).evaluateAll((buttons) => buttons.map((one) => ({ name: one.getAttribute('aria-label'), key: one.getAttribute('aria-keyshortcuts') })));

/** Three cards agree or differ in each word of their names. */
function findSet(shown) {
  const words = shown.map(({ name }) => name.replace(/s\b/g, '').split(' '));
  for (let i = 0; i < shown.length; ++i) {
    for (let j = i + 1; j < shown.length; ++j) {
      for (let k = j + 1; k < shown.length; ++k) {
        if (words[i].every((word, at) => new Set([word, words[j][at], words[k][at]]).size !== 2)) {
          return [shown[i], shown[j], shown[k]];
        }
      }
    }
  }
  return undefined;
}

const figure = async (page, name) =>
  Number(await page.locator('dl > div, .figures > *').filter({ hasText: name }).first().locator('dd, strong').first().textContent());

test('the keyboard alone plays a game to its end, by names a screen reader hears', async () => {
  await onPage(set(), async (page) => {
    await cards(page).first().waitFor();
    for (let taken = 0; taken < 30; ++taken) {
      const found = findSet(await table(page));
      if (found === undefined) {
        break;
      }
      const before = await figure(page, 'Sets');
      for (const { key } of found) {
        await page.keyboard.press(key);
      }
      await page.waitForFunction(
        ([was]) => Number([...document.querySelectorAll('main dt')].find((one) => one.textContent === 'Sets')?.nextElementSibling?.textContent) === was + 1,
        [before],
      );
    }
    await page.getByText('no set is left').first().waitFor();
    assert.equal(await figure(page, 'Wrong calls'), 0);
  });
});

test('a wrong call says why, a hint shows one card of a set, a reload keeps the game', async () => {
  await onPage(set(), async (page) => {
    await cards(page).first().waitFor();
    const shown = await table(page);
    const right = findSet(shown);
    const odd = shown.find((card) => findSet([right[0], right[1], card]) === undefined && card !== right[0] && card !== right[1]);
    for (const card of [right[0], right[1], odd]) {
      await page.keyboard.press(card.key);
    }
    await page.getByText(/^No set\. /).first().waitFor();
    await page.keyboard.press('1');
    await page.locator('button.hinted').first().waitFor();
    assert.equal(await page.locator('button.hinted').count(), 1);
    await page.reload();
    await settled(page);
    await cards(page).first().waitFor();
    assert.equal(await figure(page, 'Wrong calls'), 1);
  });
});

test('the brute force tries triples and counts them', async () => {
  await onPage(set(), async (page) => {
    await page.getByRole('radio', { name: 'Watch brute force' }).check({ force: true });
    await page.getByRole('button', { name: 'Whole table' }).click();
    await page.waitForFunction(() => /[1-9]/.test([...document.querySelectorAll('main dt')].find((one) => one.textContent === 'Triples tried')?.nextElementSibling?.textContent ?? ''));
  });
});
