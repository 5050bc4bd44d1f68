import type { Bench } from './browser';
import type { Figure } from './figures';
import type { PageName } from './floors/build-floors';
import { inTurn, type Load, load, type Measure, medianOf, type Site } from './page-load';

const BYTES_PER_KB = 1024;
const PICTURE_DELAY_MS = 1500;
const MAX_SLOW_RUNS = 3;
const MAX_TASK_MS = 200;

const FLOORS = ['vanilla', 'react'] as const satisfies PageName[];
const OURS = ['list', 'preloaded-list', 'whole-portal', 'frame', 'articles'] as const satisfies PageName[];
type Floors = Record<(typeof FLOORS)[number], Load[]>;
type Own = Record<'list' | 'preloaded' | 'portal' | 'frame' | 'articles', Load[]>;

/** Measures a cold load of each build, beside the floors. */
export async function loadingFigures(bench: Bench, sites: Site[], runs: number): Promise<Figure[]> {
  const [{ url: home } = { url: '' }] = sites;
  const contestants = Object.fromEntries([
    ...FLOORS.map((page) => [page, () => load(bench, `${home}/${page}/`)]),
    ...sites.flatMap(({ url, name }) => OURS.map((page) => [page + name, () => load(bench, `${url}/${page}/`)])),
  ]);
  const loads = await inTurn<string>(contestants, runs);
  const floors: Floors = { vanilla: loads.vanilla ?? [], react: loads.react ?? [] };
  const figures = floorFigures(floors);
  for (const { name, url } of sites) {
    const [list = [], preloaded = [], portal = [], frame = [], articles = []] = OURS.map((page) => loads[page + name]);
    const slow: Load[] = [];
    for (let run = 0; run < Math.min(runs, MAX_SLOW_RUNS); run += 1)
      slow.push(await load(bench, `${url}/list/`, { conditions: { pictureDelayMs: PICTURE_DELAY_MS } }));
    const rows = [
      ...ownFigures({ list, preloaded, portal, frame, articles }, floors),
      shiftFigure('event-list, slow pictures', slow),
    ];
    figures.push(...rows.map((row) => ({ ...row, what: `${row.what}${name}` })));
  }
  return figures;
}

const TIMES: [measure: Measure, name: string][] = [
  ['scriptMs', 'script time until ready'],
  ['blocking', 'blocking time until ready'],
  ['blockingInAll', 'blocking time in all'],
  ['longestTask', 'longest task until ready'],
];

const NAMES = { vanilla: 'vanilla element', react: 'React + r2wc', list: 'event-list', portal: 'event-portal' };

/** Returns the figures of the floors themselves. */
function floorFigures(floors: Floors): Figure[] {
  const { vanilla, react } = floors;
  return [
    {
      what: 'first card, React + r2wc | vanilla element',
      value: medianOf(react, 'firstCard'),
      unit: 'ms',
      floor: medianOf(vanilla, 'firstCard'),
    },
    { what: 'scripts until ready, React + r2wc', value: medianOf(react, 'scriptBytes') / BYTES_PER_KB, unit: 'KB' },
    ...TIMES.map(([measure, name]) => ({
      what: `${name}, vanilla element`,
      value: medianOf(vanilla, measure),
      unit: 'ms' as const,
    })),
    { what: 'longest task until ready, React + r2wc', value: medianOf(react, 'longestTask'), unit: 'ms' },
    ...FLOORS.map((page) => paintFigure(NAMES[page], floors[page])),
  ];
}

function ownFigures({ list, preloaded, portal, frame, articles }: Own, { vanilla, react }: Floors): Figure[] {
  const first = { unit: 'ms', floor: medianOf(vanilla, 'firstCard'), goal: 1.1 } as const;
  const ready = { unit: 'ms', floor: medianOf(react, 'ready'), goal: 1.15 } as const;
  const kilobytes = (loads: Load[]) => medianOf(loads, 'scriptBytes') / BYTES_PER_KB;
  const beside = (measure: Measure, name: string, goal?: number): Figure => ({
    what: `${name}, event-list | React + r2wc`,
    value: medianOf(list, measure),
    unit: 'ms',
    floor: medianOf(react, measure),
    ...(goal !== undefined && { goal }),
  });
  return [
    { what: 'first card, event-list | vanilla element', value: medianOf(list, 'firstCard'), ...first },
    {
      what: 'first card, event-list with the preload line | vanilla element',
      value: medianOf(preloaded, 'firstCard'),
      ...first,
    },
    { what: 'first card, event-portal | vanilla element', value: medianOf(portal, 'firstCard'), ...first },
    {
      what: 'first card, frame | event-list',
      value: medianOf(frame, 'firstCard'),
      unit: 'ms',
      floor: medianOf(list, 'firstCard'),
      goal: 1.3,
    },
    {
      what: 'first card, article-list | event-list',
      value: medianOf(articles, 'firstCard'),
      unit: 'ms',
      floor: medianOf(list, 'firstCard'),
      goal: 1.25,
    },
    { what: 'ready, event-list | React + r2wc', value: medianOf(list, 'ready'), ...ready },
    { what: 'ready, event-portal | React + r2wc', value: medianOf(portal, 'ready'), ...ready },
    {
      what: 'ready, article-list | event-list',
      value: medianOf(articles, 'ready'),
      unit: 'ms',
      floor: medianOf(list, 'ready'),
      goal: 1.1,
    },
    beside('scriptMs', 'script time until ready'),
    beside('blocking', 'blocking time until ready', 1.25),
    beside('blockingInAll', 'blocking time in all'),
    {
      what: 'longest task until ready, event-list',
      value: medianOf(list, 'longestTask'),
      unit: 'ms',
      goal: MAX_TASK_MS,
    },
    {
      what: 'longest task until ready, event-portal',
      value: medianOf(portal, 'longestTask'),
      unit: 'ms',
      goal: MAX_TASK_MS,
    },
    paintFigure(NAMES.list, list, 1.25),
    paintFigure(NAMES.portal, portal, 1.25),
    { what: 'scripts until ready, event-list', value: kilobytes(list), unit: 'KB', goal: 108 },
    { what: 'scripts until ready, event-portal', value: kilobytes(portal), unit: 'KB', goal: 110 },
    { what: 'scripts until ready, article-list', value: kilobytes(articles), unit: 'KB', goal: 108 },
    shiftFigure('event-list', list),
    shiftFigure('event-portal', portal),
    shiftFigure('frame', frame),
    shiftFigure('article-list', articles),
  ];
}

/** Returns the time of the largest paint, beside the first card, and whether it is a picture, as it should be. */
export function paintFigure(name: string, loads: Load[], goal?: number): Figure {
  const pictures = loads.filter(({ isPictureLargest }) => isPictureLargest).length;
  return {
    what: `largest paint, a picture in ${pictures} of ${loads.length} | first card, ${name}`,
    value: medianOf(loads, 'largestPaint'),
    unit: 'ms',
    floor: medianOf(loads, 'firstCard'),
    ...(goal !== undefined && { goal }),
  };
}

const shiftFigure = (name: string, loads: Load[]): Figure => ({
  what: `layout shift, ${name}`,
  value: medianOf(loads, 'shift'),
  unit: '',
  goal: 0.02,
});
