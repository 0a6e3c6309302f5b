// A patience game as it is played: mouse, finger and keyboard, undo, hints, the losing move, Greedy, Solve, reload, links.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onPage, server, settled, withBrowser } from './support/browser.mjs';
import { engineOf, look, winningLine } from './support/engine.mjs';
import { atRest, button, movesMade, playByKeyboard, playByMouse, spotOf, topOf, waitForMoves, waitForVerdict } from './support/table.mjs';

withBrowser();

const kQuiet = { lang: 'en', sound: false, speed: 0 };
const kDeal = 18; // of klondike-3: it has a short line
// Of the best game of klondike-3 that was won, in seconds.
const bestTime = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('sabar.statistics'))['klondike-3'].bestTime);
const table = (place, more = {}) => ({ place, settings: kQuiet, ...more });

test('a line is played with the mouse, taken back and played again', async () => {
  const call = await engineOf(server.origin);
  const line = winningLine(call, 'klondike-3', kDeal).slice(0, 16);
  await onPage(table(`#/play/klondike-3/sabar/${kDeal}`), async (page) => {
    for (const [i, move] of line.entries()) {
      await playByMouse(page, move);
      await waitForMoves(page, i + 1);
    }
    await page.keyboard.press('Control+z');
    await waitForMoves(page, line.length - 1);
    await button(page, 'Undo').click();
    await waitForMoves(page, line.length - 2);
    await button(page, 'Redo').click();
    await page.keyboard.press('Control+Shift+z');
    await waitForMoves(page, line.length);
    await button(page, 'Start over').click();
    await waitForMoves(page, 0);
  });
});

test('a card that may not lie there goes back, and nothing happens', async () => {
  await onPage(table('#/play/klondike/sabar/17'), async (page) => {
    const before = await page.locator('[data-pile=t1]').boundingBox();
    await playByMouse(page, 't1-t3');
    await page.waitForFunction((x) => document.querySelector('[data-pile=t1]').getBoundingClientRect().x === x, before.x);
    assert.equal(await movesMade(page), 0);
  });
});

/** A place of a line where a card can go home and elsewhere too. */
function wayHomeAndAway(call, line) {
  for (let made = 0; made < line.length; ++made) {
    const moves = line.slice(0, made);
    const view = call({ do: 'table.replay', game: 'klondike-3', scheme: 'sabar', deal: String(kDeal), moves });
    const bare = new Set(view.piles.filter(({ count }) => count === 0).map(({ name }) => name));
    const source = view.destinations.find(
      ({ count, to }) => count === 1 && to.some(({ pile }) => pile[0] === 'f') && to.some(({ pile }) => pile[0] === 't' && !bare.has(pile)),
    );
    if (source !== undefined) {
      return { moves, from: source.pile, home: source.to.find(({ pile }) => pile[0] === 'f').pile };
    }
  }
  throw new Error('no card has two ways');
}

test('a finger draws, plays by one tap and sends home by two', async () => {
  const call = await engineOf(server.origin);
  const { moves, from, home } = wayHomeAndAway(call, winningLine(call, 'klondike-3', kDeal));
  const phone = { width: 390, height: 800, hasTouch: true, isMobile: true };
  const tap = async (page, pile) => {
    const { x, y } = await spotOf(page, pile);
    await page.touchscreen.tap(x, y);
    await atRest(page);
  };
  await onPage(table(`#/play/klondike-3/sabar/${kDeal}`, phone), async (page) => {
    await atRest(page);
    await tap(page, 's');
    await waitForMoves(page, 1);
    await button(page, 'Undo').tap();
    await waitForMoves(page, 0);
    // The ace of column 5 has one place to go.
    await tap(page, 't5');
    await waitForMoves(page, 1);
    assert.equal(await page.locator('[data-pile^=f][aria-label^="ace of"]').count(), 1);
  });
  await onPage(table(`#/play/klondike-3/sabar/${kDeal}?m=${moves.map(encodeURIComponent).join('.')}`, phone), async (page) => {
    await waitForMoves(page, moves.length);
    const card = (await topOf(page, from)).split(',')[0];
    await tap(page, from);
    assert.equal(await movesMade(page), moves.length);
    assert.equal(await page.locator('[aria-pressed=true][data-pile]').count(), 1);
    await tap(page, from);
    await waitForMoves(page, moves.length + 1);
    assert.equal((await topOf(page, home)).split(',')[0], card);
  });
});

