import type { Bench } from './browser';
import type { Figure } from './figures';
import type { PageName } from './floors/build-floors';
import { paintFigure } from './loading';
import { inTurn, type Load, load, loadIn, medianOf, type Site } from './page-load';

const BYTES_PER_KB = 1024;
const PAGES = ['vanilla', 'react', 'list'] as const satisfies PageName[];
type Page = (typeof PAGES)[number];
const COMPRESSED = /^(Document|Script|Fetch|XHR|Stylesheet)$/;
/** The minimum size of a compressed text; the server sends smaller ones as they are. */
const MIN_COMPRESSED = 1024;

/** Measures visitors in other conditions than the first one with gzip and a wide screen, each beside the floors. */
export async function visitFigures(bench: Bench, { url }: Site, runs: number): Promise<Figure[]> {
  const address = (page: Page) => `${url}/${page}/`;
  const brotli = (page: Page) => load(bench, address(page), { conditions: { encoding: 'br' }, isQuick: true });
  const loads = await inTurn(
    {
      vanillaBrotli: () => brotli('vanilla'),
      reactBrotli: () => brotli('react'),
      listBrotli: () => brotli('list'),
      vanillaAgain: () => loadAgain(bench, address('vanilla')),
      reactAgain: () => loadAgain(bench, address('react')),
      listAgain: () => loadAgain(bench, address('list')),
      listPhone: () => load(bench, address('list'), { conditions: { isPhone: true } }),
      vanillaPhone: () => load(bench, address('vanilla'), { conditions: { isPhone: true } }),
    },
    runs,
  );
  const beside = (name: string, list: Load[], vanilla: Load[], react: Load[]): Figure[] => [
    {
      what: `${name}: first card, event-list | vanilla element`,
      value: medianOf(list, 'firstCard'),
      unit: 'ms',
      floor: medianOf(vanilla, 'firstCard'),
      goal: 1.1,
    },
    {
      what: `${name}: ready, event-list | React + r2wc`,
      value: medianOf(list, 'ready'),
      unit: 'ms',
      floor: medianOf(react, 'ready'),
      goal: 1.15,
    },
    {
      what: `${name}: scripts until ready, event-list`,
      value: medianOf(list, 'scriptBytes') / BYTES_PER_KB,
      unit: 'KB',
    },
  ];
  return [
    ...beside('brotli', loads.listBrotli, loads.vanillaBrotli, loads.reactBrotli),
    { what: 'brotli: texts sent without it', value: withoutBrotli(loads.listBrotli), unit: '', goal: 0 },
    ...beside('second visit', loads.listAgain, loads.vanillaAgain, loads.reactAgain),
    {
      what: 'phone: first card, event-list | vanilla element',
      value: medianOf(loads.listPhone, 'firstCard'),
      unit: 'ms',
      floor: medianOf(loads.vanillaPhone, 'firstCard'),
      goal: 1.1,
    },
    ...[paintFigure('event-list', loads.listPhone, 1.25), paintFigure('vanilla element', loads.vanillaPhone)].map(
      (figure) => ({ ...figure, what: `phone: ${figure.what}` }),
    ),
  ];
}

/** Loads a page on the second visit of a returning visitor. */
async function loadAgain(bench: Bench, address: string): Promise<Load> {
  const visitor = await bench.visitor();
  try {
    const first = await visitor.visit({ isNetworkSlow: false, isCpuSlow: false });
    await loadIn(first, address);
    await first.close();
    return await loadIn(await visitor.visit(), address, { isQuick: true });
  } finally {
    await visitor.close();
  }
}

/** Returns the maximum number of large texts in a load that were not compressed with brotli. */
const withoutBrotli = (loads: readonly Load[]) =>
  Math.max(
    ...loads.map(
      ({ requests }) =>
        requests.filter(
          ({ type, bytes, encoding, url }) =>
            COMPRESSED.test(type) && url.startsWith('http') && bytes > MIN_COMPRESSED && encoding !== 'br',
        ).length,
    ),
  );
