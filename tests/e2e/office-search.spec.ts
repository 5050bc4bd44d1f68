import { expect, test } from '../support/browser';
import { logInToOffice } from '../support/office-pages';

test('an operator finds a person by keyboard alone', async ({ page }) => {
  await logInToOffice(page);
  await page.goto('/backoffice/stadt');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Überall suchen' });
  await expect(field).toBeFocused();
  await page.keyboard.type('approved@');
  const list = page.getByRole('listbox', { name: 'Vorschläge' });
  const option = list.getByRole('group', { name: 'Personen' }).getByRole('option').first();
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await list.getByRole('option').first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(option).toBeVisible();
  while ((await option.getAttribute('aria-selected')) === 'false') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/backoffice\/stadt\/persons\/\d+$/);

  // In a field of its own the sign is a sign.
  await page.goto('/backoffice/stadt/history');
  const own = page.getByLabel('Name, Benutzername oder E-Mail');
  await own.focus();
  await page.keyboard.type('a/b');
  await expect(own).toHaveValue('a/b');
});

test('the search works by Enter alone, and says what stops its suggestions', async ({ page, context }) => {
  await logInToOffice(page);
  await page.goto('/backoffice/zeitung');
  const field = page.getByRole('combobox', { name: 'Überall suchen' });
  await page.route('**/search/suggestions?*', (route) => route.abort());
  await field.fill('konz');
  await expect(page.getByRole('search', { name: 'Verwaltung' }).getByRole('status')).toContainText(
    'Der Server antwortet nicht.',
  );
  await page.unroute('**/search/suggestions?*');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: /Suche nach „konz“/ })).toBeVisible();
  await expect(field).toHaveValue('konz');
  await context.clearCookies();
  await field.fill('konze');
  await expect(page.getByRole('search', { name: 'Verwaltung' }).getByRole('status')).toContainText(
    'Ihre Sitzung ist zu Ende.',
  );
});

test('the menus of the frame close by Escape and by a press outside', async ({ page }) => {
  await logInToOffice(page);
  await page.goto('/backoffice/stadt');
  const account = page.getByRole('link', { name: 'Ihr Zugang' });
  const summary = page.locator('details.operator > summary');
  await summary.press('Enter');
  await expect(account).toBeVisible();
  await account.press('Escape');
  await expect(account).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.click();
  await expect(account).toBeVisible();
  await page.locator('main h1').click();
  await expect(account).toBeHidden();
});
