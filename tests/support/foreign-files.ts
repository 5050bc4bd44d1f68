import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { addDays } from '../../src/lib/days';

/*
 * Files as other programs write them, each with what must be shown of it before it is taken over, and what is saved. One
 * table for the form and for the operator's import.
 */

/** What a file must give; what is absent is not looked at. */
export type ExpectedFile = {
  kind: string;
  /** How many events; 1 without it. */
  events?: number;
  title?: string;
  text?: string;
  place?: string;
  /** '2027-05-01', with times '2027-05-01 19:30-21:00', or with a state '2027-05-01 cancelled'. */
  dates?: readonly string[];
  wholeDay?: boolean;
};

/** The first event of a file as it was saved. */
export type SavedEvent = {
  title: string;
  /** HTML. */
  text: string;
  place: string;
  dates: readonly SavedDate[];
};

/** A date as it was saved; '' for what is open. */
export type SavedDate = {
  date: string;
  endDate: string;
  from: string;
  until: string;
  fullDay: boolean;
  status: string;
};

const FOLDER = join(import.meta.dirname, 'data/imports');
const tableOf = (name: string) =>
  Object.entries(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Record<string, ExpectedFile>);

/** Every file with what is expected of it. */
export const FOREIGN_FILES: readonly [name: string, expected: ExpectedFile][] = [
  ...tableOf('expected.json'),
  ...tableOf('expected-more.json'),
];

export const bytesOfFile = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(join(FOLDER, name)));

/** Compares what was saved of a file with what is expected. */
export function expectSaved(saved: SavedEvent, { title, text, place, dates, wholeDay }: ExpectedFile): void {
  if (title !== undefined) expect(saved.title).toBe(title);
  if (text !== undefined) expect(textOf(saved.text)).toBe(text);
  if (place !== undefined) expect(saved.place).toBe(place);
  if (dates === undefined) return;
  const found = saved.dates.flatMap(daysOf).sort();
  expect(
    found.map((one, index) => (dates[index]?.includes(':') ? one : one.replace(/ \d\d:\d\d(?:-\d\d:\d\d)?/, ''))),
  ).toEqual(dates);
  if (wholeDay) expect(saved.dates.every(({ fullDay }) => fullDay)).toBe(true);
}

/** Each day of a date in a line. */
function daysOf({ date, endDate, from, until, status }: SavedDate): string[] {
  const days = [date];
  while ((days.at(-1) ?? '') < endDate) days.push(addDays(days.at(-1) ?? '', 1));
  const clock = [from, until].filter(Boolean).join('-');
  return days.map((day) => [day, clock, status === 'scheduled' ? '' : status].filter(Boolean).join(' '));
}

const textOf = (html: string): string =>
  html
    .replaceAll('</p><p>', '\n\n')
    .replaceAll('<br>', '\n')
    .replace(/<\/?p>/g, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
