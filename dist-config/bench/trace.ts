import { join } from 'node:path';
import { build } from 'vite';
import { es } from '../outputs/es';
import { type Bench, untilReady } from './browser';
import { CACHE } from './data';
import { type Site, untilQuiet } from './page-load';

/* Attributes the time of a load: the browser's work, and our functions, by the milestones of a visitor. */

const CATEGORIES = [
  'devtools.timeline',
  'blink.user_timing',
  'v8.execute',
  'disabled-by-default-v8.cpu_profiler',
  'toplevel',
];
const US_PER_MS = 1000;
const MAX_LISTED = 22;
const MIN_LISTED_MS = 3;
/** Work of the browser itself, without our code. */
const OF_BROWSER =
  /^(v8\.compile|v8\.compileModule|EvaluateScript|v8\.evaluateModule|FunctionCall|UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit|ParseHTML|MajorGC|MinorGC|V8\.GC.*|RunMicrotasks|TimerFire|FireAnimationFrame|EventDispatch|Decode Image|IntersectionObserverController::computeIntersections)$/;

type Entry = {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  id?: string;
  args: {
    data?: {
      name?: string;
      cpuProfile?: { nodes?: ProfileNode[]; samples?: number[] };
      timeDeltas?: number[];
      startTime?: number;
    };
    name?: string;
  };
};
type ProfileNode = {
  id: number;
  parent?: number;
  callFrame: { functionName: string; url?: string; lineNumber?: number };
};

/** A time span of a load, in microseconds of the trace. */
type Span = { name: string; from: number; to: number };

/** Builds the bundle with readable function names, and returns its folder. */
export async function readableBuild(): Promise<string> {
  const folder = join(CACHE, 'readable');
  const config = es(folder, false);
  await build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, emptyOutDir: true } });
  return folder;
}

/** Adds a value to the sum of a name. */
const add = (sums: Map<string, number>, name: string, value: number) => sums.set(name, (sums.get(name) ?? 0) + value);

/** Prints the processor use of one page load. */
export async function printTrace(bench: Bench, { url }: Site, page: string): Promise<void> {
  const visit = await bench.visit();
  try {
    await bench.browser.startTracing(visit.page, { categories: CATEGORIES });
    await visit.page.goto(`${url}/${page}/`, { waitUntil: 'commit' });
    const probe = await untilReady(visit);
    await untilQuiet(visit);
    // The clock of the trace is that of the page's performance entries, with another origin.
    const marks = await visit.page.evaluate(() => {
      performance.mark('bench-clock');
      return performance.timeOrigin + performance.now();
    });
    const { traceEvents }: { traceEvents: Entry[] } = JSON.parse(String(await bench.browser.stopTracing()));
    const clock = traceEvents.find(({ name }) => name === 'bench-clock');
    const offset = (clock?.ts ?? Number.NaN) - marks * US_PER_MS;
    const at = (time = Number.NaN) => time * US_PER_MS + offset;
    const spans: Span[] = [
      { name: 'until the first card', from: at(probe.start), to: at(probe.firstCard) },
      { name: 'until ready', from: at(probe.firstCard), to: at(probe.ready[0]) },
      { name: 'afterwards', from: at(probe.ready[0]), to: at(marks) },
    ];
    const main = busiestThread(traceEvents);
    const ofMain = traceEvents.filter(({ pid, tid }) => `${pid} ${tid}` === main);
    const functions = samplesOf(traceEvents);
    for (const span of spans) {
      console.info(`\n${page}, ${span.name}: ${((span.to - span.from) / US_PER_MS).toFixed(0)} ms`);
      printSums('browser, self', selfTimes(ofMain, span));
      printSums('function, self', functions(span, true));
      printSums('function, with all it calls', functions(span, false));
    }
  } finally {
    await visit.close();
  }
}

function printSums(title: string, sums: Map<string, number>): void {
  const rows = [...sums]
    .map(([name, us]) => ({ name, ms: us / US_PER_MS }))
    .filter(({ ms }) => ms >= MIN_LISTED_MS)
    .sort((a, b) => b.ms - a.ms);
  console.info(`  ${title}`);
  for (const { name, ms } of rows.slice(0, MAX_LISTED)) console.info(`  ${ms.toFixed(1).padStart(8)} ms  ${name}`);
}

/** Returns the thread of the page's scripts. */
function busiestThread(entries: readonly Entry[]): string {
  const sums = new Map<string, number>();
  for (const { name, pid, tid, dur = 0 } of entries)
    if (/EvaluateScript|FunctionCall|evaluateModule/.test(name)) add(sums, `${pid} ${tid}`, dur);
  return [...sums].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** Returns the time of each kind of work without nested work. */
function selfTimes(entries: readonly Entry[], { from, to }: Span): Map<string, number> {
  const sums = new Map<string, number>();
  const open: Entry[] = [];
  const whole = entries
    .filter(({ ph, name, ts, dur = 0 }) => ph === 'X' && OF_BROWSER.test(name) && ts < to && ts + dur > from)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  for (const entry of whole) {
    while (open.length > 0 && (open.at(-1)?.ts ?? 0) + (open.at(-1)?.dur ?? 0) <= entry.ts) open.pop();
    const within = Math.min(to, entry.ts + (entry.dur ?? 0)) - Math.max(from, entry.ts);
    const around = open.at(-1);
    if (around) add(sums, around.name, -within);
    add(sums, entry.name, within);
    open.push(entry);
  }
  return sums;
}

/** Returns a function that sums the time of functions in a span, alone or with all that they call. */
function samplesOf(entries: readonly Entry[]): (span: Span, isSelf: boolean) => Map<string, number> {
  const nodes = new Map<number, ProfileNode>();
  const samples: { id: number; at: number; us: number }[] = [];
  // The page's own profile is the one with most samples.
  const byProfile = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = `${entry.pid} ${entry.id}`;
    if (entry.name === 'ProfileChunk') byProfile.set(key, [...(byProfile.get(key) ?? []), entry]);
  }
  const chunks = [...byProfile.values()].sort((a, b) => countOf(b) - countOf(a))[0]?.sort((a, b) => a.ts - b.ts) ?? [];
  const [{ pid = 0, id = '' } = {}] = chunks;
  const start = entries.find((entry) => entry.name === 'Profile' && entry.pid === pid && entry.id === id);
  let now = start?.args.data?.startTime ?? 0;
  for (const { args } of chunks) {
    for (const node of args.data?.cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    (args.data?.cpuProfile?.samples ?? []).forEach((sample, index) => {
      const us = args.data?.timeDeltas?.[index] ?? 0;
      now += us;
      samples.push({ id: sample, at: now, us });
    });
  }
  const nameOf = ({ callFrame: { functionName, url = '', lineNumber = 0 } }: ProfileNode) =>
    `${functionName || '(anonymous)'}  ${url.replace(/^.*\//, '')}${url ? `:${lineNumber + 1}` : ''}`;
  return ({ from, to }, isSelf) => {
    const sums = new Map<string, number>();
    samples.forEach(({ id, at }, index) => {
      // A sample covers the time until the next.
      const us = samples[index + 1]?.us ?? 0;
      if (at < from || at > to) return;
      const names = new Set<string>();
      for (let node = nodes.get(id); node; node = isSelf ? undefined : nodes.get(node.parent ?? -1))
        names.add(nameOf(node));
      for (const name of names) add(sums, name, us);
    });
    return sums;
  };
}

const countOf = (chunks: readonly Entry[]) =>
  chunks.reduce((sum, { args }) => sum + (args.data?.cpuProfile?.samples?.length ?? 0), 0);
