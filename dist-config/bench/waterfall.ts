import { type Bench, untilReady } from './browser';
import { type Site, untilQuiet } from './page-load';

const TYPES = /^(Document|Script|Fetch|XHR)$/;
const BAR_MS = 20;

/** Prints the requests of one page load, its paints, and its processor use. */
export async function printWaterfall(bench: Bench, { name, url }: Site, page: string): Promise<void> {
  const visit = await bench.visit();
  try {
    await visit.page.goto(`${url}/${page}/`, { waitUntil: 'commit' });
    const probe = await untilReady(visit);
    await untilQuiet(visit);
    const [first] = visit.requests;
    const start = first?.at ?? probe.start;
    const since = (time = Number.NaN) => Math.round(time - start);
    console.info(`\n${name}, ${page}: first card ${since(probe.firstCard)} ms, ready ${since(probe.ready[0])} ms`);
    for (const { url: address, type, at, end, bytes } of visit.requests) {
      if (!TYPES.test(type) || at > (probe.ready[0] ?? at)) continue;
      const bar = ' '.repeat(since(at) / BAR_MS) + '='.repeat(Math.max(1, ((end ?? at) - at) / BAR_MS));
      const file = address.replace(url, '').slice(0, 52);
      console.info(`${file.padEnd(52)} ${String(bytes).padStart(6)} ${since(at)}–${since(end)} ${bar}`);
    }
    for (const { at, duration } of probe.longTasks) console.info(`task ${since(at)}–${since(at + duration)} ms`);
  } finally {
    await visit.close();
  }
}
