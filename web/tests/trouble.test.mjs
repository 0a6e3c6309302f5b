// What can go wrong: addresses that name nothing, a store that is broken, full or forbidden, two windows, hasty hands.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { browser, onPage, server, settled, withBrowser } from './support/browser.mjs';
import { engineOf, winningLine } from './support/engine.mjs';
import { examples, go } from './support/places.mjs';
import { atRest, button, movesMade, playByMouse, spotOf, topOf, waitForMoves, waitForVerdict } from './support/table.mjs';

withBrowser();

const kQuiet = { lang: 'en', sound: false, speed: 0 };
const kDeal = 18; // of klondike-3: it has a short line
const at = (place, more = {}) => ({ place, settings: kQuiet, ...more });

test('an address that names nothing says so and shows a way out', async () => {
  const addresses = [
    '#/nowhere', '#/%E0%A4', '#/play/%E0%A4/sabar/1', '#/play/no-such-game', '#/play/klondike/no-such-scheme/5', '#/play/klondike/sabar/-1',
    '#/play/klondike/sabar/99999999999999999999999999', '#/play/klondike/sabar/17?m=t1-t9', '#/play/klondike/sabar/17?m=%E0%A4.%00',
    `#/play/klondike/sabar/17?m=${'d.'.repeat(20000)}`, '#/pegs/no-such-board', '#/help/no-such-game', '#/lab/no-such-room',
  ];
  await onPage(at('#/'), async (page) => {
    for (const address of addresses) {
      await go(page, address);
      assert.equal(await page.locator('main h1').count(), 1, address);
      assert.ok((await page.locator('main').textContent()).trim().length > 10, address);
      assert.ok((await page.locator('main').locator('a, button, select').count()) > 0, address);
    }
    await go(page, '#/play/klondike/sabar/17?m=t1-t9');
    await button(page, 'New deal').click();
    await atRest(page);
  });
});

test('a store full of nonsense is not believed', async () => {
  for (const nonsense of ['{', '"x"', '[1,{}]', '{"a":1,"save":7,"lang":"xx","deck":"../x","speed":9,"klondike":null}']) {
    const names = ['settings', 'favourites', 'recent', 'statistics', 'table.klondike', 'table.klondike.aside', 'pegs.shown', 'pegs.own.drawing', 'pegs.english', 'pegs.own', 'set.game', 'set.palette', 'set.colours'];
    const localStorage = names.flatMap((name) => [`sabar.${name}`, `sabar.${name}.old`]).map((name) => ({ name, value: nonsense }));
    await onPage({ place: '#/', storageState: { cookies: [], origins: [{ origin: server.origin, localStorage }] } }, async (page) => {
      for (const { address } of examples) {
        await go(page, address);
        assert.equal(await page.locator('main h1').count(), 1, `${address} with ${nonsense}`);
        assert.equal(await page.locator('main [role=alert]').count(), 0, `${address} with ${nonsense}`);
      }
    });
  }
});

const kFull = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};
const kForbidden = () => {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
};

for (const [what, before] of Object.entries({ full: kFull, forbidden: kForbidden })) {
  test(`with a store that is ${what} one can play, and is told that nothing is kept`, async () => {
    await onPage(at('#/play/klondike/sabar/17', { before }), async (page) => {
      await page.locator('[data-not-kept]').waitFor();
      await page.keyboard.press('d');
      await waitForMoves(page, 1);
      for (const { address } of examples) {
        await go(page, address);
      }
    });
  });
}

test('two windows agree on settings and favourites, and neither loses a game', async () => {
  await onPage(at('#/play/klondike/sabar/17'), async (page, context) => {
    const other = await context.newPage();
    await other.goto(`${server.origin}/#/play/freecell/ms/617`);
    await settled(other);
    await other.locator('header button.lang').click();
    await button(page, 'Petunjuk').waitFor();
    await page.keyboard.press('d');
    await waitForMoves(page, 1);
    await other.reload();
    await settled(other);
    await atRest(other);
    await page.reload();
    await settled(page);
    await waitForMoves(page, 1);
  });
});

test('a number too large for a deal is refused, and the game goes on', async () => {
  await onPage(at('#/play/klondike/sabar/17'), async (page) => {
    await page.keyboard.press('d');
    await waitForMoves(page, 1);
    await waitForVerdict(page, 'solved', 'lost');
    await button(page, 'New deal').click();
    await page.getByRole('textbox', { name: 'By number' }).fill('9'.repeat(40));
    await button(page, 'Deal').click();
    await page.getByText(/There is no deal sabar 9/).waitFor();
    await button(page, 'Close').click();
    assert.equal(await movesMade(page), 1);
    await waitForVerdict(page, 'solved', 'lost');
    assert.equal(await page.evaluate(() => location.hash), '#/play/klondike/sabar/17');
  });
});