test('G1: the keyboard alone wins a deal, against the clock, and the best time is kept', async () => {
  const call = await engineOf(server.origin);
  const line = winningLine(call, 'klondike-3', kDeal);
  await onPage(table(`#/play/klondike-3/sabar/${kDeal}`, { settings: { ...kQuiet, adviser: false } }), async (page) => {
    await atRest(page);
    for (let presses = 0; presses < 30 && !(await page.evaluate(() => document.activeElement.dataset.pile)); ++presses) {
      await page.keyboard.press('Tab');
    }
    for (const [i, move] of line.entries()) {
      await playByKeyboard(page, move);
      await waitForMoves(page, i + 1);
    }
    await page.getByText('You won!').waitFor();
    const seconds = await bestTime(page);
    assert.ok(seconds > 0, `${seconds} s`);
    // Whoever goes back before the last move and makes it again has not won twice.
    const counted = () => page.evaluate(() => JSON.parse(localStorage.getItem('sabar.statistics'))['klondike-3']);
    const first = await counted();
    assert.deepEqual([first.played, first.won, first.streak], [1, 1, 1]);
    await page.keyboard.press('u');
    await waitForMoves(page, line.length - 1);
    await page.getByText('You won!').waitFor({ state: 'detached' });
    await page.keyboard.press('r');
    await page.getByText('You won!').waitFor();
    await page.reload();
    await atRest(page);
    assert.deepEqual(await counted(), first);
    assert.equal(await bestTime(page), seconds);
    await button(page, 'Statistics').click();
    await page.getByText('Best time').waitFor();
  });
});

test('G1: the sound is switched off and on, and stays so', async () => {
  await onPage(table(`#/play/klondike/sabar/${kDeal}`, { settings: { ...kQuiet, sound: true } }), async (page) => {
    await button(page, 'Switch sound off').click();
    await page.reload();
    await button(page, 'Switch sound on').click();
    await button(page, 'Switch sound off').waitFor();
  });
});

test('a screen reader hears cards, columns and what lies below', async () => {
  await onPage(table('#/play/klondike/sabar/17'), async (page) => {
    const name = (pile) => topOf(page, pile);
    assert.equal(await name('t1'), 'nine of spades, column 1');
    assert.equal(await name('t3'), 'three of diamonds, column 3; 2 cards face down below');
    assert.equal(await name('f1'), 'foundation of hearts, empty');
    assert.equal(await name('s'), 'stock, 24 cards');
    assert.equal(await page.locator('[data-pile] img[alt]:not([alt=""])').count(), 0);
    await page.keyboard.press('t');
    await page.waitForFunction(() => /nine of spades|9/i.test(document.querySelector('[aria-live]').textContent));
  });
});

test('hidden cards are not in the page', async () => {
  await onPage(table('#/play/klondike/sabar/17'), async (page) => {
    const faces = await page.locator('[data-pile] img').evaluateAll((images) => images.map((image) => image.src.split('/').at(-1)));
    assert.deepEqual(faces.sort(), ['2C.svg', '3D.svg', '3S.svg', '7D.svg', '9D.svg', '9S.svg', 'JC.svg']);
  });
});

test('a hint names a move and points at its piles', async () => {
  await onPage(table(`#/play/klondike-3/sabar/${kDeal}`), async (page) => {
    await waitForVerdict(page, 'solved');
    await button(page, 'Hint').click();
    await page.locator('.hinted').first().waitFor();
    assert.ok((await page.locator('[role=status]').first().textContent()).length > 12);
  });
});

test('G5: Solve shows a line that can be walked both ways, and wins', async () => {
  await onPage(table(`#/play/klondike-3/sabar/${kDeal}`), async (page) => {
    await button(page, 'Solve').click();
    await button(page, 'One step on').click();
    await waitForMoves(page, 1);
    await button(page, 'One step on').click();
    await waitForMoves(page, 2);
    await button(page, 'One step back').click();
    await waitForMoves(page, 1);
    await button(page, 'To the end').click();
    await page.getByRole('heading', { name: 'Won!', exact: true }).waitFor();
    assert.match(await page.locator('main').textContent(), /does not count/);
  });
});

