import { expect } from 'vitest';
import type { backOfficeBrowser } from '../support/back-office-browser';

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Pages below that of a client to measure, and how many times as long they may take at the larger client. */
export type Comparison = {
  browser: ReturnType<typeof backOfficeBrowser>;
  pages: readonly string[];
  runs: number;
  maxRatio: number;
};

/**
 * Opens pages of the large client "stadt" and of the small client "zeitung" in turns, and compares the median times,
 * which it prints in milliseconds.
 */
export async function expectAlikeTimes(label: string, { browser, pages, runs, maxRatio }: Comparison): Promise<void> {
  for (const page of pages) {
    const times = { zeitung: [] as number[], stadt: [] as number[] };
    for (let run = 0; run < runs; run += 1)
      for (const client of ['zeitung', 'stadt'] as const) {
        const start = performance.now();
        const { status } = await browser.open(`/backoffice/${client}${page}`);
        times[client].push(performance.now() - start);
        expect(status, page).toBe(200);
      }
    const [few, many] = [median(times.zeitung), median(times.stadt)];
    console.info(`${label} ${page}: ${few.toFixed(1)} ms, ${many.toFixed(1)} ms, ratio ${(many / few).toFixed(2)}`);
    expect.soft(many / few, page).toBeLessThanOrEqual(maxRatio);
  }
}