test('whoever stops looking for a deal still hears about the one on the table', async () => {
  await onPage(at('#/play/klondike/sabar/17'), async (page) => {
    await waitForVerdict(page, 'solved');
    await button(page, 'New deal').click();
    await page.getByRole('radio', { name: 'Hard' }).check({ force: true });
    // At once: a deal may be found before a slow hand has closed the dialog.
    await page.evaluate(async () => {
      const named = (name) => [...document.querySelectorAll('dialog[open] button')].find((one) => [one.textContent.trim(), one.ariaLabel].includes(name));
      named('Find one').click();
      await new Promise(requestAnimationFrame);
      named('Close')?.click();
    });
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await waitForVerdict(page, 'solved');
  });
});

test('a link to another deal puts the game aside, and it comes back', async () => {
  await onPage(at('#/play/klondike-3/sabar/18'), async (page) => {
    await page.keyboard.press('d');
    await waitForMoves(page, 1);
    const mine = await topOf(page, 'w');
    await page.goto('about:blank');
    await page.goto(`${server.origin}/#/play/klondike-3/sabar/5?m=draw.draw`);
    await settled(page);
    await waitForMoves(page, 2);
    await page.reload();
    await settled(page);
    await button(page, 'Back to the game you were playing').click();
    await waitForMoves(page, 1);
    assert.equal(await topOf(page, 'w'), mine);
    assert.equal(await page.evaluate(() => location.hash), '#/play/klondike-3/sabar/18');
    assert.equal(await button(page, 'Back to the game you were playing').count(), 0);
  });
});

test('a game that somebody else began does not count as a win', async () => {
  const line = winningLine(await engineOf(server.origin), 'klondike-3', kDeal);
  const shared = line.slice(0, -1).map(encodeURIComponent).join('.');
  await onPage(at(`#/play/klondike-3/sabar/${kDeal}?m=${shared}`), async (page) => {
    await waitForMoves(page, line.length - 1);
    await playByMouse(page, line.at(-1));
    await page.getByText('does not count as your win').waitFor();
    assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('sabar.statistics') ?? '{}')['klondike-3']?.won ?? 0), 0);
  });
});

test('a window that changes its size in the middle of a drag leaves no card behind', async () => {
  await onPage(at('#/play/klondike/sabar/17'), async (page) => {
    await atRest(page);
    const from = await spotOf(page, 't1');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 150, from.y + 120, { steps: 4 });
    await page.setViewportSize({ width: 700, height: 600 });
    await atRest(page);
    await page.mouse.move(from.x + 160, from.y + 200, { steps: 4 });
    await page.mouse.up();
    await atRest(page);
    // The card of column 1 lies in line with the others.
    const [one, two, three] = await Promise.all(['t1', 't2', 't3'].map((pile) => spotOf(page, pile)));
    assert.ok(Math.abs(three.x - 2 * two.x + one.x) < 3, JSON.stringify([one, two, three]));
    const [card, beside] = await Promise.all(['t1', 't2'].map((pile) => page.locator(`[data-pile=${pile}][data-place="0"]`).boundingBox()));
    assert.ok(Math.abs(beside.y - card.y) < 2, JSON.stringify([card, beside]));
  });
});

test('undo takes the table away from Greedy and from Solve', async () => {
  await onPage(at(`#/play/klondike-3/sabar/${kDeal}`), async (page) => {
    await button(page, 'Greedy').click();
    await page.waitForFunction(() => Number([...document.querySelectorAll('.info dd')].at(-2).textContent) >= 2);
    await page.keyboard.press('Control+z');
    await page.locator('[data-greedy=stopped]').waitFor();
    const made = await movesMade(page);
    await button(page, 'Close').click();
    await page.keyboard.press('Control+z');
    await waitForMoves(page, made - 1);
    for (let left = made - 1; left > 0; --left) {
      await page.keyboard.press('u');
    }
    await waitForMoves(page, 0);

    // A move while the line is being looked for: the line is that of the new position. A move after that ends it.
    await page.keyboard.press('s');
    await page.keyboard.press('d');
    await waitForMoves(page, 1);
    await page.locator('[data-solve=waiting]').waitFor({ state: 'detached' });
    if ((await page.locator('[data-solve]').count()) === 0) {
      await page.keyboard.press('s');
    }
    await page.locator('[data-solve=line]').waitFor();
    const begun = await movesMade(page);
    await button(page, 'One step on').click();
    await waitForMoves(page, begun + 1);
    await button(page, 'To the end').click();
    await page.keyboard.press('Control+z');
    await page.waitForFunction(() => document.querySelector('[data-solve]') === null || document.body.textContent.includes('Won!'));
  });
});

