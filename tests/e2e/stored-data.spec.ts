import { readdirSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { field } from '../support/account-screens';
import { articleForm } from '../support/articles';
import { expect, openHost, ready, test } from '../support/browser';
import { eventForm } from '../support/recording';
import { type StartedServer, startServer } from '../support/start-server';
import { atOrigin, giveStorage, namesOf, watchChannels } from '../support/stored-data/browser-storage';
import { browserFacts, STORED_DATA } from '../support/stored-data/stored-data';
import { searchAndPortal, TYPED } from '../support/stored-data/typed-input';

/** Data that an older build has stored in browsers stays valid: sessions continue, and no input is lost. */
for (const day of readdirSync(STORED_DATA)) {
  test.describe(`browser data stored on ${day}`, () => {
    const facts = browserFacts(day);
    let server: StartedServer;
    // One worker, so that one server serves them all.
    test.describe.configure({ mode: 'default' });
    test.beforeAll(async () => {
      test.setTimeout(120_000);
      server = await startServer('tests/support/stored-data/serve.ts', day);
    });
    test.afterAll(() => server.stop());

    /** Opens a portal in the browser of somebody, a minute after they left. */
    async function comeBack(page: Page, whose: keyof typeof facts.browsers, route: string, client = 'stadt') {
      const [origin = ''] = server.urls;
      await page.clock.install({ time: Date.parse(facts.moment) + 60_000 });
      await page.goto(`${origin}/robots.txt`);
      await giveStorage(page, atOrigin(facts.browsers[whose], facts.origin, origin));
      await openHost(page, { body: searchAndPortal(client), path: `/host-page#${route}`, origin });
      await ready(page);
      return origin;
    }
    const goOn = (page: Page, route: string) =>
      page.evaluate((next) => {
        location.hash = `#${next}`;
      }, route);

    test('a member is logged in, and continues profile, order and event', async ({ page }) => {
      await watchChannels(page);
      const origin = await comeBack(page, 'member', '/secure');
      await expect(page.getByRole('heading', { name: 'Hallo Sabine Maier' })).toBeVisible();
      for (const draft of [TYPED.event, 'Mein Profil'])
        await expect(page.getByRole('listitem').filter({ hasText: draft })).toBeVisible();

      await goOn(page, '/secure/profile');
      await expect(field(page, 'lastName')).toHaveValue(TYPED.lastName);

      await goOn(page, '/secure/promotion/order');
      await expect(page.getByText(/Für Sie freigehalten bis/)).toBeVisible();
      await page.getByRole('button', { name: 'Zurück', exact: true }).click();
      await expect(page.getByLabel('Titel der Anzeige')).toHaveValue(TYPED.advert);

      await goOn(page, '/secure/events/eventRecording');
      const form = eventForm(page);
      await expect(form.title).toHaveValue(TYPED.event);
      await expect(page.getByText(TYPED.picture, { exact: true })).toBeVisible();
      await expect(form.uploaded).toBeVisible();

      const moved = (names: string[]) =>
        names.map((name) => name.replaceAll(new URL(facts.origin).host, new URL(origin).host));
      await expect.poll(() => namesOf(page)).toEqual({ channels: moved(facts.channels), locks: moved(facts.locks) });
    });

    test('an editor continues an article', async ({ page }) => {
      await comeBack(page, 'editor', '/secure/articles/articleRecording', 'zeitung');
      await expect(articleForm(page).title).toHaveValue(TYPED.article);
    });

    test('a guest finds favourites, searches, the sign-up, and the list without a connection', async ({ page }) => {
      await comeBack(page, 'guest', '/auth/signup');
      await expect(field(page, 'firstName')).toHaveValue(TYPED.firstName);

      await page.route(/\/api\/events\?/, (route) => route.abort());
      await goOn(page, '/events');
      const titles = () => page.locator('event-portal').getByRole('article').getByRole('heading').allTextContents();
      await expect.poll(titles).toEqual(facts.list);
      await page.unroute(/\/api\/events\?/);

      await page.locator('event-search').getByRole('combobox').click();
      await expect(page.getByRole('option', { name: TYPED.search })).toBeVisible();
      await page.keyboard.press('Escape');

      await page.locator('.list-tools .chip').click();
      await expect.poll(async () => (await titles()).sort()).toEqual([...facts.favourites].sort());
    });
  });
}
