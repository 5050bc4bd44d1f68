import { countryOfVatId, isInUnion, isVatId, plainVatId } from '../../../../../src/model/adverts/vat-id';
import type { BookEntry } from '../../../adverts/books/entries';
import { buyerName } from '../../../adverts/invoice/zugferd-data';

/** The sales to a business elsewhere in the Union, less its credit notes. */
export type EcSale = { vatId: string; buyer: string; cents: number; euros: number };

/** An invoice or a credit note without VAT that cannot be reported, and why. */
export type Unreported = { number: string; buyer: string; cents: number; reason: string };

/** The recapitulative statement of a period (§ 18a UStG). */
export type EcSales = {
  /** By VAT id. */
  sales: EcSale[];
  unreported: Unreported[];
  /** The buyers with more than one VAT id. */
  changed: { buyer: string; vatIds: string[] }[];
  /** The numbers of invoices for days outside of the period, to which they belong. */
  otherPeriod: string[];
};

const CENTS = 100;

/** Rounds an amount to whole euros, half away from zero. */
const wholeEuros = (cents: number): number => Math.sign(cents) * Math.round(Math.abs(cents) / CENTS);

/** Returns the reason why sales under a VAT id are not reported; undefined if they are. */
function reasonAgainst(vatId: string): string | undefined {
  if (vatId === '') return 'Die USt-IdNr. fehlt.';
  if (!isVatId(vatId)) return `Die USt-IdNr. ${vatId} ist ungültig.`;
  // Northern Ireland belongs to the Union for goods alone.
  return isInUnion(countryOfVatId(vatId) ?? '') ? undefined : 'Nordirland (XI) zählt nur bei Waren zur EU.';
}

/** Returns the sales of a period by VAT id: invoices with reverse charge minus their credit notes. @param period its first and last day */
export function ecSalesOf(entries: readonly BookEntry[], period: readonly [from: string, until: string]): EcSales {
  const bills = entries
    .filter(({ kind, vatCategory }) => (kind === 'invoice' || kind === 'credit') && vatCategory === 'AE')
    .map(({ kind, net, number, buyer, suppliedFrom, suppliedUntil }) => ({
      ...{ number, buyer: buyerName(buyer), vatId: plainVatId(buyer.vatId), country: buyer.country },
      ...{ cents: kind === 'invoice' ? net : -net, suppliedFrom, suppliedUntil },
    }));
  const sales = new Map<string, EcSale>();
  const unreported: Unreported[] = [];
  const idsOf = new Map<string, { buyer: string; vatIds: Set<string> }>();
  for (const { number, buyer, vatId, country, cents } of bills) {
    const reason = reasonAgainst(vatId);
    if (reason) {
      unreported.push({ number, buyer, cents, reason });
      continue;
    }
    const sum = (sales.get(vatId)?.cents ?? 0) + cents;
    sales.set(vatId, { vatId, buyer, cents: sum, euros: wholeEuros(sum) });
    const known = idsOf.get(`${country} ${buyer}`) ?? { buyer, vatIds: new Set<string>() };
    idsOf.set(`${country} ${buyer}`, { buyer, vatIds: known.vatIds.add(vatId) });
  }
  return {
    ...{ sales: [...sales.values()].sort((one, other) => (one.vatId < other.vatId ? -1 : 1)), unreported },
    changed: [...idsOf.values()]
      .filter(({ vatIds }) => vatIds.size > 1)
      .map(({ buyer, vatIds }) => ({ buyer, vatIds: [...vatIds] })),
    otherPeriod: bills
      .filter(({ suppliedFrom, suppliedUntil }) => suppliedFrom < period[0] || suppliedUntil > period[1])
      .map(({ number }) => number),
  };
}

/** The number of the format that Mein ELSTER imports. */
const FORMAT = '#v3.0';
/** The code of other services than goods. */
const SERVICE = 'S';

/** Returns the lines of the statement: a sum of zero is not reported. */
export const reportedSales = ({ sales }: Pick<EcSales, 'sales'>): EcSale[] => sales.filter(({ euros }) => euros !== 0);

/** Returns the statement as CSV for the form 'Zusammenfassende Meldung' in Mein ELSTER: UTF-8, commas, whole euros. */
export const ecSalesCsv = (statement: Pick<EcSales, 'sales'>): string =>
  [
    FORMAT,
    'USt-IdNr.,Betrag (Euro),Art der Leistung',
    ...reportedSales(statement).map(({ vatId, euros }) => `${vatId},${euros},${SERVICE}`),
  ]
    .map((line) => `${line}\r\n`)
    .join('');