/** Whether the game of a place is kept anew by the time something is first shown, so that no reload can take it back. */
async function keptWhenShown(page, place, shown, act) {
  await page.evaluate(
    ([name, selector]) => {
      const kept = () => Object.entries(localStorage).filter(([key]) => key.endsWith(name)).join();
      const before = kept();
      globalThis.keptThen = new Promise((resolve) => {
        const look = () => document.querySelector(selector) !== null && resolve(kept() !== before);
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
      });
    },
    [place, shown],
  );
  await act();
  return page.evaluate(() => globalThis.keptThen);
}

test('what is shown of pegs and SET is kept already', async () => {
  await onPage(at('#/pegs/english'), async (page) => {
    const press = (name) => page.getByRole('button', { name: new RegExp(`^${name}: `) }).click();
    const jumped = await keptWhenShown(page, 'pegs.english', 'main .board button[aria-label^="d4: peg"]', async () => {
      await press('d2');
      await press('d4');
    });
    assert.ok(jumped);
  });
  await onPage(at('#/set'), async (page) => {
    await page.locator('main button[aria-keyshortcuts]').first().waitFor();
    assert.ok(await keptWhenShown(page, 'set.game', 'button.hinted', () => page.keyboard.press('1')));
  });
});

test('who leaves a board of pegs while it is opened finds the right game there', async () => {
  await onPage(at('#/pegs/english'), async (page) => {
    const holes = (count) => page.waitForFunction((wanted) => document.querySelectorAll('main .board button').length === wanted, count);
    await holes(33);
    for (let i = 0; i < 5; ++i) {
      await page.evaluate(async () => {
        for (const hash of ['#/pegs/triangle', '#/set']) {
          location.hash = hash;
          await new Promise((resolve) => setTimeout(resolve, 0));
        }
      });
      await go(page, '#/pegs/triangle');
      await holes(15);
      await go(page, '#/pegs/english');
      await holes(33);
    }
  });
});

test('a game that is shown moving is whole after a reload', async () => {
  await onPage(at('#/play/klondike-3/sabar/18', { settings: { ...kQuiet, speed: 1 }, reducedMotion: 'no-preference' }), async (page) => {
    await atRest(page);
    for (let i = 1; i <= 3; ++i) {
      await page.keyboard.press('d');
    }
    // Not until it is at rest: the cards are still on their way.
    await page.waitForFunction(() => [...document.querySelectorAll('.info dd')].at(-2)?.textContent === '3');
    await page.reload();
    await settled(page);
    await waitForMoves(page, 3);
    assert.equal(await page.locator('[data-pile=w][data-place="8"]').count(), 1);
  });
});

/** All in one task of the page: nothing is answered and nothing drawn between them, whatever the machine does. */
const hasty = (page, presses) =>
  page.evaluate((all) => {
    for (const press of all) {
      document.querySelector('.board').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...press }));
    }
  }, presses);

test('hasty keys are all heard, in their order', async () => {
  for (const settings of [kQuiet, { ...kQuiet, speed: 1 }]) {
    await onPage(at('#/play/klondike/sabar/17', { settings, reducedMotion: 'no-preference' }), async (page) => {
      await atRest(page);
      const [d, u, r, z] = [{ key: 'd' }, { key: 'u' }, { key: 'r' }, { key: 'z', ctrlKey: true }];
      await hasty(page, [d, d, d]);
      await waitForMoves(page, 3);
      const three = await topOf(page, 'w');
      await hasty(page, [d, u, d, z, d, d, d]);
      await waitForMoves(page, 6);
      await hasty(page, [u, z, u, d, u, r, z]);
      await waitForMoves(page, 3);
      assert.equal(await topOf(page, 'w'), three);
      // More than there is to take back; then through the stock and round again: 24 draws, the redeal, one draw.
      await hasty(page, Array(9).fill(u));
      await waitForMoves(page, 0);
      assert.equal(await page.locator('[data-pile=w][data-place="0"]').count(), 0);
      await hasty(page, Array(26).fill(d));
      await waitForMoves(page, 26);
      assert.equal(await page.locator('[data-pile=w]:not([data-place="-1"])').count(), 1);
    });
  }
});

