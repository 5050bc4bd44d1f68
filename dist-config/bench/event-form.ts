import type { Page } from 'playwright';
import { aJpeg } from '../../tests/support/picture-files';
import type { Bench } from './browser';
import { readProbe, type Visit } from './browser';
import { type Figure, median, percentile } from './figures';
import { heapBytes } from './heap';
import { type Site, untilQuiet } from './page-load';
import { logInScript, memberToken } from './routes';

const DATES = 100;
const PICTURES = 20;
const WORDS = 'Ein Abend mit Musik aus aller Welt, im Freien und bei Regen im Saal';
const KEY_DELAY_MS = 90;
/** The minimum duration: the browser does not report shorter interactions. */
const MIN_MS = 16;
const OPENINGS = 50;
const BYTES_PER_KB = 1024;
const DAY_MS = 86_400_000;

const title = (page: Page) => page.locator('event-portal input[name=title]');

/**
 * Measures the opening of the event form, its response to keys when it is large, and the memory after many openings.
 */
export async function eventFormFigures(bench: Bench, { url }: Site, runs: number): Promise<Figure[]> {
  const script = await logInScript(url);
  const event = await createLargeEvent(url);
  try {
    const opened: number[] = [];
    const large: number[] = [];
    const keys: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      opened.push(await measureOpening(bench, `${url}/whole-portal/#/secure/events/eventRecording`, script));
      const typed = await measureTyping(
        bench,
        `${url}/whole-portal/#/secure/events/eventRecording/${event.id}`,
        script,
      );
      large.push(typed.opened);
      keys.push(...typed.keys);
    }
    const what = `${DATES} appointments and ${PICTURES} pictures`;
    return [
      {
        what: 'form of an event: until its title can be typed, nothing in the cache',
        value: median(opened),
        unit: 'ms',
      },
      { what: `form with ${what}: until its title can be typed, fast line`, value: median(large), unit: 'ms' },
      { what: `form with ${what}: a key, 95th percentile`, value: percentile(keys, 95), unit: 'ms', goal: 50 },
      {
        what: `form of an event: heap that each of ${OPENINGS} openings leaves`,
        ...(await measureLeak(bench, url, script)),
      },
    ];
  } finally {
    await event.remove();
  }
}

/**
 * Returns the milliseconds from the request of the page to the frame in which the user can type, on a slow line and
 * processor.
 */
async function measureOpening(bench: Bench, address: string, script: string): Promise<number> {
  const visit = await bench.visit({ scripts: [script] });
  try {
    return await openForm(visit, address);
  } finally {
    await visit.close();
  }
}

async function openForm({ page }: Visit, address: string): Promise<number> {
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await title(page).click();
  return performance.now() - start;
}

/** Measures each key until the next frame shows it, on a slow processor. */
async function measureTyping(
  bench: Bench,
  address: string,
  script: string,
): Promise<{ opened: number; keys: number[] }> {
  const visit = await bench.visit({ scripts: [script], isNetworkSlow: false });
  try {
    const opened = await openForm(visit, address);
    await visit.page.evaluate(() => {
      // The search for cards would take as long as the keys.
      window.benchProbe.isWithoutCards = true;
    });
    await untilQuiet(visit);
    const before = (await readProbe(visit)).interactions.length;
    await visit.page.keyboard.type(WORDS, { delay: KEY_DELAY_MS });
    await untilQuiet(visit);
    const reported = (await readProbe(visit)).interactions.slice(before);
    const quick = Array.from({ length: Math.max(0, WORDS.length - reported.length) }, () => MIN_MS);
    return { opened, keys: [...reported, ...quick] };
  } finally {
    await visit.close();
  }
}

async function measureLeak(bench: Bench, url: string, script: string): Promise<Pick<Figure, 'value' | 'unit'>> {
  const visit = await bench.visit({ scripts: [script], isNetworkSlow: false, isCpuSlow: false });
  const { page, tools } = visit;
  const heading = page.locator('event-portal h2').filter({ hasText: 'Hallo' });
  const open = async (count: number) => {
    for (let opening = 0; opening < count; opening += 1) {
      await page.evaluate(() => window.benchActions.navigate('/secure/events/eventRecording'));
      await title(page).waitFor();
      await page.evaluate(() => window.benchActions.navigate('/secure'));
      await heading.waitFor();
    }
  };
  try {
    await page.goto(`${url}/whole-portal/#/secure`);
    await heading.waitFor();
    await open(WARM_UP);
    const before = await heapBytes(tools);
    await open(OPENINGS);
    return { value: ((await heapBytes(tools)) - before) / BYTES_PER_KB / OPENINGS, unit: 'KB' };
  } finally {
    await visit.close();
  }
}

/** The number of warm-up openings: caches and compiled code grow in the first ones only. */
const WARM_UP = 25;

/** Creates a draft with many dates and pictures. */
async function createLargeEvent(url: string): Promise<{ id: string; remove(): Promise<void> }> {
  const host = `${url}/clients/stadt/api`;
  const token = await memberToken(url);
  const send = async (path: string, init: RequestInit): Promise<{ id: string }> => {
    const response = await fetch(`${host}/${path}`, { ...init, headers: { token, ...init.headers } });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
    const { data }: { data: { id: string } } = await response.json();
    return data;
  };
  const media: string[] = [];
  for (let index = 0; index < PICTURES; index += 1) {
    const body = new FormData();
    body.append('file', new Blob([Uint8Array.from(await aJpeg(640, 400 + index))], { type: 'image/jpeg' }), 'bild.jpg');
    media.push((await send('media', { method: 'POST', body })).id);
  }
  const dates = Array.from({ length: DATES }, (_, index) => ({
    date: new Date(Date.now() + (index + 1) * DAY_MS).toISOString().slice(0, 10),
    times: [{ from: '19:30', until: '22:00' }],
  }));
  const { id } = await send('my/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state: 'draft', title: 'Jazz', dates, media }),
  });
  return {
    id,
    remove: async () => void (await send(`my/events/${id}`, { method: 'DELETE', headers: { 'if-match': '*' } })),
  };
}
