// The laboratory: the paper's example, steps forward and back, many shuffles, searches side by side.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onPage, withBrowser } from './support/browser.mjs';
import { button } from './support/table.mjs';

withBrowser();

const lab = (room) => ({ place: `#/lab/${room}`, settings: { lang: 'en', sound: false, speed: 0 } });

test("the paper's example is one click away and can be walked", async () => {
  await onPage(lab('shuffles'), async (page) => {
    await page.getByRole('button', { name: "The paper's example" }).click();
    await button(page, 'One step on').click();
    await page.getByText(/^Step 1 of/).waitFor();
    await button(page, 'To the end').click();
    await page.getByText(/Cycles: 1 /).first().waitFor();
    await button(page, 'To the start').click();
    await page.getByText(/^Step 0 of/).waitFor();
  });
});

test('many shuffles are counted, and can be stopped', async () => {
  await onPage(lab('shuffles'), async (page) => {
    await button(page, 'Count').click();
    await page.waitForFunction(() => {
      const count = [...document.querySelectorAll('main dt')].find((one) => one.textContent === 'Shuffles')?.nextElementSibling?.textContent ?? '';
      return Number(count.replace(/\D/g, '')) >= 1000;
    });
    assert.ok((await page.locator('main table tbody tr').count()) > 3);
  });
});

test('two searches run side by side, and the one with a table looks at fewer boards', async () => {
  await onPage(lab('search'), async (page) => {
    await page.getByRole('slider', { name: 'Speed' }).fill('12');
    await button(page, 'Play').click();
    await page.locator('p.state').filter({ hasText: /Found|Everything/ }).nth(1).waitFor();
    const boards = await page.locator('section').evaluateAll((panes) =>
      panes.map((pane) => Number([...pane.querySelectorAll('dt')].find((one) => one.textContent === 'Boards')?.nextElementSibling.textContent.replace(/\D/g, ''))),
    );
    const [without, withTable] = boards.filter((count) => count > 0);
    assert.ok(withTable < without, `${withTable} boards with a table, ${without} without`);
    await button(page, 'To the start').click();
    await page.getByText(/^Step 0 of/).waitFor();
  });
});
