import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DateField } from '../../../src/forms/fields/typed/date-field';
import { MoneyField } from '../../../src/forms/fields/typed/money-field';
import { NumberField } from '../../../src/forms/fields/typed/number-field';
import { TimeField } from '../../../src/forms/fields/typed/time-field';
import { addDays, todayInBerlin } from '../../../src/lib/days';
import { dayProblem, moneyProblem, numberProblem, timeProblem } from '../../../src/model/value-problems';
import type { FieldProps, Sample } from '../sample';

const firstDay = () => todayInBerlin();
const lastDay = () => addDays(todayInBerlin(), 365);
const MAX_PEOPLE = 2000;

const ComingDay = (props: FieldProps) => <DateField {...props} min={firstDay()} max={lastDay()} />;

function People(props: FieldProps) {
  const { t } = useLingui();
  return <NumberField {...props} isWhole unit={t`Personen`} />;
}

const Distance = (props: FieldProps) => <NumberField {...props} isSigned unit="km" />;
const Francs = (props: FieldProps) => <MoneyField {...props} currency="CHF" />;

/** A day. */
export const dateSample: Sample = {
  key: 'date',
  title: msg`Tag`,
  label: msg`Beginn der Veranstaltung`,
  Field: ComingDay,
  check: (value: string, today) => dayProblem(value, { today, min: today, max: addDays(today, 365) }),
  values: {
    empty: '',
    filled: addDays(todayInBerlin(), 33),
    hint: '',
    required: '',
    error: '31.02.',
    readOnly: addDays(todayInBerlin(), 33),
  },
  more: [
    { key: 'unreadable', title: msg`nicht lesbar`, value: 'bald', Field: ComingDay },
    { key: 'tooEarly', title: msg`zu früh`, value: '2020-05-17', Field: ComingDay },
  ],
};

/** A time of day. */
export const timeSample: Sample = {
  key: 'time',
  title: msg`Uhrzeit`,
  label: msg`Einlass`,
  Field: TimeField,
  check: (value: string) => timeProblem(value),
  values: { empty: '', filled: '19:30', hint: '', required: '', error: '25:00', readOnly: '19:30' },
  more: [{ key: 'unreadable', title: msg`nicht lesbar`, value: 'abends', Field: TimeField }],
};

/** A number. */
export const numberSample: Sample = {
  key: 'number',
  title: msg`Zahl`,
  label: msg`Anzahl`,
  Field: People,
  check: (value: number | string | undefined) => numberProblem(value, { min: 1, max: MAX_PEOPLE, isWhole: true }),
  values: { empty: undefined, filled: 250, hint: undefined, required: undefined, error: 2500, readOnly: 1250 },
  more: [
    { key: 'unreadable', title: msg`nicht lesbar`, value: 'viele', Field: People },
    { key: 'fraction', title: msg`keine ganze Zahl`, value: 12.5, Field: Distance },
  ],
};

/** An amount. */
export const moneySample: Sample = {
  key: 'money',
  title: msg`Betrag`,
  label: msg`Eintritt`,
  Field: MoneyField,
  check: (value: number | string | undefined) => moneyProblem(value, { max: 100_000 }),
  values: { empty: undefined, filled: 1250, hint: undefined, required: undefined, error: -500, readOnly: 99_950 },
  more: [
    { key: 'tooPrecise', title: msg`zu genau`, value: '12,505', Field: MoneyField },
    { key: 'francs', title: msg`in anderer Währung`, value: 800, Field: Francs },
  ],
};
