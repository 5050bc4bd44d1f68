import type { Locator, Page, Route } from 'playwright/test';
import { element, expect, openElement, openHost, ready, test } from '../support/browser';
import { CALLS, FAULTS, type Fault, failCalls } from '../support/faults';

const faults = Object.entries(FAULTS);
/** The table in parts, so that two workers share it. */
const PARTS = [0, 1, 2].map((part) => faults.filter((_, place) => place % 3 === part));
/** Another question for each fault: answers are remembered for a while. */
const WORDS =
  'Konzert Markt Kinder Lesung Musik Theater Kirche Wanderung Kurs Vortrag Film Tanz Ausstellung Führung Advent'.split(
    ' ',
  );
const retry = (place: Page | Locator) => place.getByRole('button', { name: 'Erneut versuchen' });
const count = (page: Page) => page.getByText(/^[\d.]+ Veranstaltung(en)?\b/).first();

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

async function expectMessage(page: Page, name: string) {
  await expect(retry(page), name).toBeVisible();
  const words = (await page.getByRole('alert').first().textContent()) ?? '';
  expect(words.trim().length, name).toBeGreaterThan(20);
  expect(words, name).not.toMatch(/undefined|\[object|Error|TypeError|\b[45]\d\d\b|\{/);
}

test.describe('the list', () => {
  for (const [part, table] of PARTS.entries()) {
    test(`says what is wrong and goes on when it is over, part ${part + 1}`, async ({ page }) => {
      test.setTimeout(90_000);
      await openElement(page, 'event-list');
      await expect(count(page)).toContainText('600');
      const field = page.getByRole('searchbox');
      for (const [place, [name, fault]] of table.entries()) {
        const heal = await failCalls(page, CALLS.events, fault);
        const word = WORDS[place] as string;
        await field.fill(word);
        await expectMessage(page, name);
        await heal();
        await expect(field, name).toHaveValue(word);
        await retry(page).click();
        await expect(retry(page), name).toHaveCount(0);
        await expect(count(page), name).not.toContainText('600');
        await field.fill(`zzz${place}`);
        await expect(page.getByRole('article'), name).toHaveCount(0);
      }
    });
  }

  test('says so within 15 seconds when no answer comes, also to its first question', async ({ page }) => {
    await page.route(CALLS.events, () => undefined);
    const began = Date.now();
    await openHost(page, { body: element('event-list') });
    await expect(retry(page)).toBeVisible({ timeout: 15_000 });
    expect(Date.now() - began).toBeLessThan(15_500);
    await page.unroute(CALLS.events);
    await retry(page).click();
    await expect(count(page)).toContainText('600');
  });

  test('asks no more than three times, and not a busy server again at once', async ({ page }) => {
    const times: number[] = [];
    const fault = FAULTS['429 for a minute'] as Fault;
    await page.route(CALLS.events, (route) => {
      times.push(Date.now());
      return fault(route);
    });
    await openHost(page, { body: element('event-list') });
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

  test('leaves out what it cannot read', async ({ page }) => {
    const cases: [string, Fault, number][] = [
      ['one bad event', changed(({ data }) => void Object.assign(data[3] as object, { title: 7 })), 23],
      ['one null event', changed(({ data }) => void data.splice(3, 1, null as never)), 23],
      ['null fields', eachRow((row) => ({ ...row, image: null, shortdesc1: null, location: null, tags: null })), 24],
      ['missing fields', eachRow(({ image, tags, location, appointmentCount, lastDate, ...row }) => row), 24],
      ['extra fields', eachRow((row) => ({ ...row, more: { deep: [] }, constructor: 'x' })), 24],
      [
        'an unknown status and icon',
        eachRow((row) => ({ ...row, status: 'beamed', rubric: { ...(row.rubric as object), icon: 'ufo' } })),
        24,
      ],
      ['no facets', changed(({ meta }) => void delete meta.facets), 24],
    ];
    await openElement(page, 'event-list');
    for (const [place, [name, fault, expected]] of cases.entries()) {
      const heal = await failCalls(page, CALLS.events, fault);
      // Another question each time, to which all events are the answer.
      await page.locator('event-list').evaluate((host, day) => host.setAttribute('to', day), `2030-01-0${place + 1}`);
      await page.waitForResponse((response) => response.url().includes(`to=2030-01-0${place + 1}`));
      await expect(page.getByRole('article'), name).toHaveCount(expected);
      await heal();
    }
  });

  test('is not drowned by 50 MB', async ({ page }) => {
    await page.route(CALLS.events, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      return route.fulfill({ response, json: { ...body, filler: 'x'.repeat(50_000_000) } });
    });
    await openHost(page, { body: element('event-list') });
    await expect(retry(page)).toBeVisible({ timeout: 15_000 });
    await page.unroute(CALLS.events);
    await retry(page).click();
    await expect(page.getByRole('article')).toHaveCount(24);
  });

  test('always shows the last question, whatever the order of the answers', async ({ page }) => {
    await openElement(page, 'event-list');
    await expect(page.getByRole('article')).toHaveCount(24);
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
    const field = page.getByRole('searchbox');
    await field.focus();
    let typed = '';
    for (let key = 0; key < 200; key += 1) {
      const isBack = typed.length > 3 && next() < 0.3;
      const letter = 'abcdefghijklmnop'[Math.floor(next() * 16)] as string;
      typed = isBack ? typed.slice(0, -1) : typed + letter;
      await field.press(isBack ? 'Backspace' : letter);
      // Some pauses are long enough to ask, some are not.
      if (key % 10 === 0) await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), next() * 500);
    }
    const expected = total(typed).toLocaleString('de-DE');
    await expect(count(page)).toContainText(`${expected} Veranstaltungen`);
    await page.waitForLoadState('networkidle');
    await expect(count(page)).toContainText(`${expected} Veranstaltungen`);
    await expect(field).toHaveValue(typed);
  });
});

test.describe('an event', () => {
  for (const [part, table] of PARTS.entries()) {
    test(`says what is wrong and goes on when it is over, part ${part + 1}`, async ({ page }) => {
      test.setTimeout(90_000);
      await openElement(page, 'event-detail', 'event-id="s00050"');
      const detail = page.locator('event-detail');
      // An id that is refused is one that does not exist.
      const passing = table.filter(([name]) => !['400', '409', '422'].includes(name));
      for (const [place, [name, fault]] of passing.entries()) {
        const heal = await failCalls(page, CALLS.event, fault);
        await detail.evaluate(
          (host, id) => host.setAttribute('event-id', id),
          `s0000${place + 1}`.replace(/s0+(\d\d)$/, 's000$1'),
        );
        await expectMessage(page, name);
        await heal();
        await retry(page).click();
        await expect(retry(page), name).toHaveCount(0);
        await expect(detail.getByRole('heading', { name: 'Termine' }).first(), name).toBeVisible();
      }
    });
  }

  for (const status of [400, 404, 409, 410, 422]) {
    test(`that is gone (${status}) is not found, and leads on`, async ({ page }) => {
      await page.route(CALLS.event, (route) =>
        route.fulfill({
          status,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status, code: 'not_found' }),
        }),
      );
      await openElement(page, 'event-portal', '', '#/events/s00001');
      await expect(page.locator('event-portal')).toContainText(/gibt es nicht|nicht gefunden/);
      await page.unroute(CALLS.event);
      await page
        .getByRole('link', { name: /Veranstaltungen|Übersicht/ })
        .first()
        .click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }

  test('is there without similar ones', async ({ page }) => {
    await page.route(CALLS.similar, FAULTS['500'] as Fault);
    await openElement(page, 'event-detail', 'event-id="s00003"');
    await expect(page.getByRole('heading', { name: 'Termine' }).first()).toBeVisible();
    await expect(page.getByText('Irgendwas ist schief gegangen')).toHaveCount(0);
  });
});

test.describe('the settings', () => {
  test('fail in every way, and the list works with the defaults', async ({ page, problems }) => {
    test.setTimeout(90_000);
    let current: Fault | undefined;
    // The same client under ever new addresses, so that its settings are asked for again.
    await page.route(/\/fault-\d+\/clients\//, (route) => {
      const url = route
        .request()
        .url()
        .replace(/\/fault-\d+/, '');
      if (current && url.endsWith('/clientSettings')) return current(route);
      return route.continue({ url });
    });
    await openElement(page, 'event-list', 'limit="3"');
    for (const [place, [name, fault]] of faults.entries()) {
      current = fault;
      const before = problems.said.filter((line) => line.includes('settings could not')).length;
      await page
        .locator('event-list')
        .evaluate((host, number) => host.setAttribute('host', `/fault-${number}/clients/stadt`), place);
      // Only the data of that answer is wrong, which the settings themselves survive.
      const isReadable = ['null data', 'wrong types', 'denied to this origin'].includes(name);
      if (!isReadable) {
        await expect
          .poll(() => problems.said.filter((line) => line.includes('settings could not')).length, { message: name })
          .toBeGreaterThan(before);
      }
      await expect(page.getByRole('article'), name).toHaveCount(3);
    }
  });

  test('that never come let the list begin within two seconds, and say so', async ({ page, problems }) => {
    await page.route(CALLS.settings, () => undefined);
    const began = Date.now();
    await openHost(page, { body: element('event-list') });
    await ready(page);
    // Two seconds of patience, and what it takes to load the page and its code.
    expect(Date.now() - began).toBeLessThan(4500);
    await expect(page.getByRole('article')).toHaveCount(24);
    expect(
      problems.said.filter((line) => line.startsWith('error') && line.includes('settings take too long')),
    ).toHaveLength(1);
  });

  test('that come late still count', async ({ page }) => {
    let answer: () => void = () => undefined;
    await page.route(CALLS.settings, async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ json: { data: { languageSettings: { lbl_events: 'Spät' } } } });
    });
    await openHost(page, { body: element('event-list') });
    await ready(page);
    await page.getByRole('searchbox').fill('Konz');
    answer();
    await expect(page.getByRole('heading', { name: 'Spät' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('Konz');
  });
});

