// The table of a patience game as a player meets it: piles by name, moves by mouse, finger and keyboard.
import assert from 'node:assert/strict';

import { kPatience } from './browser.mjs';

export const button = (page, name) => page.getByRole('button', { name, exact: true });

/** What lies on the table, from the names a screen reader hears and where things are. */
export async function movesMade(page) {
  return Number(await page.locator('.info dd').nth(-2).textContent());
}

export async function waitForMoves(page, count) {
  await page.waitForFunction((wanted) => [...document.querySelectorAll('.info dd')].at(-2)?.textContent === String(wanted), count);
}

export async function waitForVerdict(page, ...kinds) {
  await page.waitForFunction((wanted) => wanted.includes(document.querySelector('[data-verdict]')?.dataset.verdict), kinds, { timeout: kPatience });
}

/** The middle of the part of a card that can be seen, or of an empty pile. */
export async function spotOf(page, pile, place) {
  const cards = page.locator(`[data-pile="${pile}"]`);
  const places = await cards.evaluateAll((elements) => elements.map((element) => Number(element.dataset.place)));
  const box = await cards.nth(places.indexOf(place ?? Math.max(...places))).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + Math.min(10, box.height / 2) };
}

/** The name of the top card of a pile, or of the empty pile. */
export async function topOf(page, pile) {
  return page.locator(`[data-pile="${pile}"]`).evaluateAll((elements) => {
    const top = elements.reduce((one, other) => (Number(other.dataset.place) > Number(one.dataset.place) ? other : one));
    return top.getAttribute('aria-label');
  });
}

/** t3-t5x2, w-f1, draw, redeal */
export function parseMove(text) {
  const match = /^([a-z]+\d*)-([a-z]+\d*)(?:x(\d+))?$/.exec(text);
  return match === null ? { draw: true } : { from: match[1], to: match[2], count: Number(match[3] ?? 1) };
}

async function topPlace(page, pile) {
  return page.locator(`[data-pile="${pile}"]`).evaluateAll((elements) => Math.max(...elements.map((element) => Number(element.dataset.place))));
}

export async function playByMouse(page, text) {
  const { draw, from, to, count } = parseMove(text);
  if (draw) {
    const stock = await spotOf(page, 's');
    await page.mouse.click(stock.x, stock.y);
    return;
  }
  const start = await spotOf(page, from, (await topPlace(page, from)) - count + 1);
  const end = await spotOf(page, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y + 8, { steps: 3 });
  await page.mouse.up();
}

const focused = (page) =>
  page.evaluate(() => {
    const { pile, place } = document.activeElement.dataset;
    return { pile, place: Number(place), x: document.activeElement.getBoundingClientRect().x };
  });

/** Walks there with the keys a player would press. */
async function walkTo(page, pile, place) {
  if (/^t\d$/.test(pile)) {
    await page.keyboard.press(pile[1]);
  }
  for (let presses = 0; presses < 60; ++presses) {
    const at = await focused(page);
    if (at.pile === pile && (place === undefined || at.place === place)) {
      return;
    }
    if (at.pile === pile || at.pile?.startsWith('t')) {
      await page.keyboard.press('ArrowUp');
    } else {
      const wanted = await page.locator(`[data-pile="${pile}"]`).first().boundingBox();
      await page.keyboard.press(wanted.x > at.x ? 'ArrowRight' : 'ArrowLeft');
    }
  }
  assert.fail(`the keyboard does not reach ${pile} ${place ?? ''}`);
}

/** The keyboard must be on the table. */
export async function playByKeyboard(page, text) {
  const { draw, from, to, count } = parseMove(text);
  if (draw) {
    await page.keyboard.press('d');
  } else {
    await walkTo(page, from, (await topPlace(page, from)) - count + 1);
    if (to.startsWith('f')) {
      await page.keyboard.press('f');
    } else {
      await page.keyboard.press('Enter');
      await page.keyboard.press(to[1]);
    }
  }
}
