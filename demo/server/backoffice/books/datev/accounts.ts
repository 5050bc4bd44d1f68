import type { VatCategory } from '../../../../../src/model/adverts/vat-category';
import type { DatevFields } from '../../../adverts/orders/seller';

/** The accounts of bookings, by what they are for. */
export type Accounts = Readonly<Record<AccountName, string>>;

/** The purpose of an account: what buyers owe, the bank, and revenue by its VAT. */
export type AccountName =
  | 'debtors'
  | 'bank'
  | 'standard'
  | 'reduced'
  | 'union'
  | 'thirdCountry'
  | 'smallBusiness'
  | 'other';

/** The charts of accounts with their accounts of four digits. Each account of revenue implies its VAT. */
export const CHARTS = {
  '03': {
    ...{ bank: '1200', standard: '8400', reduced: '8300', union: '8336', thirdCountry: '8338' },
    ...{ smallBusiness: '8195', other: '8200' },
  },
  '04': {
    ...{ bank: '1800', standard: '4400', reduced: '4300', union: '4336', thirdCountry: '4338' },
    ...{ smallBusiness: '4185', other: '4200' },
  },
} as const satisfies Record<string, Readonly<Record<Exclude<AccountName, 'debtors'>, string>>>;

/** The field of each account in the seller's form. */
export const ACCOUNT_FIELDS = {
  debtors: 'datevDebtors',
  bank: 'datevBank',
  standard: 'datevStandard',
  reduced: 'datevReduced',
  union: 'datevUnion',
  thirdCountry: 'datevThirdCountry',
  smallBusiness: 'datevSmallBusiness',
  other: 'datevOther',
} as const satisfies Record<AccountName, keyof DatevFields>;

const ACCOUNT_NAMES = Object.keys(ACCOUNT_FIELDS) as AccountName[];

/** The digits of an account, unless the tax adviser uses more. */
export const USUAL_DIGITS = 4;

/** The settings of a tax adviser for a client. */
export type DatevSettings = {
  adviser: string;
  client: string;
  chart: keyof typeof CHARTS;
  digits: number;
  /** The day on which the fiscal year begins, 'MM-DD'. */
  yearStart: string;
  accounts: Accounts;
};

/** Returns the number of digits of an account: accounts of persons have one more than all others. */
export const digitsOf = (name: AccountName, digits: number): number => digits + (name === 'debtors' ? 1 : 0);

/** Returns the settings of a seller; undefined without the adviser's and the client's numbers, which nobody can guess. */
export function datevSettings(fields: DatevFields): DatevSettings | undefined {
  const {
    datevAdviser: adviser,
    datevClient: client,
    datevChart: chart = '03',
    datevYearStart: yearStart = '01-01',
  } = fields;
  if (!adviser || !client) return undefined;
  const digits = Number(fields.datevDigits) || USUAL_DIGITS;
  const usual = { ...CHARTS[chart], debtors: '1' };
  const accounts = Object.fromEntries(
    ACCOUNT_NAMES.map((name) => [
      name,
      fields[ACCOUNT_FIELDS[name]] || usual[name].padEnd(digitsOf(name, digits), '0'),
    ]),
  ) as Accounts;
  return { adviser, client, chart, digits, yearStart, accounts };
}

const [STANDARD_VAT, REDUCED_VAT] = [1900, 700];
const UNTAXED = { AE: 'union', O: 'thirdCountry', E: 'smallBusiness', Z: 'other', S: 'other' } as const;

/** Returns the account of the revenue of an invoice. */
export function revenueOf({ vatShare, vatCategory }: { vatShare: number; vatCategory: VatCategory }): AccountName {
  if (vatShare === STANDARD_VAT) return 'standard';
  if (vatShare === REDUCED_VAT) return 'reduced';
  return UNTAXED[vatCategory];
}
