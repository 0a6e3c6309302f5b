// Every place in both themes and languages: axe-core is content, nothing is cut off on a small screen, nothing is asked of
// anybody else. Pictures of all of them are left in build/screenshots.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';

import { languages } from '../src/text/languages.js';
import { onPage, settled, withBrowser } from './support/browser.mjs';
import { assertAccessible, cutText, smallTargets } from './support/look.mjs';

const kPictures = resolve(import.meta.dirname, '../../build/screenshots');
const kPlaces = {
  home: '#/',
  klondike: '#/play/klondike/sabar/17',
  freecell: '#/play/freecell/ms/617',
  spider: '#/play/spider-2/sabar/5',
  pyramid: '#/play/pyramid/sabar/3',
  pegs: '#/pegs',
  triangle: '#/pegs/triangle',
  set: '#/set',
  shuffles: '#/lab/shuffles',
  search: '#/lab/search',
  settings: '#/settings',
  help: '#/help',
  rules: '#/help/klondike',
};
const kSizes = { 360: [360, 740], 1280: [1280, 800], 2560: [2560, 1440] };

withBrowser();
mkdirSync(kPictures, { recursive: true });

async function go(page, place) {
  await page.evaluate((hash) => (location.hash = hash), place);
  await settled(page);
  await page.waitForLoadState('networkidle');
}

const kThemes = ['light', 'dark'];
const kBoth = kThemes.flatMap((theme) => languages.map(({ tag: lang }, i) => ({ theme, lang, looked: kThemes[i % 2] === theme })));

for (const { theme, lang, looked } of kBoth) {
  test(`every place at 360 pixels, ${theme}, ${lang}`, async () => {
    await onPage({ width: 360, height: 740, settings: { theme, lang, sound: false } }, async (page) => {
      const wrong = [];
      for (const [name, place] of Object.entries(kPlaces)) {
        await go(page, place);
        await page.screenshot({ path: `${kPictures}/${name}-360-${theme}-${lang}.png` });
        // Colours depend on the theme, names on the language: each language with one theme sees all of both.
        if (looked) {
          await assertAccessible(page, `${name} ${theme}`).catch((error) => wrong.push(`${name}: ${error.message}`));
        }
        wrong.push(...(await cutText(page)).map((text) => `${name}: ${text}`));
        wrong.push(...(await smallTargets(page)).map((text) => `${name}: too small to hit: ${text}`));
        assert.equal(await page.locator('html').getAttribute('lang'), lang);
        assert.equal(await page.locator('h1').count(), 1, `${name} has one heading of the first order`);
      }
      assert.deepEqual(wrong, []);
    });
  });
}

for (const { tag: lang } of languages) {
  test(`every place on a phone held sideways, ${lang}`, async () => {
    await onPage({ width: 740, height: 360, settings: { theme: 'light', lang, sound: false } }, async (page) => {
      const wrong = [];
      for (const [name, place] of Object.entries(kPlaces)) {
        await go(page, place);
        await page.screenshot({ path: `${kPictures}/${name}-740-light-${lang}.png` });
        wrong.push(...(await cutText(page)).map((text) => `${name}: ${text}`));
        wrong.push(...(await smallTargets(page)).map((text) => `${name}: too small to hit: ${text}`));
      }
      assert.deepEqual(wrong, []);
    });
  });
}

test('every place at 1280 and 2560 pixels', async () => {
  for (const size of [1280, 2560]) {
    const [width, height] = kSizes[size];
    for (const theme of size === 1280 ? ['light', 'dark'] : ['dark']) {
      await onPage({ width, height, settings: { theme, lang: 'en', sound: false } }, async (page) => {
        const wrong = [];
        for (const [name, place] of Object.entries(kPlaces)) {
          await go(page, place);
          await page.screenshot({ path: `${kPictures}/${name}-${size}-${theme}-en.png` });
          wrong.push(...(await cutText(page)).map((text) => `${name}: ${text}`));
          if (size === 1280) {
            await assertAccessible(page, `${name} ${theme}`).catch((error) => wrong.push(`${name}: ${error.message}`));
          }
        }
        assert.deepEqual(wrong, []);
      });
    }
  }
});
