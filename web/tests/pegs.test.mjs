// Peg solitaire as it is played: keyboard, mouse and finger, what each jump keeps, the solution, a board of one's own.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onPage, server, settled, withBrowser } from './support/browser.mjs';
import { engineOf } from './support/engine.mjs';
import { button } from './support/table.mjs';

withBrowser();

const pegs = (place, more = {}) => ({ place, settings: { lang: 'en', sound: false, speed: 0 }, ...more });
const hole = (page, name) => page.getByRole('button', { name: new RegExp(`^${name}: `) });

/** A solution as pairs of holes. */
async function solution(board) {
  const call = await engineOf(server.origin);
  let view = call({ do: 'pegs.new', board });
  const { jumps } = call({ do: 'pegs.solve', nodes: 2_000_000 });
  return jumps.map((jump) => {
    const from = view.holes.find((one) => one.jumps.some((entry) => entry.jump === jump));
    const to = view.holes[from.jumps.find((entry) => entry.jump === jump).to];
    view = call({ do: 'pegs.play', jump });
    return [from.name, to.name];
  });
}

async function left(page, count) {
  await page.waitForFunction(
    (wanted) => [...document.querySelectorAll('main .board button')].filter((one) => / peg/.test(one.getAttribute('aria-label'))).length === wanted,
    count,
  );
}

/** Walks to a hole with the arrow keys, always the one that leads nearer. */
async function walkTo(page, name) {
  for (let presses = 0; presses < 40; ++presses) {
    const [here, there] = await page.evaluate((wanted) => {
      const centre = (element) => {
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2, name: element.getAttribute('aria-label') };
      };
      const target = [...document.querySelectorAll('main .board button')].find((one) => one.getAttribute('aria-label').startsWith(`${wanted}: `));
      return [centre(document.activeElement), centre(target)];
    }, name);
    if (here.name === there.name) {
      return;
    }
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const across = Math.abs(dx) > Math.abs(dy) ? presses % 7 !== 6 : presses % 7 === 6 && Math.abs(dx) > 1;
    await page.keyboard.press(across ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  assert.fail(`the keyboard does not reach ${name}`);
}

test('the keyboard alone solves the triangle', async () => {
  const line = await solution('triangle');
  await onPage(pegs('#/pegs/triangle'), async (page) => {
    for (let presses = 0; presses < 30 && !(await page.evaluate(() => document.activeElement.closest('.board'))); ++presses) {
      await page.keyboard.press('Tab');
    }
    let count = line.length + 1;
    for (const [from, to] of line) {
      await walkTo(page, from);
      await page.keyboard.press('Enter');
      await walkTo(page, to);
      await page.keyboard.press('Enter');
      await left(page, --count);
    }
    await page.getByText('Solved').first().waitFor();
  });
});

test('pegs are dragged with the mouse, tapped with a finger, and taken back', async () => {
  const [[from, to]] = await solution('english');
  await onPage(pegs('#/pegs/english', { hasTouch: true }), async (page) => {
    const centre = async (name) => {
      const box = await hole(page, name).boundingBox();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    await left(page, 32);
    await page.mouse.move(...(await centre(from)));
    await page.mouse.down();
    await page.mouse.move(...(await centre(to)), { steps: 5 });
    await page.mouse.up();
    await left(page, 31);
    await page.keyboard.press('u');
    await left(page, 32);
    await page.touchscreen.tap(...(await centre(from)));
    await page.touchscreen.tap(...(await centre(to)));
    await left(page, 31);
    await page.reload();
    await settled(page);
    await left(page, 31);
  });
});

test('Solve gives a line that can be walked to the last peg and back', async () => {
  await onPage(pegs('#/pegs/english'), async (page) => {
    await left(page, 32);
    await button(page, 'Solve').click();
    await button(page, 'To the end').click();
    await left(page, 1);
    await button(page, 'To the start').click();
    await left(page, 32);
  });
});

test('the exact number of solutions that a first jump keeps', async () => {
  await onPage(pegs('#/pegs/english'), async (page) => {
    await page.getByLabel('What each jump keeps').check();
    // By symmetry all four first jumps keep a quarter of all 40,861,647,040,079,968 solutions.
    await page.getByText('10,215,411,760,019,992').first().waitFor({ timeout: 120_000 });
  });
});

test('the European board cannot be solved from its centre, and the page says why', async () => {
  await onPage(pegs('#/pegs/european'), async (page) => {
    await page.getByLabel('Empty at the start').selectOption('d4');
    await page.getByText('This start cannot be won').waitFor();
    await page.getByLabel('Three colours and parity').check();
    await page.locator('p.why').filter({ hasText: /\w{5,}/ }).waitFor();
  });
});

test('the board is called by its name in the language of the page', async () => {
  await onPage({ place: '#/pegs', settings: { lang: 'id', sound: false, speed: 0 } }, async (page) => {
    await page.getByRole('group', { name: 'Papan Inggris' }).waitFor();
    await page.locator('header button.lang').click();
    await page.getByRole('group', { name: 'English board' }).waitFor();
    await page.evaluate(() => (location.hash = '#/pegs/own'));
    await page.getByRole('group', { name: 'Your own board' }).waitFor();
  });
});
