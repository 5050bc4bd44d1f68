import type { Route } from 'playwright/test';
import { element, expect, openElement, openHost, ready, test } from '../support/browser';
import {
  ALL_EVENTS,
  CALLS,
  count,
  expectMessage,
  FAULTS,
  type Fault,
  failCalls,
  REPORTED_FAULTS,
  retry,
} from '../support/faults';
import { followReads } from '../support/pending-reads';

/** Another word for each fault, because the page remembers answers for a while. */
const WORDS = ['Konzert', 'Markt', 'Kinder', 'Lesung', 'Musik'];
/** The call that searches for a word: the one before it may still be on the way and must not be told as its failure. */
const callFor = (word: string) => new RegExp(`/api/events\\?(?:.*&)?q=${word}(?:&|$)`);
/** An answer of the server, changed on its way. */
const changed =
  (change: (body: { data: Record<string, unknown>[]; meta: Record<string, unknown> }) => unknown): Fault =>
  async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    return route.fulfill({ response, json: change(body) ?? body });
  };

/** Each event of the answer as something else. */
const eachRow = (other: (row: Record<string, unknown>) => unknown) =>
  changed(({ data, meta }) => ({ data: data.map(other), meta }));

test.describe('the list', () => {
  test('shows the error and continues after it', async ({ page }) => {
    await openElement(page, 'event-list', 'limit="3"');
    const field = page.getByRole('searchbox');
    const events = page.getByRole('article');
    for (const [place, [name, fault]] of REPORTED_FAULTS.entries()) {
      await expect(events, name).not.toHaveCount(0);
      // The list is empty first, so that later events can only be the answer to the word.
      await field.fill(`zzz${place}`);
      await expect(events, name).toHaveCount(0);
      const word = WORDS[place] as string;
      const heal = await failCalls(page, callFor(word), fault);
      await field.fill(word);
      await expectMessage(page, name);
      await heal();
      await expect(field, name).toHaveValue(word);
      await retry(page).click();
      await expect(retry(page), name).toHaveCount(0);
    }
    await expect(events).not.toHaveCount(0);
  });

  test('shows an error after 15 seconds without a response, also to its first request', async ({ page }) => {
    await page.clock.install();
    await page.route(CALLS.events, () => undefined);
    await openHost(page, { body: element('event-list', 'limit="3"') });
    await ready(page);
    // Seconds of the page, however long they take the machine.
    await page.clock.runFor(15_000);
    await expect(retry(page)).toBeVisible();
    await page.unroute(CALLS.events);
    await page.clock.resume();
    await retry(page).click();
    await expect(count(page)).toHaveText(ALL_EVENTS);
  });

  test('reports a missing connection even if the error texts cannot be loaded', async ({ page }) => {
    const reasons = /\/chunks\/failure-/;
    await openElement(page, 'event-list', 'limit="3"');
    await page.route(reasons, (route) => route.abort());
    const heal = await failCalls(page, callFor('Konzert'), (route) => route.abort());
    await page.getByRole('searchbox').fill('Konzert');
    await expect(page.getByRole('alert')).toContainText('gerade nicht erreichbar');
    await heal();
    await page.unroute(reasons);
    await retry(page).click();
    await expect(retry(page)).toHaveCount(0);
    await expect(page.getByRole('article')).not.toHaveCount(0);
  });

  test('retries at most twice, and a busy server not at once', async ({ page }) => {
    const times: number[] = [];
    const fault = FAULTS['429 for a minute'] as Fault;
    await page.route(CALLS.events, (route) => {
      times.push(Date.now());
      return fault(route);
    });
    await openHost(page, { body: element('event-list', 'limit="3"') });
    await expectMessage(page, 'busy');
    expect(times).toHaveLength(1);
    await page.unroute(CALLS.events);
    times.length = 0;
    await page.route(CALLS.events, (route) => {
      times.push(Date.now());
      return route.abort();
    });
    await page.getByRole('searchbox').fill('Konzert');
    await expect.poll(() => times.length).toBe(2);
  });

  test('omits entries that it cannot parse', async ({ page }) => {
    const cases: [string, Fault, number][] = [
      ['one bad event', changed(({ data }) => void Object.assign(data[3] as object, { title: 7 })), 5],
      ['one null event', changed(({ data }) => void data.splice(3, 1, null as never)), 5],
      ['null fields', eachRow((row) => ({ ...row, image: null, shortdesc1: null, location: null, tags: null })), 6],
      ['missing fields', eachRow(({ image, tags, location, appointmentCount, lastDate, ...row }) => row), 6],
      ['extra fields', eachRow((row) => ({ ...row, more: { deep: [] }, constructor: 'x' })), 6],
      [
        'an unknown status and icon',
        eachRow((row) => ({ ...row, status: 'beamed', rubric: { ...(row.rubric as object), icon: 'ufo' } })),
        6,
      ],
      ['no facets', changed(({ meta }) => void delete meta.facets), 6],
    ];
    await openElement(page, 'event-list', 'limit="6"');
    for (const [place, [name, fault, expected]] of cases.entries()) {
      const heal = await failCalls(page, CALLS.events, fault);
      // Another filter each time, which all events pass.
      const answered = page.waitForResponse((response) => response.url().includes(`to=2030-01-0${place + 1}`));
      await page.locator('event-list').evaluate((host, day) => host.setAttribute('to', day), `2030-01-0${place + 1}`);
      await answered;
      await expect(page.getByRole('article'), name).toHaveCount(expected);
      await heal();
    }
  });

  test('always shows the last query, whatever the order of the responses', async ({ page }) => {
    await openElement(page, 'event-list', 'limit="3"');
    await expect(page.getByRole('article')).toHaveCount(3);
    const total = (q: string) => 1000 + [...q].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 8000, 7);
    const template = (await (await page.request.get('/clients/stadt/api/events?facets=1&pageSize=2')).json()) as {
      meta: Record<string, unknown>;
    };
    let random = 42;
    const next = () => {
      random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
      return random / 2_147_483_648;
    };
    await page.route(CALLS.events, async (route: Route) => {
      const q = new URL(route.request().url()).searchParams.get('q') ?? '';
      const json = { ...template, meta: { ...template.meta, total: total(q) } };
      await new Promise((resolve) => setTimeout(resolve, next() * 400));
      await route.fulfill({ json }).catch(() => undefined);
    });
    const allRead = followReads(page);
    const field = page.getByRole('searchbox');
    await field.focus();
    let typed = '';
    for (let key = 0; key < 60; key += 1) {
      const isBack = typed.length > 3 && next() < 0.3;
      const letter = 'abcdefghijklmnop'[Math.floor(next() * 16)] as string;
      typed = isBack ? typed.slice(0, -1) : typed + letter;
      await field.press(isBack ? 'Backspace' : letter);
      // Some pauses are long enough to ask, some are not.
      if (key % 10 === 0) await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), next() * 500);
    }
    const expected = total(typed).toLocaleString('de-DE');
    await expect(count(page)).toContainText(`${expected} Veranstaltungen`);
    await allRead();
    await expect(count(page)).toContainText(`${expected} Veranstaltungen`);
    await expect(field).toHaveValue(typed);
  });
});
