import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useFormContent, useFormPart, useLabel } from '../../../../forms/engine/form-context';
import { CheckboxField } from '../../../../forms/fields/checkbox-field';
import { FieldRow } from '../../../../forms/fields/field-row';
import { SelectField } from '../../../../forms/fields/select-field';
import { DateField } from '../../../../forms/fields/typed/date-field';
import { NumberField } from '../../../../forms/fields/typed/number-field';
import { useTranslation } from '../../../../i18n/use-translation';
import { isDay } from '../../../../lib/days';
import { valueAt } from '../../../../lib/value-at';
import { publicHolidays } from '../../../../model/series/public-holidays';
import type { Series } from '../../../../model/series/series';
import { REPETITIONS } from '../../../../model/series/series-limits';
import { LAST } from '../../../../model/series/series-rule';
import { STATES } from '../../../../model/series/states';
import { followStart } from './follow-start';
import { HOLIDAY_NAMES } from './holiday-names';
import { ordinalLabel, weekdayName } from './rule-words';
import { STATE_NAMES } from './state-names';
import { WeekdaysField } from './weekdays-field';

const REPETITION_LABELS = {
  day: msg`Täglich`,
  week: msg`Wöchentlich`,
  monthDay: msg`Monatlich, am gleichen Tag`,
  monthWeekday: msg`Monatlich, am gleichen Wochentag`,
} as const;

/** Renders the fields of a series rule: repetition, end, and excluded holidays. @param path of the series */
export function RuleFields({ path }: { path: string }) {
  const { t } = useLingui();
  const { _, today } = useTranslation();
  const { form } = useFormContent();
  const every = useFormPart(form, ({ values }) => valueAt(values(), `${path}.every`)) as Series['every'];
  useFollowStart(path);
  const isOne = useFormPart(form, ({ values }) => valueAt(values(), `${path}.interval`) === 1);
  const months = isOne ? t({ message: 'Monat', context: 'unit' }) : t`Monate`;
  const units = {
    day: isOne ? t({ message: 'Tag', context: 'unit' }) : t`Tage`,
    week: isOne ? t({ message: 'Woche', context: 'unit' }) : t`Wochen`,
    monthDay: months,
    monthWeekday: months,
  };
  return (
    <>
      <FieldRow>
        <SelectField
          path={`${path}.every`}
          options={REPETITIONS.map((value) => ({ value, label: _(REPETITION_LABELS[value]) }))}
        />
        <NumberField path={`${path}.interval`} unit={units[every]} isWhole isRequired />
      </FieldRow>
      {every === 'week' && <WeekdaysField path={`${path}.weekdays`} />}
      {every === 'monthDay' && <MonthDayField path={path} />}
      {every === 'monthWeekday' && <MonthWeekdayFields path={path} />}
      <FieldRow>
        <DateField path={`${path}.end`} hint="" min={today} />
        <NumberField path={`${path}.count`} isWhole />
      </FieldRow>
      <HolidayFields path={path} />
    </>
  );
}

/** Updates the parts of the rule that match the first day when that day changes. */
function useFollowStart(path: string) {
  const { form } = useFormContent();
  const start = useFormPart(form, ({ values }) => valueAt(values(), `${path}.start`)) as string;
  const previousStart = useRef(start);
  useEffect(() => {
    if (start === previousStart.current) return;
    const series = valueAt(form.values(), path) as Series | undefined;
    const changes = series ? followStart(series, previousStart.current) : {};
    // While a day is being typed, the last valid one stays the base of the comparison.
    if (isDay(start)) previousStart.current = start;
    for (const [name, value] of Object.entries(changes)) form.set(`${path}.${name}`, value);
  }, [form, path, start]);
}

function MonthDayField({ path }: { path: string }) {
  const { t } = useLingui();
  const days = Array.from({ length: 31 }, (_, index) => index + 1).map((date) => ({
    value: date,
    label: t`am ${date}.`,
  }));
  return <SelectField path={`${path}.monthDay`} options={[...days, { value: LAST, label: t`am letzten Tag` }]} />;
}

function MonthWeekdayFields({ path }: { path: string }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const nths = [1, 2, 3, 4, 5, LAST].map((value) => {
    const which = ordinalLabel(value, translation);
    return { value, label: t`am ${which}` };
  });
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, label: weekdayName(value, translation) }));
  return (
    <FieldRow>
      <SelectField path={`${path}.nth`} options={nths} />
      <SelectField path={`${path}.weekday`} options={weekdays} />
    </FieldRow>
  );
}

const A_YEAR = 2026;
/** Returns the holidays that only some communities of a Land have. */
const regionalHolidays = (state: Series['holidays']) =>
  state === '' ? [] : publicHolidays(state, A_YEAR).filter(({ isRegional }) => isRegional);

/** Renders the choice of the Land whose holidays are excluded, and of its regional holidays. */
function HolidayFields({ path }: { path: string }) {
  const { t } = useLingui();
  const { _, locale } = useTranslation();
  const { form } = useFormContent();
  const state = useFormPart(form, ({ values }) => valueAt(values(), `${path}.holidays`)) as Series['holidays'];
  const label = useLabel(`${path}.withRegionalHolidays`, 'inFrame');
  const regional = regionalHolidays(state).map(({ name }) => _(HOLIDAY_NAMES[name]));
  const names = STATES.map((value) => {
    const land = _(STATE_NAMES[value]);
    return { value, label: t`Feiertage in ${land} auslassen` };
  });
  return (
    <>
      <SelectField path={`${path}.holidays`} options={[{ value: '', label: t`Nichts auslassen` }, ...names]} />
      {regional.length > 0 && (
        <CheckboxField
          path={`${path}.withRegionalHolidays`}
          hint={new Intl.ListFormat(locale, { type: 'conjunction' }).format(regional)}
        >
          {label}
        </CheckboxField>
      )}
    </>
  );
}
