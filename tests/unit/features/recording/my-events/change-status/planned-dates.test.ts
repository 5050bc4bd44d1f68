import { describe, expect, it } from 'vitest';
import {
  changeAt,
  isConflicting,
  plannedDates,
  WHOLE_EVENT,
  withChange,
  withoutEventStatus,
} from '../../../../../../src/features/recording/my-events/change-status/planned-dates';
import type { SingleDate } from '../../../../../../src/model/records/event-content';
import { emptyContent } from '../../../../../../src/model/records/event-from-payload';
import { itForAll } from '../../../../../support/it-for-all';
import { aSeries } from '../../../../../support/series-builder';

const TODAY = '2027-03-02';
const aDate = (id: number, date: string, changes: Partial<SingleDate> = {}): SingleDate => ({
  ...{ id, date, endDate: '', fullDay: true, times: [], additionalInfo: '' },
  ...{ status: 'scheduled', newDate: '', newLocation: '' },
  ...changes,
});
const content = {
  ...emptyContent(),
  dates: [
    aDate(11, '2027-04-01'),
    aDate(12, '2027-02-01'),
    aDate(13, '2027-02-28', { endDate: '2027-03-05' }),
    aDate(14, '2027-02-02', { status: 'postponed', newDate: '2027-05-01' }),
  ],
  series: [aSeries({ id: 5, count: 4, struck: ['2027-03-03'] })],
};
const OFF = { status: 'cancelled', newDate: '', newLocation: '' } as const;

describe('the dates that can be changed by themselves', () => {
  it('are those to come, of all kinds, in their order', () => {
    expect(plannedDates(content, TODAY).map(({ key, date }) => [key, date.date])).toEqual([
      ['date 14', '2027-02-02'],
      ['date 13', '2027-02-28'],
      ['day 5 2027-03-02', '2027-03-02'],
      ['day 5 2027-03-04', '2027-03-04'],
      ['date 11', '2027-04-01'],
    ]);
  });

  itForAll([WHOLE_EVENT, 'date 11', 'day 5 2027-03-04'])('changes %s and nothing else', (key) => {
    const after = withChange(content, key, OFF);
    expect(changeAt(after, key)).toEqual(OFF);
    const others = [WHOLE_EVENT, ...plannedDates(content, TODAY).map((one) => one.key)].filter((one) => one !== key);
    for (const other of others) expect(changeAt(after, other)).toEqual(changeAt(content, other));
    expect(withChange(after, key, { status: 'scheduled', newDate: '', newLocation: '' }).dates).toEqual(content.dates);
  });

  itForAll([
    ['one', 'date 14', ['cancelled', 'cancelled', 'cancelled', 'cancelled', 'postponed']],
    ['one', 'day 5 2027-03-04', ['cancelled', 'cancelled', 'cancelled', 'scheduled', 'cancelled']],
    ['all', 'date 11', ['postponed', 'scheduled', 'scheduled', 'scheduled', 'scheduled']],
  ] as const)('count again once the status of the whole is taken back for %s: %s', (reach, key, expected) => {
    const after = withoutEventStatus({ ...content, ...OFF }, key, reach);
    expect(changeAt(after, WHOLE_EVENT)).toEqual({ ...OFF, status: 'scheduled' });
    const own = plannedDates(content, TODAY).map(({ key: one }) => changeAt(after, one));
    expect(own.map((one) => one?.status).sort()).toEqual([...expected].sort());
    expect(changeAt(after, key)).toEqual(changeAt(content, key));
    // What visitors see of all other dates is the same as before.
    if (reach === 'one')
      for (const one of own) expect(one?.newDate).toBe(one?.status === 'postponed' ? '2027-05-01' : '');
  });

  it('detect a concurrent change or removal of the same date', () => {
    const other = { ...content, title: 'Anders', dates: content.dates.slice(1) };
    expect(isConflicting(content, other, WHOLE_EVENT)).toBe(false);
    expect(isConflicting(content, other, 'date 13')).toBe(false);
    expect(isConflicting(content, other, 'date 11')).toBe(true);
    expect(isConflicting(content, withChange(content, 'day 5 2027-03-04', OFF), 'day 5 2027-03-04')).toBe(true);
    expect(changeAt(other, 'date 11')).toBeUndefined();
  });
});
