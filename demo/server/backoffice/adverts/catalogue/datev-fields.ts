import { ACCOUNT_FIELDS, type AccountName, CHARTS, digitsOf, USUAL_DIGITS } from '../../books/datev/accounts';
import { choiceField, type Field, lineField } from '../../page/fields';
import type { FieldValues, Problems } from '../../page/typed-fields';

const [MIN_ADVISER, MAX_ADVISER, MAX_CLIENT] = [1001, 9_999_999, 99_999];
const DIGITS = [4, 5, 6, 7, 8];
const FIRST_DAYS = Array.from({ length: 12 }, (_, index) => `${String(index + 1).padStart(2, '0')}-01`);

/** The values of a seller who has chosen nothing. */
export const DATEV_DEFAULTS = { datevChart: '03', datevDigits: String(USUAL_DIGITS), datevYearStart: '01-01' } as const;

/** Creates a field for one of several options, which has a value before the seller has chosen one. */
function defaultedField(field: {
  name: keyof typeof DATEV_DEFAULTS;
  label: string;
  options: Readonly<Record<string, string>>;
}): Field {
  const choice = choiceField(field);
  return {
    ...choice,
    toInputs: (value, towns) => choice.toInputs(value ?? DATEV_DEFAULTS[field.name], towns),
    read: (form, towns) =>
      form.line(field.name) === '' ? { value: DATEV_DEFAULTS[field.name] } : choice.read(form, towns),
  };
}

/** Creates a field for a number of a tax adviser; '' if it is not known yet. */
const numberField = (field: { name: string; label: string; hint: string; range: readonly [number, number] }): Field =>
  lineField({
    ...{ ...field, maxLength: 7, normalize: (text: string) => text.replace(/^0+(?=\d)/, '') },
    validate: (text) =>
      /^\d+$/.test(text) && Number(text) >= field.range[0] && Number(text) <= field.range[1]
        ? undefined
        : `Bitte eine Zahl von ${field.range[0]} bis ${field.range[1]}.`,
  });

/** Creates a field for an account; an empty one is that of the chart. */
const accountField = (name: AccountName, label: string): Field =>
  lineField({
    ...{ name: ACCOUNT_FIELDS[name], label, maxLength: 9 },
    hint:
      name === 'debtors'
        ? 'Ein Sammelkonto für alle Käufer. Ohne Angabe 10000.'
        : `Ohne Angabe ${CHARTS['03'][name]} (SKR 03) oder ${CHARTS['04'][name]} (SKR 04).`,
    validate: (text) => (/^\d+$/.test(text) ? undefined : 'Bitte nur Ziffern.'),
  });

/** The fields of the seller for bookings in DATEV. */
export const datevFields: readonly Field[] = [
  numberField({
    ...{ name: 'datevAdviser', label: 'Beraternummer', range: [MIN_ADVISER, MAX_ADVISER] },
    hint: 'Die Nummer Ihrer Steuerberatung bei DATEV. Fragen Sie dort nach beiden Nummern.',
  }),
  numberField({
    ...{ name: 'datevClient', label: 'Mandantennummer', range: [1, MAX_CLIENT] },
    hint: 'Ihre Nummer bei dieser Steuerberatung.',
  }),
  defaultedField({ name: 'datevChart', label: 'Kontenrahmen', options: { '03': 'SKR 03', '04': 'SKR 04' } }),
  defaultedField({
    ...{ name: 'datevDigits', label: 'Stellen eines Sachkontos' },
    options: Object.fromEntries(DIGITS.map((digits) => [String(digits), String(digits)])),
  }),
  defaultedField({
    ...{ name: 'datevYearStart', label: 'Das Wirtschaftsjahr beginnt im' },
    options: Object.fromEntries(
      FIRST_DAYS.map((day) => [
        day,
        new Date(`2026-${day}T12:00Z`).toLocaleDateString('de-DE', { month: 'long', timeZone: 'UTC' }),
      ]),
    ),
  }),
];

/** The fields of the seller for accounts in DATEV. */
export const datevAccountFields: readonly Field[] = [
  accountField('debtors', 'Konto der Käufer (Debitoren)'),
  accountField('bank', 'Konto der Bank'),
  accountField('standard', 'Erlöse mit 19 Prozent'),
  accountField('reduced', 'Erlöse mit 7 Prozent'),
  accountField('union', 'Erlöse an Firmen in der EU (Reverse Charge)'),
  accountField('thirdCountry', 'Erlöse außerhalb der EU'),
  accountField('smallBusiness', 'Erlöse als Kleinunternehmer'),
  accountField('other', 'Erlöse mit einem anderen Satz'),
];

/** Returns the problems across these fields. */
export function datevProblems(values: FieldValues): Problems {
  const digits = Number(values.datevDigits);
  const names = Object.keys(ACCOUNT_FIELDS) as AccountName[];
  const accounts = names.flatMap((name) => {
    const typed = String(values[ACCOUNT_FIELDS[name]] ?? '');
    const problem = typed === '' ? undefined : accountProblem(name, typed, digits);
    return problem ? [[ACCOUNT_FIELDS[name], problem] as const] : [];
  });
  const [hasAdviser, hasClient] = [Boolean(values.datevAdviser), Boolean(values.datevClient)];
  return {
    ...(hasAdviser && !hasClient && { datevClient: 'Bitte auch diese Nummer: DATEV braucht beide.' }),
    ...(!hasAdviser && hasClient && { datevAdviser: 'Bitte auch diese Nummer: DATEV braucht beide.' }),
    ...Object.fromEntries(accounts),
  };
}

function accountProblem(name: AccountName, typed: string, digits: number): string | undefined {
  const needed = digitsOf(name, digits);
  if (typed.length !== needed) return `Bitte ${needed} Ziffern.`;
  return name === 'debtors' && !/^[1-6]/.test(typed) ? 'Konten von Käufern beginnen mit 1 bis 6.' : undefined;
}
