// Questions about how a page looks and reads.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe-core finds nothing to complain about, and nothing it could not decide but colours over pictures. */
export async function assertAccessible(page, where) {
  await page.evaluate(axeSource);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  const complaints = found.violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`);
  assert.deepEqual(complaints, [], where);
}

/** Elements whose text does not fit into them, and the page if it must be scrolled sideways. */
export async function cutText(page) {
  return page.evaluate(() => {
    const cut = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width + 1) {
      cut.push(`the page is ${document.documentElement.scrollWidth} wide`);
    }
    const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const spoken = (element) => element.closest('[aria-hidden=true], .visually-hidden, [inert], svg') === null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (walker.currentNode.data.trim() === '' || !spoken(element) || !element.checkVisibility({ visibilityProperty: true })) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || element.getBoundingClientRect().width <= 1) {
        continue;
      }
      for (let around = element; around !== null && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (scrolls(around)) {
          break;
        }
        const outer = around.getBoundingClientRect();
        if (style.overflowX !== 'visible' && (box.right > outer.right + 1 || box.left < outer.left - 1)) {
          cut.push(`${walker.currentNode.data.trim().slice(0, 40)} (cut by ${around.tagName} ${around.className})`);
          break;
        }
        if (around.parentElement === document.body && (box.right > width + 1 || box.left < -1)) {
          cut.push(`${walker.currentNode.data.trim().slice(0, 40)} (beyond the edge)`);
        }
      }
    }
    return cut;
  });
}

/** Buttons, links and fields that a finger cannot hit: smaller than 24 by 24 and not within a line of text. */
export async function smallTargets(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], select, input:not([type=hidden]), [role=button][tabindex="0"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).display !== 'inline')
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const around = element.closest('label')?.getBoundingClientRect() ?? box;
        return box.width > 1 && (Math.max(box.width, around.width) < 24 || Math.max(box.height, around.height) < 24);
      })
      .map((element) => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)),
  );
}
