// Debian's Chromium and our own server, one of each per file of tests, and pages that report everything that is wrong.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before } from 'node:test';
import { chromium } from 'playwright-core';

import { startServer } from './server.mjs';

const kArguments = [
  '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

/** How long anything may take here; machines of tests are slow and busy. */
export const kPatience = 30_000;

export let browser;
export let server;

/** Call once at the top of a file of tests. `prepare` may tell the server of another page than the one inside it. */
export function withBrowser(prepare = () => ({})) {
  before(async () => {
    server = await startServer(await prepare());
    const executablePath = execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim();
    browser = await chromium.launch({ executablePath, args: kArguments });
  });
  after(async () => {
    await browser?.close();
    assert.equal(await server?.stop(), 0);
  });
}

/** Errors of scripts, refused by the policy, answers that are none, and requests to anywhere else. */
function watch(page, problems) {
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      problems.push(`${message.type()}: ${message.text()} ${message.location().url}`);
    }
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== server.origin) {
      problems.push(`request to ${request.url()}`);
    }
  });
}

/**
 * Opens a page of its own, with nothing stored, and hands it to `work`. Fails when anything was wrong on it.
 * `settings` are the page's own, as it would have stored them; `before` runs ahead of every script of the page.
 */
export async function onPage({ place = '#/', width = 1280, height = 800, settings = {}, offline = false, before = undefined, ...more }, work) {
  const context = await browser.newContext({
    viewport: { width, height },
    serviceWorkers: offline ? 'allow' : 'block',
    reducedMotion: 'reduce',
    ...more,
  });
  context.setDefaultTimeout(kPatience);
  try {
    await context.addInitScript((stored) => {
      // A page that belongs to nobody has no store.
      if (location.protocol.startsWith('http') && localStorage.getItem('sabar.settings') === null) {
        localStorage.setItem('sabar.settings', JSON.stringify(stored));
      }
    }, settings);
    if (before !== undefined) {
      await context.addInitScript(before);
    }
    const problems = [];
    const page = await context.newPage();
    watch(page, problems);
    await page.goto(`${server.origin}/${place}`);
    await settled(page);
    const result = await work(page, context);
    assert.deepEqual(problems, []);
    return result;
  } finally {
    await context.close();
  }
}

/** A place is there when it has a heading or a board and waits for nothing. */
export async function settled(page) {
  await page.locator('main h1, main [role=group]').first().waitFor();
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
}
