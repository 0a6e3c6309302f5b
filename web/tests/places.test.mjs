// Every place in both themes and languages: axe-core is content, nothing is cut off on a small screen, nothing is asked of
// anybody else. Pictures of all of them are left in build/screenshots.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';

import { languages } from '../src/text/languages.js';
import { onPage, withBrowser } from './support/browser.mjs';
import { assertAccessible, cutText, smallTargets } from './support/look.mjs';
import { examples, go } from './support/places.mjs';

const kPictures = resolve(import.meta.dirname, '../../build/screenshots');
const kSizes = { 360: [360, 740], 1280: [1280, 800], 2560: [2560, 1440] };

withBrowser();
mkdirSync(kPictures, { recursive: true });

async function visit(page, address) {
  await go(page, address);
  await page.waitForLoadState('networkidle');
}

const kThemes = ['light', 'dark'];
const kBoth = kThemes.flatMap((theme) => languages.map(({ tag: lang }, i) => ({ theme, lang, looked: kThemes[i % 2] === theme })));

for (const { theme, lang, looked } of kBoth) {
  test(`every place at 360 pixels, ${theme}, ${lang}`, async () => {
    await onPage({ width: 360, height: 740, settings: { theme, lang, sound: false } }, async (page) => {
      const wrong = [];
      for (const { name, address } of examples) {
        await visit(page, address);
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

test('every place has a title of its own', async () => {
  await onPage({ settings: { lang: 'en', sound: false } }, async (page) => {
    const titles = new Map();
    for (const { name, address, place } of examples) {
      await go(page, address);
      const title = await page.title();
      assert.equal(titles.get(title) ?? place, place, `${name}: ${title}`);
      titles.set(title, place);
    }
  });
});

for (const { tag: lang } of languages) {
  test(`every place on a phone held sideways, ${lang}`, async () => {
    await onPage({ width: 740, height: 360, settings: { theme: 'light', lang, sound: false } }, async (page) => {
      const wrong = [];
      for (const { name, address } of examples) {
        await visit(page, address);
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
        for (const { name, address } of examples) {
          await visit(page, address);
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
