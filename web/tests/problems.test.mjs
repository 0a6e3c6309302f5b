// What goes wrong is told in the language of the page, whoever it was that found it.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { languages } from '../src/text/languages.js';
import { onPage, server, withBrowser } from './support/browser.mjs';
import { engineOf } from './support/engine.mjs';
import { go } from './support/places.mjs';
import { button } from './support/table.mjs';

withBrowser();

const quiet = { sound: false, speed: 0 };

const blanks = (words) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test('every language has words for everything the engine can complain about', async () => {
  const { topics } = (await engineOf(server.origin, 'table'))({ do: 'topics' });
  assert.ok(topics.length > 20);
  const [{ words: first }, ...others] = languages;
  for (const topic of [...topics, 'broken', 'fetch', 'closed']) {
    const key = `error.${topic}`;
    assert.ok(key in first, `${key} has no words`);
    for (const { tag, words } of others) {
      assert.notEqual(words[key], first[key], `${key} is not translated (${tag})`);
    }
  }
  for (const { tag, words } of others) {
    assert.deepEqual(Object.keys(words).sort(), Object.keys(first).sort(), tag);
    for (const [key, text] of Object.entries(first)) {
      assert.deepEqual(blanks(words[key]), blanks(text), `${key} has other blanks (${tag})`);
    }
  }
});

test('notes on rules are there in every language', async () => {
  const call = await engineOf(server.origin, 'table');
  const notesOf = (game, lang) => call({ do: 'rules', game, lang }).notes;
  const [{ tag: first }, ...others] = languages;
  const noted = call({ do: 'games' }).games.filter(({ name }) => notesOf(name, first).length > 0);
  assert.ok(noted.length > 3);
  for (const { name } of noted) {
    for (const { tag } of others) {
      assert.notDeepEqual(notesOf(name, tag), notesOf(name, first), `${name} has no note of its own in ${tag}`);
    }
  }
  await onPage({ place: '#/help/wish', settings: { ...quiet, lang: 'id' } }, async (page) => {
    await page.getByText('Angka as sampai 8 mewakili 7 sampai as.').waitFor();
  });
});

test('the engine fills every blank of its complaints', async () => {
  const [{ words: en }] = languages;
  const complaints = {
    table: [
      { do: 'nothing' },
      { do: 'rules', game: 'x' },
      { do: 'table.new', game: 'klondike', scheme: 'x', deal: '1' },
      { do: 'table.new', game: 'klondike', scheme: 'ms', deal: 'x' },
      { do: 'table.new', game: 'klondike', scheme: 'ms', deal: '0' },
      { do: 'table.replay', game: 'klondike', deal: '1', moves: ['x'] },
      { do: 'table.load', save: 'x' },
      { do: 'table.new', game: 'klondike', deal: '1' },
      { do: 'table.play', move: 'x' },
      { do: 'table.go_to', n: 7 },
      { do: 'greedy.begin', strategy: 'x' },
    ],
    study: [
      { do: 'pegs.new', board: 'x' },
      { do: 'pegs.new', text: '* x' },
      { do: 'pegs.new', text: '.' },
      { do: 'pegs.new', board: 'english', vacancy: 'x' },
      { do: 'pegs.new', board: 'english', vacancy: 'd4', finish: 'x' },
      { do: 'pegs.new', board: 'english' },
      { do: 'pegs.play', jump: 'x' },
      { do: 'set.new', deal: 1, game: 'x' },
      { do: 'set.new', deal: 1 },
      { do: 'set.call', cards: 'x' },
      { do: 'lab.trace', algorithm: 'x' },
      { do: 'lab.trace', algorithm: 'sattolo', generator: 'x' },
      { do: 'lab.trace', algorithm: 'sattolo', seed: 'x' },
      { do: 'lab.trace', algorithm: 'sattolo', n: 1 },
      { do: 'lab.trace', algorithm: 'sattolo', draws: 'x' },
      { do: 'lab.search', board: 'triangle', method: 'x' },
    ],
    sabar: [{ do: 'deals.find', game: 'klondike', level: 'x' }],
  };
  const told = new Set();
  for (const [module, requests] of Object.entries(complaints)) {
    const call = await engineOf(server.origin, module);
    for (const request of requests) {
      const { error } = call(request);
      if (error === undefined) continue; // it only prepares the next one
      told.add(error.topic);
      assert.deepEqual(Object.keys(error.facts).sort(), blanks(en[`error.${error.topic}`]), JSON.stringify(request));
    }
  }
  assert.ok(told.size >= 22, [...told].join(' '));
});

