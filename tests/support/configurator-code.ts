import { expect, type Page } from 'playwright/test';
import { type Configuration, INITIAL, type Target } from '../../demo/docs/configurator/configuration';
import { embedOf } from '../../demo/docs/configurator/embed';
import { snippetFor } from '../../demo/docs/configurator/snippets';

/** The title of a frame, with all that needs care in code: quotes, umlauts, markup. */
export const TITLE = 'Zwei "Karten" für Käse & Wein';

/** Returns the code that the configurator shows for a choice, one text for each file. */
export function codeOf(target: Target, baseURL: string | undefined, part: Partial<Configuration>): string[] {
  const configuration: Configuration = { ...INITIAL, ...part };
  const surroundings = { page: `${baseURL}`, bundle: `${baseURL}/dist`, host: `${baseURL}/clients/stadt` };
  return snippetFor(target, embedOf(configuration, surroundings), TITLE).map(({ code }) => code);
}

/** A choice with quotes, markup, two braces and settings. */
export const LIST: Partial<Configuration> = {
  element: 'event-list',
  attributes: { limit: '2', filter: 'off', 'detail-url': '/termin/{eventId}?von=a&b="c"' },
  colors: { primary: '#8a1c1c' },
  font: 'Georgia, serif',
};

/** Expects the list of the choice: its cards, links and colour. */
export async function expectList(page: Page, place: Pick<Page, 'getByRole' | 'locator'> = page) {
  const cards = place.getByRole('article');
  await expect(cards).toHaveCount(2);
  const link = cards.first().getByRole('heading').getByRole('link');
  await expect(link).toHaveAttribute('href', /\/termin\/\w+\?von=a&b=(?:"|%22)c(?:"|%22)$/);
  await expect(place.locator('event-list')).toHaveCSS('--portal-color-primary', '#8a1c1c');
}
