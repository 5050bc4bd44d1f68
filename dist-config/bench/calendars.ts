import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { berlinDay } from '../../demo/server/platform/berlin-day';
import { addDays } from '../../src/lib/days';
import type { AnswerCounts } from './calendar-callers';
import { embeddedWith, type Seeded, serve } from './data';
import { type Figure, median, percentile } from './figures';
import { openCachedPostgres } from './postgres';
import { searchesOf } from './searches';

/** The number of events: more than a calendar contains, so that each is full. */
const EVENTS = 10_000;
const LOOPS = 6;
const AT_ONCE = 60;
const VISITS = 12;
const MEASURED_MS = 8000;
/** The number of different calendars: more than the cache holds, so that each request writes one. */
const CALENDAR_COUNT = 400;
/** The maximum slowdown of the lists of others. */
const GOAL = 2;
const SCRIPT = fileURLToPath(new URL('./calendar-callers.ts', import.meta.url));

/** The calendars that six callers request without a pause. */
const CALENDAR_REQUESTS: Record<string, (index: number) => string> = {
  'different calendars': uniqueCalendar,
  'one calendar': () => 'events.ics',
  'one calendar, each time in other words': (index) => `events.ics?tag=&unknown=${index}&lang=de`,
  'different tables': (index) => uniqueCalendar(index).replace('.ics', '.csv'),
  'different feeds': (index) => `events.rss?pageSize=100&page=${1 + (index % 90)}`,
  sitemaps: () => 'sitemap.xml',
  'different months': (index) => {
    const from = addDays('2026-12-01', index % 30);
    return `events/days?from=${from}&to=${addDays(from, 41)}`;
  },
  'different maps': (index) => uniqueCalendar(index).replace('events.ics', 'events/places'),
};

/** Returns a unique box around all events. */
function uniqueCalendar(index: number): string {
  return `events.ics?bbox=0.${String(index + 1).padStart(3, '0')},40,20,60`;
}

/**
 * Measures the lists of others while six callers request calendars and the like without a pause, beside the lists
 * without them. Also counts failed lists while sixty callers request a calendar at once.
 */
export async function calendarFigures(): Promise<Figure[]> {
  const figures = await figuresOf('PGlite', await embeddedWith(EVENTS));
  const postgres = await openCachedPostgres();
  if (!postgres) {
    console.info('PostgreSQL is not installed here; only PGlite is measured.');
    return figures;
  }
  try {
    return [...figures, ...(await figuresOf('PostgreSQL', await postgres.withEvents(EVENTS)))];
  } finally {
    await postgres.stop();
  }
}

async function figuresOf(name: string, seeded: Seeded): Promise<Figure[]> {
  const server = await serve(seeded, { behindProxy: true });
  const api = `${server.url}/clients/stadt/api/`;
  const today = berlinDay(seeded.now());
  const visits = Array.from({ length: VISITS }, (_, visit) => searchesOf(visit, (days) => addDays(today, days)));
  const lists = visits.flat().map((query) => `${api}events?${query}`);
  try {
    // Repeated lists are faster; here each list is measured as a repeated one.
    await listsWhile(lists, () => pause(MEASURED_MS));
    const figures: Figure[] = [];
    for (const [what, addressOf] of Object.entries(CALENDAR_REQUESTS)) {
      const addresses = Array.from({ length: CALENDAR_COUNT }, (_, index) => api + addressOf(index));
      const quiet = await listsWhile(lists, () => pause(MEASURED_MS / 2));
      const callers = startCallers({ callers: LOOPS, rounds: 0, network: '10.1' }, addresses);
      await callers.begun;
      const beside = await listsWhile(lists, () => pause(MEASURED_MS));
      const { statuses, times } = await callers.end();
      console.info(
        `${name}, ${what}: answered ${JSON.stringify(statuses)}, median ${median(times).toFixed(0)} ms; lists ${JSON.stringify(beside.statuses)}`,
      );
      figures.push(...listFigures(`${LOOPS} loops of ${what}, ${name}`, beside, quiet));
    }
    const many = Array.from({ length: AT_ONCE }, (_, index) => api + uniqueCalendar(CALENDAR_COUNT + index));
    const calendars = startCallers({ callers: AT_ONCE, rounds: 1, network: '10.2' }, many);
    const beside = await listsWhile(lists, () => calendars.closed);
    const { statuses, times } = await calendars.end();
    console.info(
      `${name}, ${AT_ONCE} calendars: ${JSON.stringify(statuses)}, slowest ${percentile(times, 100).toFixed(0)} ms; ${beside.times.length} lists`,
    );
    const conditions = `beside ${AT_ONCE} calendars at once, ${name}`;
    return [
      ...figures,
      { what: `failed lists of other callers ${conditions}`, value: failureCount(beside), unit: '', goal: 0 },
      {
        what: `refused calendars of ${AT_ONCE} at once, ${name}`,
        value: AT_ONCE - (statuses[200] ?? 0),
        unit: '',
        goal: 0,
      },
    ];
  } finally {
    await server.close();
    await seeded.database.close();
  }
}

function listFigures(beside: string, found: AnswerCounts, quiet: AnswerCounts): Figure[] {
  return [
    {
      what: `list of another caller beside ${beside} | quiet, median`,
      value: median(found.times),
      floor: median(quiet.times),
      unit: 'ms',
      goal: GOAL,
    },
    {
      what: `list of another caller beside ${beside} | quiet, 95th percentile`,
      value: percentile(found.times, 95),
      floor: percentile(quiet.times, 95),
      unit: 'ms',
    },
    { what: `failed lists of other callers beside ${beside}`, value: failureCount(found), unit: '', goal: 0 },
  ];
}

const failureCount = ({ statuses, times }: AnswerCounts) => times.length - (statuses[200] ?? 0);

/** Returns the times of one visitor who requests lists one after the other during other work. */
async function listsWhile(lists: readonly string[], work: () => Promise<unknown>): Promise<AnswerCounts> {
  const visitor = startCallers({ callers: 1, rounds: 0, network: '10.0' }, lists);
  await visitor.begun;
  await work();
  return visitor.end();
}

type Callers = { callers: number; rounds: number; network: string };

function startCallers({ callers, rounds, network }: Callers, addresses: readonly string[]) {
  const given = [String(callers), String(rounds), network, ...addresses];
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, ...given], { stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const closed = once(child, 'close');
  return {
    begun: once(child.stdout, 'data'),
    closed,
    end: async (): Promise<AnswerCounts> => {
      child.stdin.end();
      await closed;
      return JSON.parse(output.split('\n')[1] ?? '');
    },
  };
}
