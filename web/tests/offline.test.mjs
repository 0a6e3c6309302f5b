// The first load is small and asks nobody else; then the page is there without a network, and a new version never mixes
// with an old one.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

import { browser, kPatience, onPage, server, settled, withBrowser } from './support/browser.mjs';
import { examples, go, places } from './support/places.mjs';
import { startServer } from './support/server.mjs';
import { waitForMoves } from './support/table.mjs';

const kFirstLoad = 600 * 1000;
const kKept = 1500 * 1000;
const kDist = process.env.SABAR_ROOT ?? resolve(import.meta.dirname, '../dist');

withBrowser();

const ready = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

/** Asks the page again and again, until its answer is the wanted one. */
async function until(page, question, wanted) {
  const begun = Date.now();
  for (let found; (found = await page.evaluate(question)) !== wanted; await page.waitForTimeout(50)) {
    assert.ok(Date.now() - begun < kPatience, `${question}: ${found}, not ${wanted}`);
  }
}

const stages = async () => {
  const { installing, waiting } = await navigator.serviceWorker.ready;
  return installing !== null ? 'installing' : waiting !== null ? 'waiting' : 'none';
};

/** Bytes of these files as our server sends them, and the largest of them in words. */
async function bytesOf(context, addresses) {
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const answer = await context.request.head(address, { headers: { 'Accept-Encoding': 'gzip' } });
      assert.equal(answer.status(), 200, address);
      return [address.slice(server.origin.length), Number(answer.headers()['content-length'])];
    }),
  );
  const largest = sizes.sort((a, b) => b[1] - a[1]).slice(0, 6);
  return {
    total: sizes.reduce((sum, [, bytes]) => sum + bytes, 0),
    words: `${largest.map(([name, bytes]) => `${name} ${bytes}`).join(', ')} …`,
  };
}

for (const { module, stands, cards = false, examples: some } of places) {
  const [address] = Object.values(some);
  test(`the first load of ${address}, until it stands still${cards ? ', and the whole deck' : ''}, is at most 600 kB`, async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    try {
      const page = await context.newPage();
      const asked = new Set();
      page.on('request', (request) => asked.add(request.url().split('#')[0]));
      await page.addInitScript((seen) => {
        const watch = new MutationObserver(() => {
          if (document.querySelector(seen) !== null) window.stoodStill ??= performance.now();
        });
        watch.observe(document, { subtree: true, childList: true, attributes: true });
      }, stands);
      await page.goto(`${server.origin}/${address}`);
      await page.waitForFunction(() => window.stoodStill !== undefined);
      await page.waitForTimeout(1000);
      const later = await page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (startTime > window.stoodStill ? name : [])),
      );
      const first = [...asked].filter((address) => address.startsWith(server.origin) && !later.includes(address));
      const modules = first.flatMap((name) => /\/(\w+)\.wasm$/.exec(name)?.[1] ?? []);
      assert.deepEqual(modules, module === undefined ? [] : [module]);
      // What the first deck still lacks comes card by card while one plays.
      const deck = [...'HDCS'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => `${server.origin}/cards/two-colour/${rank}${suit}.svg`));
      const { total, words } = await bytesOf(context, [...new Set([...first, ...(cards ? deck : [])])]);
      console.log(`first load of ${address}: ${total} bytes; later ${later.map((name) => name.slice(server.origin.length)).join(' ')}`);
      assert.ok(total <= kFirstLoad, `${total} bytes: ${words}`);
    } finally {
      await context.close();
    }
  });
}

test('all that is kept for a time without a network is at most 1500 kB', async () => {
  await onPage({ place: '#/play/klondike/sabar/17', offline: true, settings: { lang: 'en' } }, async (page, context) => {
    await ready(page);
    const kept = await page.evaluate(async () => {
      const names = [];
      for (const store of await caches.keys()) {
        names.push(...(await (await caches.open(store)).keys()).map((request) => request.url));
      }
      return [...new Set(names)];
    });
    assert.ok(['/table.wasm', '/study.wasm', '/sabar.wasm'].every((module) => kept.includes(server.origin + module)));
    assert.equal(kept.filter((name) => name.includes('/cards/two-colour/')).length, 52);
    const { total, words } = await bytesOf(context, [...kept, `${server.origin}/sw.js`]);
    console.log(`kept: ${total} bytes`);
    assert.ok(total <= kKept, `${total} bytes: ${words}`);
  });
});

test('without a network every place opens, and a game goes on', async () => {
  await onPage({ place: '#/play/klondike/sabar/17', offline: true, settings: { lang: 'en', sound: false } }, async (page, context) => {
    await ready(page);
    await page.keyboard.press('d');
    await waitForMoves(page, 1);
    await context.setOffline(true);
    await page.reload();
    await settled(page);
    await waitForMoves(page, 1);
    for (const { address } of examples) {
      await go(page, address);
    }
  });
});

test('a new version is taken over at the next start and never mixed with the old one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sabar-page-'));
  cpSync(kDist, folder, { recursive: true });
  const own = await startServer({ root: folder });
  const context = await browser.newContext();
  context.setDefaultTimeout(kPatience);
  try {
    const title = (page) => page.evaluate(() => document.querySelector('meta[name=description]').content);
    const first = await context.newPage();
    await first.goto(`${own.origin}/`);
    await ready(first);
    const old = await title(first);

    // The server now has a page with other words; half of it is missing at first.
    const index = join(folder, 'index.html');
    const worker = join(folder, 'sw.js');
    const before = createHash('sha256').update(readFileSync(index)).digest('base64');
    writeFileSync(index, readFileSync(index, 'utf8').replace(/(name="description" content=")/, '$1New: '));
    const hash = createHash('sha256').update(readFileSync(index)).digest('base64');
    for (const name of ['index.html.gz', 'sw.js.gz']) {
      rmSync(join(folder, name), { force: true });
    }
    const newWorker = readFileSync(worker, 'utf8').replace(/kVersion = '\w+'/, "kVersion = 'next'").replace(before, hash);
    writeFileSync(worker, newWorker.replace(hash, before));
    await first.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()).catch(() => undefined));
    await until(first, stages, 'none');
    assert.deepEqual(await first.evaluate(() => navigator.serviceWorker.ready.then(({ waiting }) => waiting)), null);

    writeFileSync(worker, newWorker);
    await first.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
    await until(first, stages, 'waiting');
    await first.reload();
    assert.equal(await title(first), old, 'the old version serves on while it is open');

    await first.close();
    const next = await context.newPage();
    await next.waitForTimeout(500);
    await next.goto(`${own.origin}/`);
    await until(next, () => caches.keys().then((stores) => stores.join()), 'sabar-next');
    assert.ok((await title(next)).startsWith('New: '));
  } finally {
    await context.close();
    await own.stop();
    rmSync(folder, { recursive: true });
  }
});

test('it can be installed', async () => {
  const manifest = await (await fetch(`${server.origin}/manifest.webmanifest`)).json();
  for (const { src } of manifest.icons) {
    assert.equal((await fetch(`${server.origin}/${src}`)).status, 200, src);
  }
  assert.equal(manifest.display, 'standalone');
});