test('a wrong address is told in Indonesian on an Indonesian page, and in English when one changes over', async () => {
  const told = {
    '#/play/tidak-ada': [/Tidak ada permainan 'tidak-ada'/, /There is no game 'tidak-ada'/],
    '#/play/klondike/entah/5': [/Tidak ada skema nomor 'entah'/, /There is no scheme 'entah'/],
    '#/play/klondike/sabar/-1': [/'-1' bukan nomor/, /'-1' is no number/],
    '#/play/klondike/ms/0': [/Skema 'ms' tidak mempunyai pembagian '0'/, /Scheme 'ms' has no deal '0'/],
    '#/play/klondike/sabar/17?m=draw.t1-t9': [/Langkah 2 dari tautan, 't1-t9', tidak dapat/, /Move 2 of the link, 't1-t9', cannot/],
    '#/help/tidak-ada': [/Tidak ada permainan 'tidak-ada'/, /There is no game 'tidak-ada'/],
  };
  await onPage({ settings: { ...quiet, lang: 'id' } }, async (page) => {
    for (const [address, [indonesian, english]] of Object.entries(told)) {
      await go(page, address);
      await page.getByText(indonesian).waitFor();
      await page.locator('header button.lang').click();
      await page.getByText(english).waitFor();
      await page.locator('header button.lang').click();
    }
  });
});

test('a link whose moves are wrong still leads to its deal', async () => {
  await onPage({ place: '#/play/klondike/sabar/17?m=draw.t1-t9', settings: { ...quiet, lang: 'id' } }, async (page) => {
    await page.getByText('Tautan ini tidak dapat diikuti sampai akhir.').waitFor();
    await button(page, 'Mainkan kartu ini dari awal').click();
    await page.locator('[data-rest=true]').waitFor();
    assert.equal(await page.evaluate(() => location.hash), '#/play/klondike/sabar/17');
  });
});

test('a drawing and a seed that are wrong are told in Indonesian', async () => {
  await onPage({ place: '#/pegs/own', settings: { ...quiet, lang: 'id' } }, async (page) => {
    await button(page, 'Gambar papan').click();
    const text = page.locator('textarea');
    const play = page.locator('button', { has: page.locator('svg') }).filter({ hasText: /Mainkan/ });
    for (const [drawing, words] of [
      ['* * x', /Gambar tidak dapat dibaca pada baris 1, kolom 5/],
      ['. .', /Gambar ini mempunyai 0 lubang/],
      [`${'* '.repeat(33)}\n${'o '.repeat(33)}`, /Gambar ini mempunyai 66 lubang/],
    ]) {
      await text.fill(drawing);
      await play.click();
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
    }
    await button(page, 'Tutup').click();
    await go(page, '#/lab/shuffles');
    const seed = page.getByLabel('Benih');
    await seed.fill('besok');
    await seed.press('Enter');
    await page.getByRole('alert').filter({ hasText: /'besok' bukan benih/ }).waitFor();
    await seed.fill('7');
    await seed.press('Enter');
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });
});

test('a part of the page that does not come is told in Indonesian', async () => {
  await onPage({ place: '#/lab/shuffles', settings: { ...quiet, lang: 'id' } }, async (page, context) => {
    await context.route(/table\.wasm/, (route) => route.fulfill({ status: 503, body: '' }));
    const heard = [];
    page.removeAllListeners('console');
    page.on('console', (message) => heard.push(message.text()));
    await page.evaluate(() => (location.hash = '#/play/klondike'));
    await page.getByText('Sebagian halaman tidak dapat diambil. Apakah ada jaringan?').waitFor();
    assert.ok(heard.length > 0);
  });
});

// A search that ends without a verdict takes most of a minute; here its answer is one that says so at once.
const kNoVerdict = () => {
  const Real = window.Worker;
  window.Worker = class extends Real {
    set onmessage(hear) {
      super.onmessage = ({ data }) =>
        hear({ data: data.answer?.verdict === undefined ? data : { id: data.id, answer: { ...data.answer, done: true, verdict: 'unknown', halt: 'memory' } } });
    }
  };
};

test('where it is not known whether a game can be won, the page says why', async () => {
  await onPage({ place: '#/play/klondike/sabar/17', before: kNoVerdict, settings: { ...quiet, lang: 'id' } }, async (page) => {
    await page.getByText('Belum diketahui apakah dapat dimenangkan').waitFor();
    await page.getByText('Pencarian sudah memakai semua memori yang boleh bagi sebuah halaman.').waitFor();
    await page.locator('header button.lang').click();
    await page.getByText('The search has used all the memory a page may take.').waitFor();
  });
});
