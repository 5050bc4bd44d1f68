import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { openArea } from '../support/member-area';
import { newAccount } from '../support/people';
import { choose } from '../support/recording';

test('a new event takes what the last one had, and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const { username } = await newAccount('zuletzt');
  await openArea(page, { user: username, route: '/secure/events/eventRecording' });
  await page.getByRole('textbox', { name: /^Titel/ }).fill('Jazz im Hof');
  await page.getByRole('combobox', { name: /^Rubrik/ }).selectOption({ index: 1 });
  await choose(page, /^Ort/, 'Achalm', /Achalm/);
  await page.getByRole('button', { name: 'Entwurf speichern' }).click();
  await expect(page).toHaveURL(/\/secure\/events\/eventRecording\/[\da-f-]{36}/);
  await openArea(page, { user: username, route: '/secure/events/eventRecording' });
  await page.getByRole('button', { name: 'Wie zuletzt' }).click();
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: /^Ort/ })).toHaveValue(/Achalm/);
  expect(await violations(page, 'event-portal')).toEqual([]);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('button', { name: 'Wie zuletzt' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: /^Ort/ })).toHaveValue('');
});
