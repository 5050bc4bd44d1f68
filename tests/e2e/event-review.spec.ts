import type { Page } from 'playwright/test';
import { asNewCaller, beLoggedIn, call, tokenOf } from '../support/accounts';
import { violations } from '../support/axe';
import { element, expect, openHost, test } from '../support/browser';
import { sendLogIn } from '../support/office-pages';
import { openSection, pressInFoot } from '../support/recording';

/** The newspaper looks at every event before visitors see it. */
const CLIENT = 'zeitung';
const REASON = 'Der Titel sagt nicht, wer spielt.\nBitte nennen Sie die Band.';

async function open(page: Page, route: string) {
  await openHost(page, { body: element('event-portal', '', CLIENT), path: `/host-page#${route}` });
  await page.getByRole('heading', { level: 2 }).first().waitFor({ timeout: 30_000 });
}

/** A draft that lacks nothing, at its form. @returns its address */
async function draftOf(title: string): Promise<string> {
  const { token } = await tokenOf('newspaper', CLIENT);
  const [rubric] = (await call<{ id: number }[]>('GET', 'rubrics', { client: CLIENT })).data;
  const found = await call<{ address_id: number }[]>('GET', 'addresses?search=Literaturhaus', {
    token,
    client: CLIENT,
  });
  const body = {
    ...{ title, state: 'draft', rubrics: [rubric?.id], tags: ['Jazz'], location: found.data[0]?.address_id },
    dates: [{ date: '2030-05-04', times: [{ from: '19:30' }] }],
  };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { status, data } = await call<{ id: string }>('POST', 'my/events', { token, client: CLIENT, body, headers });
  expect(status).toBe(201);
  return data.id;
}

/** Opens what waits at the back office. */
async function openWaiting(office: Page, title: string) {
  await office.goto('/backoffice');
  if (await office.getByLabel('Passwort').isVisible()) {
    await sendLogIn(office);
    await expect(office.getByRole('navigation', { name: 'Verwaltung' })).toBeVisible();
  }
  await office.goto(`/backoffice/${CLIENT}?kind=event`);
  await office.getByRole('link', { name: title }).click();
}

const PRICE = 'Eintritt frei, Spenden willkommen';
const priceField = (page: Page) => page.getByRole('textbox', { name: 'Hinweis zum Preis' });
const titleField = (page: Page) => page.getByRole('textbox', { name: /^Titel/ });
const send = (page: Page) => page.getByRole('button', { name: 'Zur Prüfung senden' });
const waits = (page: Page, title: string) => page.getByRole('heading', { name: `„${title}“ wird jetzt geprüft.` });

test('an event is reviewed, rejected, corrected and approved, and then found by a visitor', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const title = `Jazz ${Date.now().toString(36)}`;
  const corrected = `${title} mit dem Trio Alb`;
  const id = await draftOf(title);
  const form = `/secure/events/eventRecording/${id}`;
  await beLoggedIn(page, 'newspaper', CLIENT);

  await test.step('its organiser sends it, and nobody is promised to see it', async () => {
    await open(page, form);
    await send(page).click();
    await expect(waits(page, title)).toBeFocused();
    await expect(page.getByRole('link', { name: 'Veranstaltung ansehen' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(page.getByText(/^Wird geprüft, gesendet heute, /)).toBeVisible();
  });

  await test.step('its organiser takes it back, and sends it after all', async () => {
    await pressInFoot(page, 'Aus der Prüfung nehmen');
    await expect(page.getByText(/^Wird geprüft, /)).toHaveCount(0);
    await send(page).click();
    await expect(waits(page, title)).toBeFocused();
    await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await openSection(page, 'Preis und Karten');
    await priceField(page).fill(PRICE);
  });

  const office = await context.newPage();
  await asNewCaller(office);
  await test.step('an operator rejects it with a reason that names the title', async () => {
    await openWaiting(office, title);
    await office.getByRole('button', { name: 'Ablehnen', exact: true }).click();
    await office.getByRole('checkbox', { name: 'Titel', exact: true }).check();
    await office.getByLabel('Eigene Worte').fill(REASON);
    await office.getByRole('button', { name: 'Weiter zur Vorschau' }).click();
    await office.getByRole('button', { name: 'Ablehnen und E-Mail senden' }).click();
    await expect(office.getByText('Gespeichert.')).toBeVisible();
  });

  await test.step('the open form says why when its organiser comes back, marks the title, and leads there', async () => {
    // A browser without windows shows all tabs at once, and tells none of them that it is in front again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('Bitte nennen Sie die Band.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Wir haben Ihre Veranstaltung geprüft.' })).toHaveCount(1);
    await expect(priceField(page)).toHaveValue(PRICE);
    await expect(titleField(page)).toHaveAccessibleDescription(/Bitte ändern Sie diese Angabe/);
    expect(await violations(page, 'event-portal')).toEqual([]);
    await page.getByRole('listitem').getByRole('button', { name: 'Titel', exact: true }).click();
    await expect(titleField(page)).toBeFocused();
  });

  await test.step('the start begins with it', async () => {
    await open(page, '/secure');
    const first = page.getByRole('region', { name: 'Wartet auf Sie' }).getByRole('listitem').first();
    await expect(first).toContainText('Abgelehnt');
    await first.getByRole('link', { name: title }).click();
    await expect(titleField(page)).toBeVisible();
  });

  await test.step('its organiser corrects it and sends it again', async () => {
    await titleField(page).fill(corrected);
    await expect(titleField(page)).not.toHaveAccessibleDescription(/Bitte ändern Sie diese Angabe/);
    await send(page).click();
    await expect(waits(page, corrected)).toBeFocused();
  });

  await test.step('the operator approves it', async () => {
    await openWaiting(office, corrected);
    await office.getByRole('button', { name: 'Freigeben', exact: true }).click();
    await expect(office.getByText('Gespeichert.')).toBeVisible();
    await office.close();
  });

  await test.step('another visitor finds it', async () => {
    const path = `events?q=${encodeURIComponent(corrected)}`;
    const { data } = await call<{ title: string }[]>('GET', path, { client: CLIENT });
    expect(data.map((event) => event.title)).toEqual([corrected]);
  });

  await test.step('a change waits, while visitors see what was approved', async () => {
    await page.reload();
    await titleField(page).fill(`${corrected}, verlegt`);
    await send(page).click();
    await expect(page.getByRole('link', { name: 'Bisherige Fassung ansehen' })).toBeVisible();
    await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await page.getByRole('link', { name: 'Bisherige Fassung ansehen' }).click();
    await expect(page.getByRole('heading', { name: corrected, exact: true })).toBeVisible();
  });
});
