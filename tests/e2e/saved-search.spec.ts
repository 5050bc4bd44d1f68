import { asNewCaller, beLoggedIn, mailTo, newName, openFromMail } from '../support/accounts';
import { expect, openElement, ready, test } from '../support/browser';
import { hold } from '../support/faults';
import { recordEvent } from '../support/recording';

test('a search is saved, confirmed by mail, reports new events, and is ended from a mail', async ({ page }) => {
  const word = newName('suche').replaceAll('-', '');
  const email = `${word}@test.example`;
  await asNewCaller(page);
  await openElement(page, 'event-portal', '', `#/events?q=${word}`);
  await ready(page);
  const portal = page.locator('event-portal');
  await portal.getByRole('button', { name: 'Per E-Mail', exact: true }).click();
  const form = portal.getByRole('form', { name: 'Suche per E-Mail' });
  await form.getByLabel('Sobald etwas Neues passt').check();
  // What is no address does not go to the server, and each try leads back to the field.
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  for (const typed of ['', ' ', 'keine']) {
    await form.getByLabel('E-Mail-Adresse').fill(typed);
    for (const _ of ['once', 'again']) {
      await form.getByRole('button', { name: 'Suche speichern' }).click();
      await expect(form.getByRole('alert')).toContainText('vollständige E-Mail-Adresse');
      await expect(form.getByLabel('E-Mail-Adresse')).toBeFocused();
    }
  }
  expect(calls).toEqual([]);
  // The server knows better which addresses there can be.
  await form.getByLabel('E-Mail-Adresse').fill('keine@adresse');
  await form.getByRole('button', { name: 'Suche speichern' }).click();
  await expect(form.getByRole('alert')).toContainText('vollständige E-Mail-Adresse');
  await expect(form.getByLabel('E-Mail-Adresse')).toBeFocused();
  expect(calls).toHaveLength(1);
  await form.getByLabel('E-Mail-Adresse').fill(email);
  await form.getByRole('button', { name: 'Suche speichern' }).click();
  await expect(form.getByRole('status')).toContainText(`Wir haben Ihnen eine E-Mail an ${email} geschickt.`);

  await openFromMail(page, await mailTo(email, /bestätigen/));
  await portal.getByRole('button', { name: 'Ja, E-Mails bekommen' }).click();
  await expect(portal.getByRole('heading', { name: 'Ihre Suche ist bestätigt' })).toBeFocused();
  await portal.getByRole('link', { name: 'Suche ansehen' }).click();
  await expect(portal.getByRole('searchbox')).toHaveValue(word);

  await recordEvent('approved', `Konzert ${word}`);
  const found = await mailTo(email, /Eine neue Veranstaltung/);
  expect(found.text).toContain(`Konzert ${word}`);
  const end = /#(\/search-mails\/end\S+)/.exec(found.text)?.[1] ?? '';
  await openFromMail(page, { ...found, text: `#${end}` });
  await portal.getByRole('button', { name: 'Ja, abbestellen' }).click();
  await expect(portal.getByRole('heading', { name: 'Die E-Mails sind abbestellt' })).toBeFocused();
  await page.reload();
  await portal.getByRole('button', { name: 'Ja, abbestellen' }).click();
  await expect(portal.getByRole('heading', { name: 'Die E-Mails sind abbestellt' })).toBeVisible();
});

test('the form has the address of the logged-in member, keeps input, and clears it at log-out', async ({ page }) => {
  await beLoggedIn(page, 'approved');
  const release = await hold(page, /\/api\/persons$/);
  await openElement(page, 'event-portal', '', '#/events?rubric=1');
  const portal = page.locator('event-portal');
  const open = async () => {
    await portal.getByRole('button', { name: 'Abonnieren' }).click();
    await portal.getByRole('button', { name: 'Suche per E-Mail bekommen' }).click();
  };
  await open();
  const field = portal.getByRole('form', { name: 'Suche per E-Mail' }).getByLabel('E-Mail-Adresse');
  await expect(field).toHaveValue('');
  release();
  await expect(field).toHaveValue(/^\S+@\S+$/);

  // Emptied or changed, it stays as it was typed.
  await field.fill('');
  await expect(field).toHaveValue('');
  await field.fill('andere@test.example');
  await portal.getByRole('button', { name: 'Suche speichern' }).click();
  await expect(portal.getByRole('status').filter({ hasText: 'andere@test.example' })).toContainText('bestätigen Sie');

  await page.reload();
  await ready(page);
  await open();
  await expect(field).toHaveValue(/^\S+@\S+$/);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('authorization_')) {
        localStorage.removeItem(key);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }));
      }
    }
  });
  await expect(field).toHaveValue('');
});