test('hasty clicks on the stock are as many draws', async () => {
  for (const settings of [kQuiet, { ...kQuiet, speed: 1 }]) {
    await onPage(at('#/play/klondike/sabar/17', { settings, reducedMotion: 'no-preference' }), async (page) => {
      await atRest(page);
      const { x, y } = await spotOf(page, 's');
      for (let i = 1; i <= 6; ++i) {
        await page.mouse.click(x, y);
      }
      await waitForMoves(page, 6);
      // Faster than any answer.
      await page.evaluate(({ x, y }) => {
        for (let i = 0; i < 24; ++i) {
          const event = { bubbles: true, pointerId: 1, button: 0, clientX: x, clientY: y };
          document.elementFromPoint(x, y).dispatchEvent(new PointerEvent(i % 2 === 0 ? 'pointerdown' : 'pointerup', event));
        }
      }, { x, y });
      await waitForMoves(page, 18);
      await page.mouse.dblclick(x, y);
      await waitForMoves(page, 20);
    });
  }
});

test('a double click on a card is one move, also where the card below it could move too', async () => {
  const call = await engineOf(server.origin);
  const onlyMove = (view) => {
    const ways = view.destinations.find((source) => source.pile === 'w')?.to ?? [];
    return ways.length === 1 ? ways[0].move : undefined;
  };
  let link;
  for (let deal = 1; link === undefined && deal <= 200; ++deal) {
    let view = call({ do: 'table.new', game: 'klondike', scheme: 'sabar', deal: String(deal) });
    for (let draws = 1; link === undefined && draws <= 24; ++draws) {
      view = call({ do: 'table.play', move: 'draw' });
      const move = onlyMove(view);
      if (move !== undefined) {
        if (onlyMove(call({ do: 'table.play', move })) !== undefined) link = { deal, draws };
        call({ do: 'table.undo' });
      }
    }
  }
  await onPage(at(`#/play/klondike/sabar/${link.deal}?m=${Array(link.draws).fill('draw').join('.')}`), async (page) => {
    await waitForMoves(page, link.draws);
    const { x, y } = await spotOf(page, 'w');
    await page.mouse.dblclick(x, y, { delay: 20 });
    await waitForMoves(page, link.draws + 1);
    await page.waitForTimeout(400);
    assert.equal(await movesMade(page), link.draws + 1);
    // Later it is a touch of its own.
    await page.mouse.click(x, y);
    await waitForMoves(page, link.draws + 2);
  });
});

test('Greedy and a line half walked speak the language of now', async () => {
  const switched = async (page, part) => {
    const words = page.locator(part).first();
    const english = await words.textContent();
    const made = await movesMade(page);
    await page.locator('header button.lang').click();
    await page.waitForFunction(([selector, was]) => ![was, ''].includes(document.querySelector(selector)?.textContent ?? ''), [part, english]);
    assert.equal(await movesMade(page), made);
    return [english, await words.textContent()];
  };
  await onPage(at('#/play/klondike/sabar/17'), async (page) => {
    await button(page, 'Greedy').click();
    await page.locator('[data-greedy] input').fill('5');
    await page.locator('[data-greedy=running]').waitFor({ state: 'detached' });
    const sentence = (text) => text.replace(/^\S+ · \d+/, '').trim();
    const [english, indonesian] = (await switched(page, '[data-greedy] p')).map(sentence);
    assert.ok(english.length > 10 && indonesian.length > 10 && english !== indonesian, `${english} / ${indonesian}`);
  });
  await onPage(at(`#/play/klondike-3/sabar/${kDeal}`), async (page) => {
    await page.keyboard.press('s');
    await page.locator('[data-solve=line]').waitFor();
    for (let i = 1; i <= 3; ++i) {
      await button(page, 'One step on').click();
      await waitForMoves(page, i);
    }
    const english = (await page.locator('[data-solve] .next').textContent()).replace(/^\S+/, '');
    await switched(page, '[data-solve] .next');
    await page.waitForFunction((was) => !document.querySelector('[data-solve] .next').textContent.endsWith(was), english);
    assert.equal(await page.locator('[data-solve=line]').count(), 1);
    await waitForVerdict(page, 'solved');
    assert.equal(await movesMade(page), 3);
  });
});

test('the losing move is named in the language of now', async () => {
  const call = await engineOf(server.origin);
  // Greedy play on a deal that can be won, until it is lost.
  let link;
  for (let deal = 1; link === undefined && deal <= 40; ++deal) {
    if (winningLine(call, 'klondike', deal) === undefined) continue;
    call({ do: 'greedy.begin', seed: 1 });
    let step;
    while ((step = call({ do: 'greedy.next' })).view !== undefined);
    if (step.won !== true) link = { deal, moves: call({ do: 'table.history' }).moves.map(({ move }) => encodeURIComponent(move)) };
  }
  await onPage(at(`#/play/klondike/sabar/${link.deal}?m=${link.moves.join('.')}`), async (page) => {
    await button(page, 'Go back to it').waitFor();
    const words = page.locator('.status .words').first();
    const english = await words.textContent();
    await page.locator('header button.lang').click();
    await page.waitForFunction((was) => ![was, ''].includes(document.querySelector('.status .words')?.textContent ?? ''), english);
    assert.notEqual(await words.textContent(), english);
  });
});

