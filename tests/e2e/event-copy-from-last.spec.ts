import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { openArea } from '../support/member-area';

test('a new event copies from the last one, and undoes that', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openArea(page, { user: 'approved', route: '/secure/events/eventRecording' });
  await page.getByRole('button', { name: 'Frühere kopieren' }).click();
  await expect(page.getByText('Rückgängig', { exact: true })).toBeFocused();
  await expect(page.getByRole('combobox', { name: /^Ort/ })).toHaveValue(/./);
  expect(await violations(page, 'event-portal')).toEqual([]);
  await page.getByText('Rückgängig', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Frühere kopieren' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: /^Ort/ })).toHaveValue('');
});
