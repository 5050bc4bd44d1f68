import { expect, it } from 'vitest';
import { isOverToday } from '../../../../src/features/events/is-over-today';
import { aRow, TODAY } from './speech';

/** 18:00 in Berlin. */
const NOW = Date.parse('2026-11-21T17:00:00Z');
const { appointment } = aRow();
const { from: _, ...allDay } = appointment;

it.each([
  ['ended an hour ago', { ...appointment, from: '14:00', until: '17:00' }, true],
  ['goes on until later', { ...appointment, from: '14:00', until: '19:00' }, false],
  ['goes on past midnight', { ...appointment, from: '14:00', until: '02:00' }, false],
  ['started more than three hours ago', { ...appointment, from: '14:59' }, true],
  ['started three hours ago', { ...appointment, from: '15:00' }, false],
  ['goes on all day', { ...allDay, fullDay: true }, false],
  ['goes on until another day', { ...appointment, from: '10:00', until: '12:00', endDate: '2026-11-22' }, false],
  ['was yesterday', { ...appointment, date: '2026-11-20', from: '10:00' }, false],
])('an appointment that %s', (_, given, expected) => {
  expect(isOverToday(given, TODAY, NOW)).toBe(expected);
});
