import { type Bench, type Conditions, readProbe, untilReady, type Visit } from './browser';
import { median } from './figures';
import type { Probe } from './in-page/probe';

const QUIET_MS = 400;
/** The limit for requests that never end, such as aborted ones. */
const GIVE_UP_MS = 10_000;
/** The maximum duration of a task that does not block. */
const FREE_MS = 50;
const MS_PER_SECOND = 1000;

/** The figures of a page load; times in milliseconds from its request. */
export type Load = {
  firstCard: number;
  ready: number;
  scriptBytes: number;
  /** The time of compiling and running scripts until ready. */
  scriptMs: number;
  /** The time of tasks beyond 50 ms each: of those before ready, and of all until the page is idle. */
  blocking: number;
  blockingInAll: number;
  longestTask: number;
  /** The time of the largest paint, and whether it is a picture. */
  largestPaint: number;
  isPictureLargest: boolean;
  shift: number;
  requests: Visit['requests'];
};

/** The address of a server. `name` distinguishes compared builds. */
export type Site = { name: string; url: string };

/** Waits until all requests are answered, and no new one came for a while. */
export async function untilQuiet({ page, requests }: Visit, quietMs = QUIET_MS): Promise<void> {
  const giveUp = Date.now() + GIVE_UP_MS;
  for (let before = -1; Date.now() < giveUp; ) {
    const isAnswered = requests.every(({ end }) => end !== undefined);
    if (isAnswered && requests.length === before) return;
    before = isAnswered ? requests.length : -1;
    await page.waitForTimeout(quietMs);
  }
}

type LoadOptions = {
  /** The number of elements that become ready. */
  elements?: number;
  conditions?: Conditions;
  /** True to stop at ready: shifts, largest paint and later tasks are unknown then. */
  isQuick?: boolean;
};

/** Loads a page with an empty cache. */
export async function load(bench: Bench, address: string, { conditions, ...how }: LoadOptions = {}): Promise<Load> {
  const visit = await bench.visit(conditions);
  try {
    return await loadIn(visit, address, how);
  } finally {
    await visit.close();
  }
}

/** Loads a page in an existing visit. */
export async function loadIn(
  visit: Visit,
  address: string,
  { elements = 1, isQuick = false }: LoadOptions = {},
): Promise<Load> {
  await visit.page.goto(address, { waitUntil: 'commit' });
  const first = await untilReady(visit, elements);
  const scriptMs = await scriptTime(visit);
  if (!isQuick) await untilQuiet(visit);
  return loadOf(isQuick ? first : await readProbe(visit), visit.requests, scriptMs);
}

async function scriptTime({ tools }: Visit): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  const secondsOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return (secondsOf('ScriptDuration') + secondsOf('V8CompileDuration')) * MS_PER_SECOND;
}

function loadOf(probe: Probe, requests: Visit['requests'], scriptMs: number): Load {
  const { start, firstCard = Number.NaN, longTasks, paints, shift } = probe;
  const readyAt = Math.max(...probe.ready);
  const scripts = requests.filter(({ type, at }) => type === 'Script' && at <= readyAt);
  const untilThen = longTasks.filter(({ at }) => at <= readyAt);
  const largest = paints.at(-1);
  return {
    firstCard: firstCard - start,
    ready: readyAt - start,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    scriptMs,
    blocking: blockingOf(untilThen),
    blockingInAll: blockingOf(longTasks),
    longestTask: Math.max(0, ...untilThen.map(({ duration }) => duration)),
    largestPaint: (largest?.at ?? Number.NaN) - start,
    isPictureLargest: largest?.isPicture ?? false,
    shift,
    requests,
  };
}

const blockingOf = (tasks: Probe['longTasks']) => tasks.reduce((sum, { duration }) => sum + duration - FREE_MS, 0);

/** The comparable values of loads. */
export type Measure = { [Key in keyof Load]: Load[Key] extends number ? Key : never }[keyof Load];

/** Returns the median of several loads. */
export const medianOf = (loads: readonly Load[] | undefined, key: Measure) =>
  median((loads ?? []).map((one) => one[key]));

/**
 * Lets contestants load in turn, so that other load of the machine affects all alike.
 *
 * @returns the loads of each, without those of the first round, which warms up the server
 */
export async function inTurn<Name extends string>(
  contestants: Record<Name, () => Promise<Load>>,
  runs: number,
): Promise<Record<Name, Load[]>> {
  const names = Object.keys(contestants) as Name[];
  const loads = Object.fromEntries(names.map((name) => [name, [] as Load[]])) as Record<Name, Load[]>;
  for (let run = 0; run <= runs; run += 1) {
    for (const name of names) {
      const one = await contestants[name]();
      if (run > 0) loads[name].push(one);
    }
  }
  return loads;
}