test('G2, G3: Greedy plays visibly until it is stuck, and says so', async () => {
  await onPage(table('#/play/klondike/sabar/7', { settings: { ...kQuiet, adviser: false } }), async (page) => {
    await button(page, 'Greedy').click();
    await page.locator('[data-greedy=running]').waitFor();
    await page.getByRole('slider', { name: 'Speed' }).fill('5');
    await page.waitForFunction(() => Number([...document.querySelectorAll('.info dd')].at(-2).textContent) >= 3);
    await page.locator('[data-greedy]').getByRole('button', { name: 'Stop' }).click();
    const stopped = await movesMade(page);
    await page.waitForTimeout(400);
    assert.ok((await movesMade(page)) - stopped <= 1);
    await button(page, 'Go on').click();
    await page.locator('[data-greedy=stopped]').waitFor({ timeout: 60_000 });
    assert.match(await page.locator('[data-greedy] p').textContent(), /Stuck/);
  });
});

test('G2, G3: Greedy that wins says so, and does not call it the player\'s win', async () => {
  const moves = winningLine(await engineOf(server.origin), 'klondike', 1).slice(0, -6);
  await onPage(table(`#/play/klondike/sabar/1?m=${moves.map(encodeURIComponent).join('.')}`), async (page) => {
    await button(page, 'Greedy').click();
    await page.locator('[data-greedy=won]').waitFor();
    assert.match(await page.locator('[data-greedy] p').textContent(), /Greedy has won this game\. Over 100,000 deals/);
    await page.getByRole('heading', { name: 'Won!', exact: true }).waitFor();
  });
});

/** A game that greedy play has lost although its deal can be won. */
function lostGame(call) {
  for (let deal = 1; deal <= 40; ++deal) {
    if (winningLine(call, 'klondike', deal) === undefined) {
      continue;
    }
    call({ do: 'greedy.begin', seed: 1 });
    while (call({ do: 'greedy.next' }).view !== undefined);
    if (look(call, call({ do: 'table.save' }).save).verdict === 'unsolvable') {
      return { deal, moves: call({ do: 'table.history' }).moves.map(({ move }) => move) };
    }
  }
  throw new Error('no lost game was found');
}

test('a lost game names the losing move and leads back before it', async () => {
  const { deal, moves } = lostGame(await engineOf(server.origin));
  await onPage(table(`#/play/klondike/sabar/${deal}?m=${moves.map(encodeURIComponent).join('.')}`), async (page) => {
    await waitForVerdict(page, 'lost');
    await button(page, 'Go back to it').click();
    await waitForVerdict(page, 'solved');
    assert.ok((await movesMade(page)) < moves.length);
  });
});

test('a game survives a reload in the middle', async () => {
  await onPage(table(`#/play/klondike-3/sabar/${kDeal}`), async (page) => {
    for (let i = 1; i <= 4; ++i) {
      await page.keyboard.press('d');
      await waitForMoves(page, i);
    }
    const before = await topOf(page, 'w');
    await page.reload();
    await settled(page);
    await waitForMoves(page, 4);
    assert.equal(await topOf(page, 'w'), before);
    await page.keyboard.press('u');
    await waitForMoves(page, 3);
  });
});

test('a link carries the deal and the moves', async () => {
  const shared = await onPage(
    table(`#/play/klondike-3/sabar/${kDeal}`, { permissions: ['clipboard-read', 'clipboard-write'] }),
    async (page) => {
      for (let i = 1; i <= 3; ++i) {
        await page.keyboard.press('d');
        await waitForMoves(page, i);
      }
      await button(page, 'Copy a link to this game').click();
      await page.getByText('The link is copied').first().waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    },
  );
  assert.ok(shared.startsWith(`${server.origin}/#/play/klondike-3/sabar/${kDeal}?m=`), shared);
  await onPage(table(shared.slice(server.origin.length + 1)), async (page) => {
    await waitForMoves(page, 3);
  });
});

test('the language changes everywhere without losing the game', async () => {
  await onPage(table('#/play/klondike/sabar/17'), async (page) => {
    await page.keyboard.press('d');
    await waitForMoves(page, 1);
    await page.locator('header button.lang').click();
    await button(page, 'Petunjuk').waitFor();
    assert.equal(await movesMade(page), 1);
    assert.match(await page.locator('[data-pile=t1]').getAttribute('aria-label'), /sembilan sekop, kolom 1/);
    assert.equal(await page.locator('html').getAttribute('lang'), 'id');
  });
});

test('a deal that can be won is found on request', async () => {
  await onPage(table('#/play/klondike/sabar/17'), async (page) => {
    await button(page, 'New deal').click();
    await button(page, 'Find one').click();
    await page.waitForFunction(() => !location.hash.endsWith('/17'));
    await waitForVerdict(page, 'solved');
  });
});
