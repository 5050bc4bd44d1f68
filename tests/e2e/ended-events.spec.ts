import type { Page } from 'playwright/test';
import { berlinTime } from '../../src/lib/berlin-time';
import { expect, openElement, test } from '../support/browser';
import { anAppointment, anEventRow } from '../support/event-answers';
import { CALLS } from '../support/faults';

const DAY = '2026-11-21';
const at = (clock: string) => Date.parse(berlinTime(DAY, clock));

const row = (id: string, appointment: Record<string, unknown>) =>
  anEventRow({ id, title: id, appointment: anAppointment({ id: `${id}-1`, ...appointment }) });
const TIMES = { from: '19:30', until: '21:30' };
const ENDS = row('Endet gleich', TIMES);
const ENDED = row('Endet gleich', { ...TIMES, over: true });
const NIGHT = row('Nachtkonzert', { from: '22:00', until: '02:00' });
const SHOW = row('Ausstellung', { date: '2026-11-01', endDate: '2026-12-23', from: '11:00', until: '18:00' });
const GONE = row('Matinee', { from: '11:00', until: '13:00', over: true });

const cards = (page: Page) => page.getByRole('article').getByRole('heading');

/** Answers as the server would shortly before half past nine; `moved` says that an event has ended meanwhile. */
async function answerEvents(page: Page) {
  const state = { moved: false, calls: [] as string[] };
  const headers = { date: new Date(at('21:28')).toUTCString() };
  await page.route(CALLS.settings, (route) => route.fulfill({ headers, json: { data: {} } }));
  await page.route(CALLS.events, (route) => {
    const { searchParams } = new URL(route.request().url());
    state.calls.push(searchParams.toString());
    const coming = state.moved ? [NIGHT, SHOW] : [ENDS, NIGHT, SHOW];
    const over = state.moved ? [GONE, ENDED] : [GONE];
    const data = searchParams.get('over') ? over : coming;
    // The shortcuts to times are offered where a server counts.
    const facets = { rubric: [], tag: [], community: [], day: [], flags: {}, when: { now: 1, evening: 1 } };
    const meta = { page: 1, pageSize: 24, total: data.length, over: over.length, facets };
    return route.fulfill({ headers, json: { data, meta } });
  });
  return state;
}

test('a list hides ended events, shows them on a click, and updates itself while it is open', async ({ page }) => {
  await page.clock.install({ time: at('21:28') });
  const server = await answerEvents(page);
  const watch = page.waitForResponse(/list-effects/);
  await openElement(page, 'event-list');
  await (await watch).finished();
  await expect(cards(page)).toHaveText(['Endet gleich', 'Nachtkonzert', 'Ausstellung']);
  await expect(page.getByText('Vorbei', { exact: true })).toHaveCount(0);
  const line = page.getByRole('link', { name: 'Heute schon vorbei (1)' });
  await expect(line).toBeVisible();

  await page.getByRole('link', { name: 'Endet gleich' }).focus();
  server.moved = true;
  const before = server.calls.length;
  await expect
    .poll(async () => {
      await page.clock.fastForward('01:00');
      return server.calls.length;
    })
    .toBe(before + 1);
  expect(await page.evaluate(() => Date.now())).toBeGreaterThanOrEqual(at('21:30'));
  await expect(cards(page)).toHaveText(['Nachtkonzert', 'Ausstellung']);
  await expect(page.getByRole('link', { name: 'Nachtkonzert' })).toBeFocused();

  await page.getByRole('link', { name: 'Heute schon vorbei (2)' }).click();
  await expect(cards(page)).toHaveText(['Matinee', 'Endet gleich']);
  await expect(page.getByText('Vorbei', { exact: true })).toHaveCount(2);
  expect(server.calls.at(-1)).toContain('over=only');
  await page.getByRole('link', { name: 'Filter Heute schon vorbei entfernen' }).click();
  await expect(cards(page)).toHaveText(['Nachtkonzert', 'Ausstellung']);
  for (const [name, part] of [
    ['Jetzt', 'time=now'],
    ['Heute Abend', 'time=evening'],
  ] as const) {
    await page.getByRole('link', { name: `${name} 1`, exact: true }).click();
    await expect.poll(() => server.calls.at(-1)).toContain(part);
  }
});

test('the list uses the clock of the server if that of the device is a day fast', async ({ page }) => {
  await page.clock.install({ time: at('21:28') + 86_400_000 });
  const server = await answerEvents(page);
  const watch = page.waitForResponse(/list-effects/);
  await openElement(page, 'event-list');
  await (await watch).finished();
  await expect(cards(page)).toHaveText(['Endet gleich', 'Nachtkonzert', 'Ausstellung']);
  await expect(page.getByText('Vorbei', { exact: true })).toHaveCount(0);
  server.moved = true;
  await page.clock.fastForward('03:00');
  await expect(cards(page)).toHaveText(['Nachtkonzert', 'Ausstellung']);
});

test('the calendar of days opens at the current week, also in a low window', async ({ page }) => {
  await openElement(page, 'event-list', 'limit="2"');
  const opener = page.locator('#when');
  const filters = page.getByRole('button', { name: /^Filter/ });
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [768, 600],
    [1280, 620],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (!(await opener.isVisible())) await filters.click();
    await opener.click();
    await expect(page.locator('[aria-current="date"]'), `${width} px`).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Erster Tag').fill('31.02.');
    await page.getByLabel('Letzter Tag').fill('24.x');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Diesen Tag gibt es nicht.')).toBeVisible();
    await expect(page.getByText(/^Bitte schreiben Sie den Tag so/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[aria-current="date"]')).toHaveCount(0);
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  }
});
