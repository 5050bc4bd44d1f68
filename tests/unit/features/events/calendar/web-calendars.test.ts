import { expect, it } from 'vitest';
import { WEB_CALENDARS, type WebDate } from '../../../../../src/features/events/calendar/web-calendars';

const date = { date: '2026-10-25', from: '19:30', until: '22:00', fullDay: false };
const told = (given: Partial<WebDate> = {}): WebDate => ({
  title: 'Jazz & Co',
  location: 'Saal, Ulm',
  text: 'https://town.example/#/events/1',
  date,
  ...given,
});
const queries = (given: Partial<WebDate> = {}) =>
  Object.fromEntries(
    WEB_CALENDARS.map(({ name, href }) => [name, Object.fromEntries(new URL(href(told(given))).searchParams)]),
  );

it('sends title, venue and time to each calendar', () => {
  const { 'Google Calendar': google, 'Outlook.com': outlook, 'Microsoft 365': office, Yahoo: yahoo } = queries();
  expect(google).toMatchObject({
    text: 'Jazz & Co',
    location: 'Saal, Ulm',
    dates: '20261025T183000Z/20261025T210000Z',
  });
  expect(outlook).toMatchObject({
    subject: 'Jazz & Co',
    startdt: '2026-10-25T18:30:00Z',
    enddt: '2026-10-25T21:00:00Z',
  });
  expect(office).toEqual(outlook);
  expect(yahoo).toMatchObject({ title: 'Jazz & Co', st: '20261025T183000Z', et: '20261025T210000Z' });
});

it('sends whole days as days, including the last one', () => {
  const {
    'Google Calendar': google,
    'Outlook.com': outlook,
    Yahoo: yahoo,
  } = queries({ date: { date: '2026-05-01', endDate: '2026-05-03', fullDay: true } });
  expect(google?.dates).toBe('20260501/20260504');
  expect(outlook).toMatchObject({ startdt: '2026-05-01', enddt: '2026-05-04', allday: 'true' });
  expect(yahoo).toMatchObject({ st: '20260501', dur: 'allday' });
});

it('adds three hours to a date without an end, like the list', () => {
  expect(queries({ date: { date: '2026-05-01', from: '23:00', fullDay: false } })['Google Calendar']?.dates).toBe(
    '20260501T210000Z/20260502T000000Z',
  );
});

it('keeps hostile text as text, and truncates long ones', () => {
  const google = queries({ title: '&ctz=evil#"<script>', text: '🎷'.repeat(2000) })['Google Calendar'];
  expect(google).toMatchObject({ text: '&ctz=evil#"<script>', ctz: 'Europe/Berlin', details: '🎷'.repeat(800) });
});
