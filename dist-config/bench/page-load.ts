import { type Bench, type Conditions, readProbe, untilReady, type Visit } from './browser';
import { median } from './figures';
import type { Probe } from './in-page/probe';

const QUIET_MS = 400;
/** Some requests never end: those that the page has given up in time. */
const GIVE_UP_MS = 10_000;
/** What a task may take before it blocks. */
const FREE_MS = 50;
const MS_PER_SECOND = 1000;

/** What one load of a page gave; times in milliseconds from the moment it was asked for. */
export type Load = {
  firstCard: number;
  ready: number;
  scriptBytes: number;
  /** Compiling and running scripts until ready. */
  scriptMs: number;
  /** What tasks took beyond 50 ms each: of those that began before ready, and of all until nothing happens any more. */
  blocking: number;
  blockingInAll: number;
  longestTask: number;
  /** When the largest thing on the screen was painted, and whether it is a picture. */
  largestPaint: number;
  isPictureLargest: boolean;
  shift: number;
  requests: Visit['requests'];
};

/** Addresses of one server. `name` tells builds apart that are compared. */
export type Site = { name: string; url: string };

/** Waits until all that was asked for is answered, and nothing more was asked for a while. */
export async function untilQuiet({ page, requests }: Visit, quietMs = QUIET_MS): Promise<void> {
  const giveUp = Date.now() + GIVE_UP_MS;
  for (let before = -1; Date.now() < giveUp; ) {
    const isAnswered = requests.every(({ end }) => end !== undefined);
    if (isAnswered && requests.length === before) return;
    before = isAnswered ? requests.length : -1;
    await page.waitForTimeout(quietMs);
  }
}

type How = {
  /** How many elements say that they are ready. */
  elements?: number;
  conditions?: Conditions;
  /** Without waiting for what comes after ready: nothing is known then of shifts, largest paint and later tasks. */
  isQuick?: boolean;
};

/** Loads a page with an empty cache. */
export async function load(bench: Bench, address: string, { conditions, ...how }: How = {}): Promise<Load> {
  const visit = await bench.visit(conditions);
  try {
    return await loadIn(visit, address, how);
  } finally {
    await visit.close();
  }
}

/** Loads a page in a visit that has begun. */
export async function loadIn(
  visit: Visit,
  address: string,
  { elements = 1, isQuick = false }: How = {},
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

/** What can be compared of loads. */
export type Measure = { [Key in keyof Load]: Load[Key] extends number ? Key : never }[keyof Load];

/** The median of what several loads gave. */
export const of = (loads: readonly Load[] | undefined, key: Measure) => median((loads ?? []).map((one) => one[key]));

/**
 * Lets contestants load in turn, so that whatever else the machine does meets each of them alike.
 *
 * @returns the loads of each, without those of the first round, which warms the server
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
