import type { Page } from 'playwright/test';
import { newName } from '../support/accounts';
import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { ENDS, expectLayout, WIDTHS } from '../support/layout-faults';
import { openArea } from '../support/member-area';
import { recordEvent } from '../support/recording';

/** Unfolds every section, and waits until all their parts are there. */
async function unfoldAll(page: Page) {
  const folded = page.locator('section h4 > button[aria-expanded="false"]');
  for (let left = await folded.count(); left > 0; left--) await folded.first().click();
  await expect(page.locator('section [aria-busy="true"]')).toHaveCount(0);
}

test('the form passes axe and fits every width with all sections open, in both languages', async ({ page }) => {
  test.setTimeout(90_000);
  const id = await recordEvent('approved', newName('Alle Abschnitte'), { state: 'draft' });
  for (const [prefix, heading] of [
    ['', 'Meine Veranstaltung bearbeiten'],
    ['/en', 'Edit my event'],
  ] as const) {
    const route = `${prefix}/secure/events/eventRecording/${id}`;
    if (prefix) await page.evaluate((next) => window.location.assign(`#${next}`), route);
    else await openArea(page, { user: 'approved', route });
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await unfoldAll(page);
    // The elements are the same in English; what is longer there must find its place.
    if (!prefix) expect(await violations(page, 'event-portal')).toEqual([]);
    // Lines that nobody sees are not laid out.
    await page.setViewportSize({ width: 1280, height: 9000 });
    await expectLayout(page, 'event-portal', heading, prefix ? ENDS : WIDTHS);
  }
});
