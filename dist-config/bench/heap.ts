import type { CDPSession } from 'playwright';
import type { Bench } from './browser';
import type { Figure } from './figures';
import type { Site } from './loading';

const CYCLES = 1000;
/** Caches and compiled code grow in the first cycles only. */
const WARM_UP = 100;

async function heapBytes(tools: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  return usedSize;
}

async function growthOf(bench: Bench, cycles: string, address: string, tag: string): Promise<number> {
  const visit = await bench.visit({ isNetworkSlow: false, isCpuSlow: false });
  const { page, tools } = visit;
  try {
    await page.goto(address);
    await page.evaluate(cycles);
    const run = (count: number) =>
      page.evaluate(([name, times]) => window.benchCycles(name, times), [tag, count] as const);
    await run(WARM_UP);
    const before = await heapBytes(tools);
    await run(CYCLES);
    return ((await heapBytes(tools)) - before) / CYCLES;
  } finally {
    await visit.close();
  }
}

/**
 * What the heap grows by with each element that comes and goes.
 *
 * @param cycles text of in-page/cycles.ts
 */
export async function heapFigures(bench: Bench, cycles: string, { url }: Site): Promise<Figure[]> {
  const own = await growthOf(bench, cycles, `${url}/empty/`, 'event-list');
  const floor = await growthOf(bench, cycles, `${url}/emptyReact/`, 'react-list');
  return [
    { what: 'heap per mount and removal, event-list', value: own, unit: 'bytes', goal: 2048 },
    { what: 'heap per mount and removal, React + r2wc', value: floor, unit: 'bytes' },
  ];
}
