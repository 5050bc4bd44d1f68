import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { addDays, todayInBerlin } from '../../src/lib/days';
import { call, tokenOf } from './accounts';

type Place = Page | Locator | FrameLocator;

/** A day far enough ahead for any hour of a test run. */
export const NEXT_WEEK = addDays(todayInBerlin(), 7);

/** Formats a day as people type it, '24.12.2026'. */
export const typed = (day: string): string => day.split('-').reverse().join('.');

/** Returns the parts of the form that tests need. */
export const eventForm = (page: Page) => ({
  title: page.getByRole('textbox', { name: /^Titel/ }),
  rubric: page.getByRole('combobox', { name: /^Rubrik/ }),
  date: page.getByLabel(/^Datum/).first(),
  time: page.getByLabel(/^von/).first(),
  keep: () => pressInFoot(page, 'Entwurf speichern'),
  publish: page.getByRole('button', { name: /^(Veröffentlichen|Änderungen veröffentlichen)$/ }),
  kept: page.getByText(SAVED_HERE),
  cameBack: page.getByText(/^Ihr Entwurf von heute, .* ist wieder da\.$/),
  files: page.locator('input[type=file][accept*=image]'),
  uploaded: page.getByText('Hochgeladen', { exact: true }),
});

/** The state of a form whose draft is stored on the device. */
export const SAVED_HERE = /^Gespeichert vor .+ auf diesem Gerät/;

/** Returns the button of the menu in the foot of the form, with the actions beside publishing. */
export const footMenu = (page: Place) => page.getByRole('button', { name: 'Weitere Aktionen' });

/** Presses an action in the menu of the form's foot. */
export async function pressInFoot(page: Place, name: string): Promise<void> {
  await footMenu(page).click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** Unfolds a row of the form; its first parts are always open. */
export async function openSection(page: Page, name: string): Promise<void> {
  const button = page.getByRole('heading', { name, exact: true }).getByRole('button');
  await expect(page.getByRole('heading', { name: new RegExp(`^${name}( \\(freiwillig\\))?$`) })).toBeVisible();
  if ((await button.count()) > 0 && (await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

/** Types and picks in a field with suggestions. */
export async function choose(page: Page, field: RegExp, text: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(text);
  await page
    .locator('[role=listbox]')
    .getByRole('option', { name: option })
    .filter({ hasNotText: 'neu eingeben' })
    .first()
    .click();
}

/** Fills in all that an event of the town needs for its publication. */
export async function fillEvent(page: Page, name: string): Promise<void> {
  const form = eventForm(page);
  await form.title.fill(name);
  await form.rubric.selectOption({ index: 1 });
  await openSection(page, 'Schlagwörter');
  await choose(page, /^Schlagwörter/, name, /neues Schlagwort/);
  await form.date.fill(typed(NEXT_WEEK));
  await form.time.fill('19:30');
  // One organisation alone needs no question.
  const forWhom = page.getByLabel(/Ich trage ein/);
  if (await forWhom.isVisible()) await forWhom.selectOption({ index: 1 });
  await choose(page, /^Ort/, 'Achalm', /Achalm/);
}

type Listed = { id: string; address_id: number };

/** Records an event of a person with approved relations; without `changes` it is published. @returns its id */
export async function recordEvent(username: string, title: string, changes: object = {}): Promise<string> {
  const { token } = await tokenOf(username);
  const rubrics = await call<Listed[]>('GET', 'rubrics');
  const places = await call<Listed[]>('GET', 'addresses?search=stadt', { token });
  const person = await call<{ roleRelations: { id: number; status: string }[] }>('GET', 'persons', { token });
  const body = {
    ...{ state: 'published', title, tags: ['Jazz'], rubrics: [Number(rubrics.data[0]?.id)] },
    relation: person.data.roleRelations.find(({ status }) => status === 'approved')?.id,
    location: places.data[0]?.address_id,
    dates: [0, 7].map((days) => ({ date: addDays(NEXT_WEEK, days), times: [{ from: '19:30' }] })),
    ...changes,
  };
  const { status, data } = await call<Listed>('POST', 'my/events', { token, body });
  expect(status).toBe(201);
  return data.id;
}
