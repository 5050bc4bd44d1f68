import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Browser, Page, Response } from 'playwright/test';
import { expect as expectSoon } from 'playwright/test';

/** Fails only if something never appears; the table of times shows how fast it is. */
const expect = expectSoon.configure({ timeout: 30_000 });
/** The colour with which each application frames the part `detail` of the list. */
const PART_COLOUR = 'rgb(1, 2, 3)';

/** The result of a journey through an application: the duration of each step in ms. */
export type Journey = {
  /** Until the first card of the list is there. */
  list: number;
  /** From typing words to the shorter list. */
  words: number;
  /** From a click on a card to the event. */
  detail: number;
  /** Scripts that were asked for on the way. */
  files: number;
  /** Their size as they came. */
  bytes: number;
};

/**
 * Goes from the list over a search for words to the detail of an event, as a visitor does.
 *
 * @param host base address of the client that the application shows
 * @throws {Error} when a step fails, when something is said in the console, or when the page cannot style a part
 */
export async function goThrough(browser: Browser, application: string, host: string): Promise<Journey> {
  const page = await browser.newPage({ locale: 'de-DE' });
  try {
    const said = listenTo(page);
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    const address = new URL(application);
    address.searchParams.set('host', host);

    const cards = page.getByRole('article');
    const count = page.getByText(/^\d[\d.]* Veranstaltung(en)?\b/).first();
    const list = await timed(async () => {
      await page.goto(address.href);
      await expect(cards).toHaveCount(6);
    });
    // The application itself has heard that the element is ready.
    await expect(page.locator('output')).toHaveText(/^\d+\.\d+\.\d+/);
    const all = (await count.textContent()) ?? '';
    const words = await timed(async () => {
      await page.getByRole('searchbox').fill('Konzert');
      await expect(count).not.toHaveText(all);
    });
    const link = cards.first().getByRole('heading').getByRole('link');
    const title = (await link.textContent()) ?? '';
    const detail = await timed(async () => {
      await link.click();
      await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    });
    await expect(page.locator('event-list [part~=detail]')).toHaveCSS('outline-color', PART_COLOUR);
    const sizes = await Promise.all(scripts.map(async (response) => (await response.body()).length));
    expect(said, 'nothing in the console').toEqual([]);
    return { list, words, detail, files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  } finally {
    await page.close();
  }
}

async function timed(act: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await act();
  return Math.round(performance.now() - began);
}

function listenTo(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(String(error.stack ?? error)));
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  return said;
}

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a folder at a free port of this machine. */
export async function serveFolder(folder: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const path = join(folder, normalize(new URL(request.url ?? '', 'http://localhost').pathname));
    if (!existsSync(path) || !statSync(path).isFile()) return response.writeHead(404).end();
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
    createReadStream(path).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
