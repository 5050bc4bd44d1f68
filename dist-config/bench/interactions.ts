import type { Page } from 'playwright';
import { type Bench, readProbe, untilReady, type Visit } from './browser';
import { type Figure, median } from './figures';
import { load, type Site, untilQuiet } from './page-load';

const WORDS = 'konzert im park';
const KEY_DELAY_MS = 90;

const search = (page: Page) => page.locator('event-list input[name=q]');
const cardLinks = (page: Page) => page.locator('event-list article a[data-route]');

async function readyPage(bench: Bench, address: string): Promise<Visit> {
  const visit = await bench.visit({ isNetworkSlow: false });
  await visit.page.goto(address);
  await untilReady(visit);
  await untilQuiet(visit);
  return visit;
}

/** Returns the longest interaction of an action, by Event Timing: from the input to the next frame. */
async function worstOf(visit: Visit, act: () => Promise<unknown>): Promise<number> {
  const before = (await readProbe(visit)).interactions.length;
  await act();
  await untilQuiet(visit);
  // Interactions of less than 16 ms are not reported.
  return Math.max(16, ...(await readProbe(visit)).interactions.slice(before));
}

/** Measures typing and opening a card on a slow processor. */
export async function interactionFigures(bench: Bench, { url }: Site, runs: number): Promise<Figure[]> {
  const typing: number[] = [];
  const opening: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const visit = await readyPage(bench, `${url}/list/`);
    const { page } = visit;
    try {
      typing.push(
        await worstOf(visit, async () => {
          await search(page).click();
          await page.keyboard.type(WORDS, { delay: KEY_DELAY_MS });
        }),
      );
      await search(page).fill('');
      await cardLinks(page).first().waitFor();
      await untilQuiet(visit);
      opening.push(
        await worstOf(visit, async () => {
          await cardLinks(page).first().click();
          await page.locator('event-list [part~=detail]').first().waitFor();
        }),
      );
    } finally {
      await visit.close();
    }
  }
  return [
    { what: 'worst interaction, typing in the filter', value: median(typing), unit: 'ms', goal: 100 },
    { what: 'worst interaction, opening a card', value: median(opening), unit: 'ms', goal: 100 },
  ];
}

/** Returns the milliseconds from a click to the new cards, minus the time of the call in between. */
async function changeTime({ page, requests }: Visit, selector: string): Promise<number> {
  const from = requests.length;
  const { clicked, changed } = await page.evaluate((target) => window.benchActions.clickAndWait(target), selector);
  const call = requests.slice(from).find(({ url }) => url.includes('/api/events?'));
  return changed - clicked - (call?.end ? call.end - call.at : 0);
}

/** Measures first card, paging and filter of a list with very many results. */
export async function longListFigures(bench: Bench, long: Site, short: Site, runs: number): Promise<Figure[]> {
  const firstCards = { long: [] as number[], short: [] as number[] };
  const paging: number[] = [];
  const filtering: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    firstCards.long.push((await load(bench, `${long.url}/list/`, { isQuick: true })).firstCard);
    firstCards.short.push((await load(bench, `${short.url}/list/`, { isQuick: true })).firstCard);
    const visit = await readyPage(bench, `${long.url}/list/`);
    try {
      paging.push(await changeTime(visit, '.pager a[rel=next]'));
      await untilQuiet(visit);
      filtering.push(await changeTime(visit, '.chips .chip'));
    } finally {
      await visit.close();
    }
  }
  const first = { value: median(firstCards.long), floor: median(firstCards.short), unit: 'ms' as const };
  return [
    { what: 'first card, 10,000 results | 24', ...first, goal: 1.1 },
    { what: 'paging in 10,000 results, without the call', value: median(paging), unit: 'ms', goal: 200 },
    { what: 'filter in 10,000 results, without the call', value: median(filtering), unit: 'ms', goal: 200 },
  ];
}
