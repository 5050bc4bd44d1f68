import { describe, expect, it } from 'vitest';
import { eventStatusLabel, formatAppointment, formatRelativeDay } from '../../../src/cards/format-appointment';
import type { Appointment } from '../../../src/model/answers/appointment';
import { itForAll } from '../../support/it-for-all';
import { inZone } from '../../support/zones';
import { translationIn } from './translation';

const on = (given: Partial<Appointment>): Appointment => ({
  id: 'a',
  date: '2026-11-21',
  fullDay: false,
  status: 'scheduled',
  ...given,
});

// Days are plain dates: the words are the same wherever the visitor's clock stands.
describe.each(['Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati'])('in %s', (zone) => {
  const cases: [Partial<Appointment>, string, string][] = [
    [{ from: '19:30' }, 'Heute, 19:30 Uhr', 'Today, 19:30'],
    [{ date: '2026-11-22', from: '11:00', until: '18:00' }, 'Morgen, 11:00 – 18:00 Uhr', 'Tomorrow, 11:00 – 18:00'],
    [{ date: '2026-11-28', fullDay: true }, 'Sa, 28. Nov., ganztägig', 'Sat, 28 Nov, all day'],
    [{ date: '2026-11-10', endDate: '2026-11-29' }, 'noch bis So, 29. Nov.', 'until Sun, 29 Nov'],
    [{ date: '2026-11-10', endDate: '2026-12-05' }, 'noch bis Sa, 5. Dez.', 'until Sat, 5 Dec'],
    [{ date: '2026-11-10', endDate: '2026-12-23' }, 'noch bis 23. Dez.', 'until 23 Dec'],
    [{ date: '2026-11-10', endDate: '2027-01-23' }, 'noch bis 23. Jan. 2027', 'until 23 Jan 2027'],
    [
      { date: '2026-11-10', endDate: '2026-12-23', from: '11:00', until: '18:00' },
      'noch bis 23. Dez.\u00a0· 11:00 – 18:00 Uhr',
      'until 23 Dec\u00a0· 11:00 – 18:00',
    ],
    [{ date: '2026-11-20', endDate: '2026-11-22', from: '19:00' }, 'noch bis morgen', 'until tomorrow'],
    [{ date: '2026-11-10', endDate: '2026-11-21' }, 'noch bis heute', 'until today'],
    [{ date: '2026-11-10', endDate: '2026-11-22' }, 'noch bis morgen', 'until tomorrow'],
    [{ date: '2026-11-28', endDate: '2026-11-29' }, 'Sa, 28. Nov. – So, 29. Nov.', 'Sat, 28 Nov – Sun, 29 Nov'],
    [{ endDate: '2026-11-29' }, 'Heute – So, 29. Nov.', 'Today – Sun, 29 Nov'],
    [{ date: '2027-01-02', from: '10:00' }, 'Sa, 2. Jan. 2027, 10:00 Uhr', 'Sat, 2 Jan 2027, 10:00'],
    [{ date: '2026-11-10', endDate: '2026-11-12' }, 'Di, 10. Nov. – Do, 12. Nov.', 'Tue, 10 Nov – Thu, 12 Nov'],
  ];
  itForAll(cases)('%o is %s', (given, german, english) => {
    expect(inZone(zone, () => formatAppointment(on(given), translationIn('de')))).toBe(german);
    expect(inZone(zone, () => formatAppointment(on(given), translationIn('en')))).toBe(english);
  });
});

describe('a status', () => {
  const de = translationIn('de');

  itForAll([
    ['scheduled', ''],
    ['cancelled', 'Abgesagt'],
    ['soldOut', 'Ausverkauft'],
    ['moved', 'Anderer Ort'],
    ['postponed', 'Verschoben'],
  ] as const)('%s is %s', (status, words) => {
    expect(eventStatusLabel(status, de)).toBe(words);
  });
});

it('a day names its year when it is not this one', () => {
  expect(formatRelativeDay('2027-01-02', translationIn('de', '2026-12-31'))).toContain('2027');
  expect(formatRelativeDay('2027-01-02', translationIn('de', '2027-01-01'))).toBe('Morgen');
});
