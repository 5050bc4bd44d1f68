import { expect } from 'vitest';
import type { backOfficeBrowser } from '../support/back-office-browser';

/** The small client and the large one. */
const CLIENTS = ['zeitung', 'stadt'] as const;
/** The number of measurements of a page: a busy machine disturbs one of them, a slow statement shows in each. */
const ROUNDS = 3;

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** The address of a page below that of a client; a function if it depends on the client. */
export type ComparedPage = string | ((client: (typeof CLIENTS)[number]) => string);

/** Pages to measure, and how many times as long they may take at the larger client. */
export type Comparison = {
  browser: ReturnType<typeof backOfficeBrowser>;
  pages: readonly ComparedPage[];
  runs: number;
  maxRatio: number;
};

/**
 * Opens pages of the large client "stadt" and of the small client "zeitung" in turns, and compares the median times,
 * which it prints in milliseconds. A page that seems slow is measured again.
 */
export async function expectAlikeTimes(label: string, { browser, pages, runs, maxRatio }: Comparison): Promise<void> {
  for (const page of pages) {
    const name = addressAt(page, 'stadt');
    const ratios: number[] = [];
    while (ratios.length < ROUNDS && !ratios.some((ratio) => ratio <= maxRatio)) {
      const { zeitung: few, stadt: many } = await mediansOf(browser, page, runs);
      ratios.push(many / few);
      console.info(`${label} ${name}: ${few.toFixed(1)} ms, ${many.toFixed(1)} ms, ratio ${(many / few).toFixed(2)}`);
    }
    expect.soft(Math.min(...ratios), name).toBeLessThanOrEqual(maxRatio);
  }
}

const addressAt = (page: ComparedPage, client: (typeof CLIENTS)[number]): string =>
  typeof page === 'string' ? page : page(client);

/** Measures a page at both clients, each of them first in every other run. */
async function mediansOf(browser: Comparison['browser'], page: ComparedPage, runs: number) {
  const times = { zeitung: [] as number[], stadt: [] as number[] };
  // The run before the first one prepares statements and fills caches.
  for (let run = 0; run <= runs; run += 1)
    for (const client of run % 2 === 0 ? CLIENTS : CLIENTS.toReversed()) {
      const address = addressAt(page, client);
      const start = performance.now();
      const { status } = await browser.open(`/backoffice/${client}${address}`);
      if (run > 0) times[client].push(performance.now() - start);
      expect(status, address).toBe(200);
    }
  return { zeitung: median(times.zeitung), stadt: median(times.stadt) };
}
