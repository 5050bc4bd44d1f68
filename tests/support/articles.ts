import { expect, type Page } from 'playwright/test';
import { beLoggedIn } from './accounts';
import { element, openHost, ready } from './browser';
import { pressInFoot } from './recording';

/** Opens a route of the newspaper's portal as its editor, who writes articles. */
export async function openNewsroom(page: Page, route: string, attributes = ''): Promise<void> {
  await beLoggedIn(page, 'newspaper', 'zeitung');
  await openHost(page, { body: element('event-portal', attributes, 'zeitung'), path: `/host-page#${route}` });
  await ready(page);
}

/** Returns the parts of the article form that tests need. */
export const articleForm = (page: Page) => ({
  title: page.getByRole('textbox', { name: /^Titel/ }),
  date: page.getByRole('textbox', { name: /^Datum des Ereignisses/ }),
  keep: () => pressInFoot(page, 'Entwurf speichern'),
  publish: page.getByRole('button', { name: /^(Veröffentlichen|Änderungen veröffentlichen)$/ }),
});

/** Waits until the form is visible. */
export async function formIsThere(page: Page): Promise<void> {
  await expect(articleForm(page).title).toBeVisible();
  await expect(articleForm(page).date).toBeVisible();
}
