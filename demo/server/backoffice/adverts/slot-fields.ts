import { typedMoney, typedNumber, writeMoney, writeNumber } from '../../../../src/lib/typed-number';
import { isTime } from '../../../../src/lib/typed-time';
import type { Form } from '../form';

/** What an operator changes of a slot; amounts in cents, shares in hundredths of a percent. */
export type SlotValues = {
  dayCents: number;
  leastCents: number;
  capacity: number;
  vatShare: number;
  closingWorkdays: number;
  closingTime: string;
  isActive: boolean;
};

/** A field of a slot as it is typed. */
export type SlotField = Exclude<keyof SlotValues, 'isActive'>;

/** What the fields are called. */
export const slotLabels: Readonly<Record<SlotField, string>> = {
  dayCents: 'Preis je Tag ohne Umsatzsteuer (Euro)',
  leastCents: 'Mindestpreis eines Auftrags (Euro)',
  capacity: 'Anzeigen je Tag',
  vatShare: 'Umsatzsteuer (Prozent)',
  closingWorkdays: 'Anzeigenschluss: Werktage vorher',
  closingTime: 'Anzeigenschluss: Uhrzeit',
};

const SHARE = 100;
const [MOST_CENTS, MOST_PLACES, MOST_WORKDAYS] = [10_000_000, 100, 60];

/** The values as they stand in the fields. */
export const typedSlot = (values: SlotValues): Record<SlotField, string> => ({
  dayCents: writeMoney(values.dayCents, ','),
  leastCents: writeMoney(values.leastCents, ','),
  capacity: String(values.capacity),
  vatShare: writeNumber(values.vatShare / SHARE, ','),
  closingWorkdays: String(values.closingWorkdays),
  closingTime: values.closingTime,
});

/** Reads a form of a slot; where a field is wrong there are problems instead, by the fields. */
export function readSlot(form: Form): { values: SlotValues } | { problems: Partial<Record<SlotField, string>> } {
  const problems: Partial<Record<SlotField, string>> = {};
  const whole = (name: SlotField, value: number | undefined, [min, max]: readonly [number, number], words: string) => {
    if (value !== undefined && Number.isInteger(value) && value >= min && value <= max) return value;
    problems[name] = words;
    return min;
  };
  const money = (name: 'dayCents' | 'leastCents') =>
    whole(name, typedMoney(form.line(name), ',', 'EUR').number, [0, MOST_CENTS], 'Bitte einen Betrag wie 29,00.');
  const count = (name: 'capacity' | 'closingWorkdays', range: readonly [number, number]) =>
    whole(
      name,
      typedNumber(form.line(name), ',').number,
      range,
      `Bitte eine ganze Zahl von ${range[0]} bis ${range[1]}.`,
    );
  const vat = typedNumber(form.line('vatShare'), ',').number;
  const values: SlotValues = {
    dayCents: money('dayCents'),
    leastCents: money('leastCents'),
    capacity: count('capacity', [1, MOST_PLACES]),
    vatShare: whole(
      ...(['vatShare', vat === undefined ? vat : Math.round(vat * SHARE * 1e6) / 1e6, [0, SHARE * SHARE]] as const),
      'Bitte einen Satz wie 19 oder 7.',
    ),
    closingWorkdays: count('closingWorkdays', [0, MOST_WORKDAYS]),
    closingTime: form.line('closingTime'),
    isActive: form.line('isActive') === 'yes',
  };
  if (!isTime(values.closingTime)) problems.closingTime = 'Bitte eine Uhrzeit wie 12:00.';
  return Object.keys(problems).length > 0 ? { problems } : { values };
}
