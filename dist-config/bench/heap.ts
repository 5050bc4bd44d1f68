import type { CDPSession } from 'playwright';
import type { Bench } from './browser';
import type { Figure } from './figures';
import { loadIn, type Site } from './page-load';

const BYTES_PER_KB = 1024;
const CYCLES = 1000;
/** The number of warm-up cycles: caches and compiled code grow in the first ones only. */
const WARM_UP = 100;

/** Returns the bytes of the heap after garbage collection. */
export async function heapBytes(tools: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  return usedSize;
}

async function growthOf(bench: Bench, address: string, tag: string): Promise<number> {
  const visit = await bench.visit({ isNetworkSlow: false, isCpuSlow: false });
  const { page, tools } = visit;
  try {
    await page.goto(address);
    const run = (count: number) =>
      page.evaluate(([name, times]) => window.benchActions.mountAndRemove(name, times), [tag, count] as const);
    await run(WARM_UP);
    const before = await heapBytes(tools);
    await run(CYCLES);
    return ((await heapBytes(tools)) - before) / CYCLES;
  } finally {
    await visit.close();
  }
}

/** Returns the bytes of the heap after a page has loaded and is idle. */
async function heapOf(bench: Bench, address: string): Promise<number> {
  const visit = await bench.visit({ isNetworkSlow: false, isCpuSlow: false });
  try {
    await loadIn(visit, address);
    return (await heapBytes(visit.tools)) / BYTES_PER_KB;
  } finally {
    await visit.close();
  }
}

/** Measures the heap after a load, and its growth with each element that is added and removed. */
export async function heapFigures(bench: Bench, { url }: Site): Promise<Figure[]> {
  const own = await growthOf(bench, `${url}/empty/`, 'event-list');
  const floor = await growthOf(bench, `${url}/emptyReact/`, 'react-list');
  const [list, react] = [await heapOf(bench, `${url}/list/`), await heapOf(bench, `${url}/react/`)];
  return [
    { what: 'heap after the load, event-list | React + r2wc', value: list, unit: 'KB', floor: react },
    { what: 'heap per mount and removal, event-list', value: own, unit: 'bytes', goal: 2048 },
    { what: 'heap per mount and removal, React + r2wc', value: floor, unit: 'bytes' },
  ];
}
