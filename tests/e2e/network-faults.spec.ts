import { element, expect, FEW, openElement, openHost, ready, test } from '../support/browser';
import {
  ALL_EVENTS,
  asksForModulesAgain,
  CALLS,
  count,
  expectMessage,
  FAULTS,
  type Fault,
  failCalls,
  REPORTED_FAULTS,
  retry,
} from '../support/faults';
import { PAGE_SIZE } from '../support/page-size';

test.describe('an event', () => {
  test('shows the error and continues after it', async ({ page }) => {
    await openElement(page, 'event-detail', 'event-id="s00050"');
    const detail = page.locator('event-detail');
    for (const [place, [name, fault]] of REPORTED_FAULTS.entries()) {
      const heal = await failCalls(page, CALLS.event, fault);
      await detail.evaluate((host, id) => host.setAttribute('event-id', id), `s0000${place + 1}`);
      await expectMessage(page, name);
      await heal();
      await retry(page).click();
      await expect(retry(page), name).toHaveCount(0);
      await expect(detail.getByRole('heading', { name: 'Termine' }).first(), name).toBeVisible();
    }
  });

  test('that fails to load shows the reason after one request, and a link', async ({ page }) => {
    await openElement(page, 'event-portal', FEW, '#/nothing');
    for (const [status, words] of [
      [404, 'Diese Veranstaltung gibt es nicht mehr'],
      [412, 'Die Veranstaltung konnte nicht geladen werden'],
    ] as const) {
      let asked = 0;
      await page.route(CALLS.event, (route) => {
        asked += 1;
        return route.fulfill({
          status,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status, code: 'not_found' }),
        });
      });
      await page.evaluate((id) => window.location.assign(`#/events/${id}`), `s00${status}`);
      await expect(page.getByRole('alert').getByRole('heading', { name: words })).toBeVisible();
      expect(asked, words).toBe(1);
      await page.unroute(CALLS.event);
      await page
        .getByRole('link', { name: /Veranstaltungen|Übersicht/ })
        .first()
        .click();
      await expect(page.getByRole('article').first()).toBeVisible();
    }
  });

  test('is complete without similar events', async ({ page }) => {
    await page.route(CALLS.similar, FAULTS['500'] as Fault);
    await openElement(page, 'event-detail', 'event-id="s00003"');
    await expect(page.getByRole('heading', { name: 'Termine' }).first()).toBeVisible();
    await expect(page.getByText('Irgendwas ist schief gegangen')).toHaveCount(0);
  });
});

test.describe('the settings', () => {
  test('fail with each fault, and the list works with the defaults', async ({ page, problems }) => {
    test.setTimeout(90_000);
    let current: Fault | undefined;
    // Serves the client under a new address each time, so that the page loads its settings again.
    await page.route(/\/fault-\d+\/clients\//, (route) => {
      const url = route
        .request()
        .url()
        .replace(/\/fault-\d+/, '');
      if (current && url.endsWith('/clientSettings')) return current(route);
      return route.continue({ url });
    });
    await openElement(page, 'event-list', 'limit="3"');
    for (const [place, [name, fault]] of REPORTED_FAULTS.entries()) {
      current = fault;
      const before = problems.said.filter((line) => line.includes('settings could not')).length;
      await page
        .locator('event-list')
        .evaluate((host, number) => host.setAttribute('host', `/fault-${number}/clients/stadt`), place);
      // Only the data of that answer is wrong, which the settings themselves survive.
      if (name !== 'wrong types') {
        await expect
          .poll(() => problems.said.filter((line) => line.includes('settings could not')).length, { message: name })
          .toBeGreaterThan(before);
      }
      await expect(page.getByRole('article'), name).toHaveCount(3);
    }
  });

  test('without a response do not delay the list by more than two seconds, and are reported', async ({
    page,
    problems,
  }) => {
    await page.clock.install();
    await page.route(CALLS.settings, () => undefined);
    const asked = page.waitForRequest(CALLS.settings);
    await openHost(page, { body: element('event-list') });
    await asked;
    await page.clock.fastForward(2_000);
    await expect.poll(() => page.evaluate(() => window.readyCount)).toBe(1);
    await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE);
    expect(problems.said.filter((line) => line.startsWith('error') && line.includes('settings are late'))).toHaveLength(
      1,
    );
  });

  test('take effect when they arrive late', async ({ page }) => {
    let answer: () => void = () => undefined;
    await page.route(CALLS.settings, async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ json: { data: { languageSettings: { lbl_events: 'Spät' } } } });
    });
    await openHost(page, { body: element('event-list', 'limit="3"') });
    await ready(page);
    await page.getByRole('searchbox').fill('Konz');
    answer();
    await expect(page.getByRole('heading', { name: 'Spät' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('Konz');
  });
});

test('a call that is denied to the origin of the page shows a message', async ({ page }) => {
  const demo = process.env.DEMO_URL;
  await page.route(CALLS.events, FAULTS['denied to this origin'] as Fault);
  await openHost(page, {
    origin: String(process.env.OTHER_URL),
    head: `<script type="module" src="${demo}/dist/event-portal.js"></script>`,
    body: `<event-list host="${demo}/clients/stadt" limit="3"></event-list>`,
  });
  await expectMessage(page, 'denied');
  await page.unroute(CALLS.events);
  await retry(page).click();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test.describe('places', () => {
  test('whose search fails do not affect other fields', async ({ page }) => {
    await openElement(page, 'event-list', 'limit="3"');
    const field = page.getByRole('combobox', { name: /Wo/ });
    for (const [place, name] of ['offline', 'a captive portal', 'wrong types'].entries()) {
      const heal = await failCalls(page, CALLS.communities, FAULTS[name] as Fault);
      const asked = page.waitForRequest(CALLS.communities);
      await field.fill(`Reut${'linge'.slice(0, place + 1)}`);
      await asked;
      await heal();
      await field.fill('');
    }
    await page.getByRole('searchbox').fill('Konzert');
    await expect(count(page)).not.toHaveText(ALL_EVENTS);
  });
});

test.describe('code that fails to load', () => {
  test('is requested again, a few times, and by the visitor', async ({ page }) => {
    let asked = 0;
    const gone = /chunks\/event-detail-screen/;
    await page.route(gone, (route) => {
      asked += 1;
      return route.abort();
    });
    await openElement(page, 'event-list', 'limit="2"');
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByText('Irgendwas ist schief gegangen')).toBeVisible();
    expect(asked).toBeLessThanOrEqual(4);
    await page.unroute(gone);
    if (await asksForModulesAgain(page)) {
      await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    } else {
      await page.reload();
      await ready(page);
      await link.click();
    }
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  });
});

test('a fault that passes shows no message: the control', async ({ page }) => {
  await openElement(page, 'event-list', 'limit="3"');
  let isFirst = true;
  await page.route(CALLS.events, (route) => {
    const fault = isFirst ? FAULTS['502'] : undefined;
    isFirst = false;
    return fault ? fault(route) : route.continue();
  });
  await page.getByRole('searchbox').fill('Konzert');
  await expect(count(page)).not.toHaveText(ALL_EVENTS);
  await expect(retry(page)).toHaveCount(0);
  expect(isFirst).toBe(false);
});
