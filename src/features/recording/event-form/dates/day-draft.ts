import { msg } from '@lingui/core/macro';
import { describeForm, type FormDescription } from '../../../../forms/engine/field-definitions';
import { newRowId } from '../../../../lib/row-id';
import { dateProblems, dayContentProblems, typedDateProblems } from '../../../../model/rules/date-problems';
import { type ChangeScope, changeDay, changeDays } from '../../../../model/series/change-series';
import type { DayContent, EventDate, Series } from '../../../../model/series/series';
import type { RecordRules } from '../../use-recording-rules';
import { dayFields } from './dates-fields';
import { daysOfSeries } from './days-of-series';
import { newTime } from './new-rows';

/** The changes to days of a series. */
export type DayDraft = EventDate & { /** The days that the change applies to. */ reach: ChangeScope };

/** Returns the initial values for editing a day of a series; undefined if the series does not fall on it. */
export function dayDraft(series: Series, day: string): DayDraft | undefined {
  const seriesDay = daysOfSeries(series).find((one) => one.day === day);
  if (!seriesDay) return undefined;
  const { date } = seriesDay;
  return { ...date, times: date.times.length > 0 ? date.times : [newTime()], reach: 'one' };
}

/** Describes the form for days of a series. @param day the day of the series, which may be past */
export function describeDay(rules: RecordRules, today: string, day: string): FormDescription<DayDraft> {
  const isOne = ({ reach }: DayDraft) => reach === 'one';
  const { date, endDate, status, newDate, newLocation, ...content } = dayFields(
    rules.fieldSettings.recording.appointments.additionalInfo.label,
  );
  return describeForm<DayDraft>({
    sections: [],
    fields: {
      reach: { label: msg`Was ändert sich?` },
      ...content,
      date: { ...date, when: isOne },
      endDate: { ...endDate, when: isOne },
      status: { ...status, when: isOne },
      newDate: { ...newDate, when: isOne },
      newLocation: { ...newLocation, when: isOne },
    },
    problems: (draft) =>
      isOne(draft)
        ? [...typedDateProblems(draft, today), ...dateProblems(draft, { rules, today }, draft.date === day)]
        : [
            ...typedDateProblems({ ...draft, date: '', endDate: '', newDate: '' }, today),
            ...dayContentProblems(draft, rules),
          ],
  });
}

/** Applies a change to one day of a series or to a part of it, and returns the resulting series. */
export function withDay(series: Series, day: string, { reach, ...date }: DayDraft): Series[] {
  if (reach === 'one') return [changeDay(series, day, date)];
  return changeDays(series, { day, reach, id: newRowId() }, contentOfDay(date));
}

/** Picks the values that all days of a series share. */
export const contentOfDay = ({ fullDay, times, additionalInfo }: DayContent): DayContent => ({
  fullDay,
  times,
  additionalInfo,
});
