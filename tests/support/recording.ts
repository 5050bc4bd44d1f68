import { expect, type Page } from 'playwright/test';
import { addDays, todayInBerlin } from '../../src/lib/days';
import { call, tokenOf } from './accounts';

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
  keep: page.getByRole('button', { name: 'Entwurf speichern' }),
  publish: page.getByRole('button', { name: /^(Veröffentlichen|Änderungen veröffentlichen)$/ }),
  kept: page.getByText(/^Auf diesem Gerät gespeichert, /),
  cameBack: page.getByText(/^Ihr Entwurf von heute, .* ist wieder da\.$/),
  files: page.locator('input[type=file][accept*=image]'),
  uploaded: page.getByText('Hochgeladen', { exact: true }),
});

/** Unfolds a section of the form. */
export async function openSection(page: Page, name: string): Promise<void> {
  const button = page.getByRole('heading', { name: new RegExp(`^${name}( \\(freiwillig\\))?$`) }).getByRole('button');
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
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
  await choose(page, /^Schlagwörter/, name, /neues Schlagwort/);
  await form.date.fill(typed(NEXT_WEEK));
  await form.time.fill('19:30');
  await page.getByLabel(/Ich trage ein/).selectOption({ index: 1 });
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