test('files without statistics are refused, good ones are added', async () => {
  await onPage(at('#/settings'), async (page) => {
    const picker = page.locator('input[type=file]');
    const load = (text) => picker.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    const record = { played: 9, won: 4, streak: 1, longest: 3, bestTime: 61, bestMoves: 80 };
    for (const bad of ['', '{', '[]', '{"kind":"sabar-statistics"}', '{"kind":"sabar-statistics","statistics":[]}', '{"kind":"sabar-statistics","statistics":{"klondike":{"played":-1}}}']) {
      await load(bad);
      await page.getByText('has no statistics of Sabar').waitFor();
    }
    for (const games of [{ klondike: record, 'pegs/english': record }, { klondike: { ...record, played: 3, won: 1, bestTime: 59 }, set: record }]) {
      await load(JSON.stringify({ kind: 'sabar-statistics', version: 1, statistics: games }));
      await page.waitForFunction((names) => names.every((name) => name in JSON.parse(localStorage.getItem('sabar.statistics') ?? '{}')), Object.keys(games));
      await page.getByText('2 games loaded').waitFor();
    }
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('sabar.statistics')));
    assert.deepEqual(Object.keys(kept).sort(), ['klondike', 'pegs/english', 'set']);
    assert.deepEqual(kept.klondike, { ...record, bestTime: 59 });
    assert.deepEqual((await page.locator('main h3').allTextContents()).sort(), ['English board', 'Klondike', 'SET']);
  });
});

test('a drawn board that is wrong is refused with a reason, and the old one stays', async () => {
  await onPage(at('#/pegs/own'), async (page) => {
    await button(page, 'Draw the board').click();
    const text = page.getByRole('textbox', { name: 'The drawing as text' });
    for (const wrong of ['', 'hello', '. . .', `${'o '.repeat(12)}\n`.repeat(12), 'o']) {
      await text.fill(wrong);
      await button(page, 'Play this board').click();
      await page.locator('dialog [role=alert]').filter({ hasText: /\w{4}/ }).waitFor();
    }
    await page.getByText('it needs a peg at the start').waitFor();
    await text.fill('* * o');
    await button(page, 'Play this board').click();
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
    await page.waitForFunction(() => document.querySelectorAll('main .board button').length === 3);
    await page.reload();
    await settled(page);
    await page.waitForFunction(() => document.querySelectorAll('main .board button').length === 3);
  });
});

test('nothing is left of a page that was closed', async () => {
  // A page is closed while its adviser thinks: the browser stays well, and the game is there again.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    for (let i = 0; i < 3; ++i) {
      const page = await context.newPage();
      await page.goto(`${server.origin}/#/play/spider-4/sabar/1`);
      await settled(page);
      await page.close();
    }
    const page = await context.newPage();
    await page.goto(`${server.origin}/#/play/spider-4`);
    await settled(page);
    await page.waitForFunction(() => location.hash === '#/play/spider-4/sabar/1');
  } finally {
    await context.close();
  }
});

test('a card that was pressed and let go outside the window does not stick to the pointer', async () => {
  await onPage(at('#/play/klondike/sabar/17'), async (page) => {
    await atRest(page);
    const { x, y } = await spotOf(page, 't6');
    const transform = () => page.locator('[data-pile=t6][data-place="5"]').evaluate((card) => card.style.transform);
    const before = await transform();
    await page.mouse.move(x, y);
    // The button goes down, and what happens outside is not heard: the next event has no button.
    await page.evaluate(([px, py]) => {
      const card = document.elementFromPoint(px, py);
      const send = (type, where, buttons) =>
        card.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', isPrimary: true, bubbles: true, clientX: where[0], clientY: where[1], button: type === 'pointermove' ? -1 : 0, buttons }));
      send('pointerdown', [px, py], 1);
      send('pointermove', [px + 60, py + 60], 0);
    }, [x, y]);
    assert.equal(await transform(), before);
    assert.equal(await page.locator('.dragged').count(), 0);
    assert.equal(await page.locator('.held').count(), 0);
    await page.keyboard.press('d');
    await waitForMoves(page, 1);
  });
});
