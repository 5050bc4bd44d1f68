import { newName } from '../support/accounts';
import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { openArea } from '../support/member-area';
import { logInToOffice } from '../support/office-pages';
import { recordEvent } from '../support/recording';

const USER = 'approved';
const REASON = 'Die Rechte an einem Bild oder Text sind nicht geklärt.';

test('an operator finds an event, takes it down with a reason and puts it back', async ({ page, browser }) => {
  const title = newName('Nachtkonzert');
  const id = await recordEvent(USER, title);
  await logInToOffice(page);
  await page.goto('/backoffice/stadt/events');
  await page.getByRole('searchbox', { name: 'Titel der Veranstaltung' }).fill(title);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: title }).click();
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(await violations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Herausnehmen' }).click();
  await page.getByLabel(REASON).check();
  await page.getByRole('button', { name: 'Weiter zur Vorschau' }).click();
  await expect(page.getByText('Wir haben Ihre Veranstaltung herausgenommen')).toBeVisible();
  await page.getByRole('button', { name: 'Herausnehmen und E-Mail senden' }).click();
  await expect(page.getByText(/^Herausgenommen seit/)).toBeVisible();

  const others = await browser.newContext();
  const visitor = await others.newPage();
  await visitor.goto(`/stadt/#/events/${id}`);
  await expect(visitor.getByText('Diese Veranstaltung gibt es nicht mehr')).toBeVisible();
  await openArea(visitor, { user: USER, route: `/secure/events?q=${encodeURIComponent(title)}` });
  const row = visitor.getByRole('listitem').filter({ has: visitor.getByRole('heading', { name: title }) });
  await expect(row).toContainText('Herausgenommen');
  await expect(row).toContainText(REASON);
  await row.getByRole('link', { name: 'Bearbeiten' }).click();
  await expect(visitor.getByText(/^Von uns herausgenommen/)).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Entwurf speichern' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: /eröffentlichen/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Wieder zeigen' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await visitor.goto(`/stadt/#/events/${id}`);
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  await others.close();
});
