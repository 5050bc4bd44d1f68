import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { addDays } from '../../src/lib/days';

/*
 * Files of other programs, each with the expected preview and the expected saved event. One table for the form and for
 * the operator's import.
 */

/** The expected content of a file; absent properties are not checked. */
export type ExpectedFile = {
  kind: string;
  /** The number of events; by default 1. */
  events?: number;
  title?: string;
  text?: string;
  place?: string;
  /** '2027-05-01', with times '2027-05-01 19:30-21:00', or with a state '2027-05-01 cancelled'. */
  dates?: readonly string[];
  wholeDay?: boolean;
};

/** The first saved event of a file. */
export type SavedEvent = {
  title: string;
  /** HTML. */
  text: string;
  place: string;
  dates: readonly SavedDate[];
};

/** A saved date; '' for an unknown property. */
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

/** Every file with its expected content. */
export const FOREIGN_FILES: readonly [name: string, expected: ExpectedFile][] = [
  ...tableOf('expected.json'),
  ...tableOf('expected-more.json'),
];

export const bytesOfFile = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(join(FOLDER, name)));

/** Compares the saved event of a file with the expected one. */
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

/** Returns each day of a date as a line. */
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
