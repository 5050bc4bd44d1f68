import { element, expect, openHost, ready, test } from '../support/browser';
import { hasPython, startPythonBackend } from '../support/python-backend';

test.skip(!hasPython(), 'Python is not installed.');

let backend: Awaited<ReturnType<typeof startPythonBackend>>;
test.beforeAll(async () => {
  backend = await startPythonBackend();
});
test.afterAll(() => backend.stop());

test('the portal works on the example backend, and asks for nothing that it has not', async ({ page }) => {
  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(backend.base)) answers.push(`${response.status()} ${response.url()}`);
  });
  const host = backend.base.replace(/\/api$/, '');
  await openHost(page, { body: element('event-portal').replace('/clients/stadt', host) });
  await ready(page);
  const portal = page.locator('event-portal');
  const cards = portal.getByRole('article');
  await expect(cards).toHaveCount(24);
  await expect(portal.getByRole('link', { name: 'Jazz in der Alten Mühle' })).toBeVisible();
  // What it has: categories and the calendar. What it has not: accounts, the map, feeds.
  await expect(portal.getByRole('link', { name: /^Kalender|^Monat/ }).first()).toBeVisible();
  for (const name of [/Anmelden/, /^Karte/, /Abonnieren/]) {
    await expect(portal.getByRole('link', { name })).toHaveCount(0);
    await expect(portal.getByRole('button', { name })).toHaveCount(0);
  }

  await portal.locator('.chips .chip', { hasText: 'Ausstellung' }).click();
  await expect(cards).toHaveCount(3);
  await expect(portal.getByRole('link', { name: 'Handwerk im Wandel' })).toBeVisible();

  await portal.getByRole('link', { name: 'Krippenausstellung' }).click();
  await expect(portal.getByRole('heading', { name: 'Krippenausstellung' })).toBeVisible();
  await expect(portal.getByText('Krippen aus Holz, Ton und Papier.').first()).toBeVisible();
  await expect(portal.getByText('Heimatmuseum').first()).toBeVisible();

  await page.evaluate(() => {
    window.location.hash = '/events?q=Tanznacht';
  });
  await expect(cards).toHaveCount(1);
  expect(answers.length).toBeGreaterThan(3);
  expect(answers.filter((answer) => !/^(?:200|204|304) /.test(answer))).toEqual([]);
});
