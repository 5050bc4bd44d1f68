import type { Bench } from './browser';
import { type Figure, median } from './figures';
import { type Site, untilQuiet } from './page-load';
import { logInScript, memberToken } from './routes';

const ORDER = '/secure/promotion/order';
/** The ends of the addresses of the steps, in order. */
const STEPS = [
  'medium',
  'channel',
  'slots',
  'appointments',
  'event',
  'event/list',
  'content',
  'billing-address',
  'overview',
];
const GOAL_MS = 100;
const DAYS_AHEAD = 40;
const DAY_MS = 86_400_000;
const BILLING = {
  ...{ isOther: true, company: 'Kulturverein', firstName: 'Erika', lastName: 'Muster', street: 'Marktplatz 1' },
  ...{ postalCode: '72793', city: 'Pfullingen', country: 'DE', email: 'verein@example.org' },
};

/** Measures the steps of an order, on a slow processor and without the network. */
export async function orderStepFigures(bench: Bench, { url }: Site, runs: number): Promise<Figure[]> {
  const order = await beginOrder(url);
  const visit = await bench.visit({ scripts: [await logInScript(url)], isNetworkSlow: false });
  const { page } = visit;
  try {
    await page.goto(`${url}/whole-portal/#${ORDER}/medium`);
    await page.locator('event-portal section[aria-label^="Schritt: "]').waitFor();
    const walk = async () => {
      const times: number[] = [];
      for (const end of [...STEPS.slice(1), STEPS[0]]) {
        times.push(await page.evaluate((path) => window.benchActions.stepAndWait(path), `${ORDER}/${end}`));
        await untilQuiet(visit);
      }
      return times;
    };
    // The code of later steps is fetched in the first walk.
    await walk();
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(...(await walk()));
    return [{ what: 'order of an advert: from step to step', value: median(times), unit: 'ms', goal: GOAL_MS }];
  } finally {
    await visit.close();
    await order.remove();
  }
}

/** Saves an order that lacks only the last button, so that each step can be opened, and an event for it. */
async function beginOrder(url: string): Promise<{ remove(): Promise<void> }> {
  const headers = { token: await memberToken(url), 'content-type': 'application/json', 'if-match': '*' };
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}/clients/stadt/api/${path}`, {
      ...{ method, headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const date = new Date(Date.now() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
  const event = { state: 'draft', title: 'Jazz', rubrics: [1], dates: [{ date, times: [{ from: '20:00' }] }] };
  const { id } = await call('POST', 'my/events', event);
  const chosen = { slot: 'stadt-liste', dates: [date], eventChoice: 'existing', eventId: id };
  await call('PUT', 'adverts/draft', { ...chosen, content: { title: 'Jazz', source: 'event' }, billing: BILLING });
  return {
    remove: async () => {
      await call('DELETE', 'adverts/draft');
      await call('DELETE', `my/events/${encodeURIComponent(id)}`);
    },
  };
}
