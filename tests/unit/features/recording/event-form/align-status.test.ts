import { describe, expect, it } from 'vitest';
import { alignStatus } from '../../../../../src/features/recording/event-form/align-status';
import { describeEvent } from '../../../../../src/features/recording/event-form/describe-event';
import { type EventDraft, emptyEventDraft } from '../../../../../src/features/recording/event-form/event-draft';
import { mergeOf } from '../../../../../src/forms/saving/merge-values';
import * as checks from '../../../../../src/model/rules/event-problems';
import { changeDay } from '../../../../../src/model/series/change-series';
import { plannedDate } from '../../../../../src/model/series/series';
import { toSettings } from '../../../../../src/settings/to-settings';
import { toWorkSettings } from '../../../../../src/settings/to-work-settings';
import { aSeries } from '../../../../support/series-builder';

const rules = { ...toWorkSettings({}).settings, authenticatedArea: toSettings({}).settings.authenticatedArea };
const structure = describeEvent({ checks, rules, today: '2027-01-04', statusOf: () => undefined });
const aDraft = (changes: Partial<EventDraft>): EventDraft => ({ ...emptyEventDraft(), title: 'Probe', ...changes });
const merge = (before: EventDraft, local: EventDraft, server: EventDraft) =>
  mergeOf(structure, alignStatus({ before, local, server }));

const FRIDAYS = aSeries({ id: 5, every: 'week', start: '2027-03-05', weekdays: [5], count: 4 });
const cancelled = (day: string) =>
  changeDay(FRIDAYS, day, { ...plannedDate(FRIDAYS, day), status: 'cancelled' as const });

describe('a status that the dialog has changed', () => {
  const date = { ...plannedDate(FRIDAYS, '2027-03-05'), id: 1 };

  it('is merged with unsent changes of the same date', () => {
    const before = aDraft({ dates: [date] });
    const local = aDraft({ title: 'Chorprobe', dates: [{ ...date, additionalInfo: 'im Saal' }] });
    const server = aDraft({ status: 'soldOut', dates: [{ ...date, status: 'moved', newLocation: 'Halle' }] });
    const { values, conflicts } = merge(before, local, server);
    expect(conflicts).toEqual([]);
    expect(values).toMatchObject({
      ...{ title: 'Chorprobe', status: 'soldOut' },
      dates: [{ additionalInfo: 'im Saal', status: 'moved', newLocation: 'Halle' }],
    });
  });

  it('is merged with unsent changes of the same series', () => {
    const { values, conflicts } = merge(
      aDraft({ series: [FRIDAYS] }),
      aDraft({ series: [{ ...FRIDAYS, count: 6, struck: ['2027-03-19'], additionalInfo: 'im Saal' }] }),
      aDraft({ series: [cancelled('2027-03-12')] }),
    );
    expect(conflicts).toEqual([]);
    expect(values.series).toMatchObject([
      {
        count: 6,
        struck: ['2027-03-19'],
        additionalInfo: 'im Saal',
        changed: [{ day: '2027-03-12', status: 'cancelled' }],
      },
    ]);
  });

  it('is taken back from what was not sent, too', () => {
    const shown = cancelled('2027-03-12');
    const planned = changeDay(FRIDAYS, '2027-03-12', plannedDate(FRIDAYS, '2027-03-12'));
    const { values, conflicts } = merge(
      aDraft({ series: [shown] }),
      aDraft({ series: [{ ...shown, additionalInfo: 'im Saal' }] }),
      aDraft({ series: [planned] }),
    );
    expect(conflicts).toEqual([]);
    expect(values.series).toMatchObject([{ additionalInfo: 'im Saal', changed: [{ status: 'scheduled' }] }]);
  });

  it('leaves dates alone that the server does not know yet', () => {
    const fresh = { ...date, id: 'new', date: '2027-04-01' };
    const local = aDraft({ dates: [date, fresh] });
    expect(
      merge(aDraft({ dates: [date] }), local, aDraft({ dates: [date], status: 'cancelled' })).values.dates,
    ).toEqual(local.dates);
  });
});
