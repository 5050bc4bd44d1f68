import { type Browser, expect, type Page } from 'playwright/test';
import { field } from '../account-screens';
import { articleForm, formIsThere } from '../articles';
import { expectStart, logIn } from '../auth-pages';
import { countReady, openHost, ready } from '../browser';
import { aJpeg } from '../picture-files';
import { eventForm } from '../recording';
import { type BrowserStorage, namesOf, takeStorage, watchChannels } from './browser-storage';
import type { BrowserFacts } from './stored-data';
import { searchAndPortal, TYPED } from './typed-input';

/** Makes people work in browsers of their own and leave in the middle. @returns the storage of these browsers */
export async function recordBrowsers(browser: Browser): Promise<Omit<BrowserFacts, 'moment' | 'origin'>> {
  const asks = async <Result>(work: (page: Page) => Promise<Result>) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await countReady(page);
    try {
      return await work(page);
    } finally {
      await context.close();
    }
  };
  const member = await asks(recordMember);
  const editor = await asks(recordEditor);
  const guest = await asks(recordGuest);
  return {
    browsers: { member: member.storage, editor, guest: guest.storage },
    ...{ channels: member.channels, locks: member.locks },
    ...{ favourites: guest.favourites, list: guest.list },
  };
}

/** Opens a search box and a portal at a route. */
async function open(page: Page, route: string, client = 'stadt'): Promise<void> {
  await openHost(page, { body: searchAndPortal(client), path: `/host-page#${route}` });
  await ready(page);
}

/** Opens another screen of the open page. */
const goOn = (page: Page, route: string) =>
  page.evaluate((next) => {
    location.hash = `#${next}`;
  }, route);

/** Waits until a text is stored on the device. */
const isStored = (page: Page, words: string) =>
  expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).toContain(words);

const fileCount = async (page: Page) => {
  const { databases } = await takeStorage(page);
  return databases.flatMap(({ stores }) => stores).flatMap(({ entries }) => entries).length;
};

async function recordMember(page: Page): Promise<{ storage: BrowserStorage; channels: string[]; locks: string[] }> {
  await watchChannels(page);
  await open(page, '/auth/login');
  await logIn(page, 'approved');
  await expectStart(page);

  await goOn(page, '/secure/profile');
  await field(page, 'lastName').fill(TYPED.lastName);
  await isStored(page, TYPED.lastName);

  await page.route(/adverts\/draft/, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await goOn(page, '/secure/promotion/order');
  await page.getByRole('button', { name: /^Eine eingetragene/ }).click();
  await page.getByRole('button', { name: /^Gespeichertes Konzert/ }).click();
  await page.getByLabel('Titel der Anzeige').fill(TYPED.advert);
  await isStored(page, TYPED.advert);

  await page.route(/\/api\/media$/, (route) => route.abort());
  await goOn(page, '/secure/events/eventRecording');
  const form = eventForm(page);
  await form.title.fill(TYPED.event);
  await form.files.setInputFiles({ name: TYPED.picture, mimeType: 'image/jpeg', buffer: await aJpeg(400, 300) });
  await isStored(page, TYPED.event);
  await expect.poll(() => fileCount(page)).toBe(1);
  return { storage: await takeStorage(page), ...(await namesOf(page)) };
}

async function recordEditor(page: Page): Promise<BrowserStorage> {
  await open(page, '/auth/login', 'zeitung');
  await logIn(page, 'newspaper');
  await expectStart(page);
  await goOn(page, '/secure/articles/articleRecording');
  await formIsThere(page);
  await articleForm(page).title.fill(TYPED.article);
  await isStored(page, TYPED.article);
  return takeStorage(page);
}

async function recordGuest(page: Page): Promise<{ storage: BrowserStorage; favourites: string[]; list: string[] }> {
  await open(page, '/events');
  const cards = page.locator('event-portal .card');
  const titles = () => cards.getByRole('heading').allTextContents();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('event-portal:list:');
  const list = await titles();
  for (const place of [0, 1]) await cards.nth(place).locator('.card-heart').click();
  await isStored(page, 'event-portal:favourites:');

  const search = page.locator('event-search').getByRole('combobox');
  await search.fill(TYPED.search);
  await search.press('Enter');
  await isStored(page, 'event-portal:searches:');

  await goOn(page, '/auth/signup');
  await page.getByRole('checkbox', { name: 'Ich trage als Privatperson ein' }).check();
  await field(page, 'firstName').fill(TYPED.firstName);
  await isStored(page, TYPED.firstName);
  return { storage: await takeStorage(page), favourites: list.slice(0, 2), list };
}