test('a call that is denied to the page’s origin says so', async ({ page }) => {
  const demo = process.env.DEMO_URL;
  await page.route(CALLS.events, FAULTS['denied to this origin'] as Fault);
  await openHost(page, {
    origin: String(process.env.OTHER_URL),
    head: `<script type="module" src="${demo}/dist/event-portal.js"></script>`,
    body: `<event-list host="${demo}/clients/stadt"></event-list>`,
  });
  await expectMessage(page, 'denied');
  await page.unroute(CALLS.events);
  await retry(page).click();
  await expect(page.getByRole('article')).toHaveCount(24);
});

test.describe('places', () => {
  test('that cannot be looked up leave the rest usable', async ({ page }) => {
    await openElement(page, 'event-list');
    const field = page.getByRole('combobox', { name: /Wo/ });
    for (const [place, name] of ['offline', '500', 'a captive portal', 'wrong types', '204'].entries()) {
      const heal = await failCalls(page, CALLS.communities, FAULTS[name] as Fault);
      const asked = page.waitForRequest(CALLS.communities);
      await field.fill(`Reut${'linge'.slice(0, place + 1)}`);
      await asked;
      await heal();
      await field.fill('');
    }
    await page.getByRole('searchbox').fill('Konzert');
    await expect(count(page)).not.toContainText('600');
  });
});

test.describe('code that does not come', () => {
  test('is asked for again, a few times, and by the visitor', async ({ page }) => {
    await openElement(page, 'event-list', 'limit="2"');
    let asked = 0;
    const gone = /chunks\/event-detail-screen/;
    await page.route(gone, (route) => {
      asked += 1;
      return route.abort();
    });
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByText('Irgendwas ist schief gegangen')).toBeVisible();
    expect(asked).toBeLessThanOrEqual(4);
    await page.unroute(gone);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  });
});

test('a fault that passes by itself shows no message: the control', async ({ page }) => {
  await openElement(page, 'event-list');
  let isFirst = true;
  await page.route(CALLS.events, (route) => {
    const fault = isFirst ? FAULTS['502'] : undefined;
    isFirst = false;
    return fault ? fault(route) : route.continue();
  });
  await page.getByRole('searchbox').fill('Konzert');
  await expect(count(page)).not.toContainText('600');
  await expect(retry(page)).toHaveCount(0);
  expect(isFirst).toBe(false);
});
