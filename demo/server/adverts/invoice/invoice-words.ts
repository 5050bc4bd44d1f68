import { vatNote } from '../../../../src/model/adverts/vat-category';
import type { InvoiceItem } from '../orders/credit';
import { productName } from '../orders/product';
import type { InvoiceRecord } from './invoice-record';

/** The texts of an invoice or credit note around its figures, in the language of the order. */
export type InvoiceTexts = {
  title: string;
  lead: string;
  /** The terms of payment or credit. */
  terms: string;
  labels: Readonly<Record<Label, string>>;
};

type Label =
  | ('number' | 'issued' | 'order' | 'reference' | 'supplied' | 'vatId' | 'position' | 'service' | 'amount')
  | ('untaxed' | 'least' | 'voucher' | 'adjust' | 'net' | 'vat' | 'gross' | 'pay' | 'taxNumber' | 'page' | 'managers')
  | ('tier' | 'repeat' | 'instead' | 'movedTo');

const LABELS: Readonly<Record<'de' | 'en', InvoiceTexts['labels']>> = {
  de: {
    ...{
      number: 'Nummer',
      issued: 'Datum',
      order: 'Bestellung',
      reference: 'Ihr Zeichen',
      supplied: 'Leistungszeitraum',
    },
    ...{
      vatId: 'USt-IdNr.',
      position: 'Pos.',
      service: 'Leistung',
      amount: 'Netto',
      untaxed: 'Betrag',
      least: 'Zuschlag zum Mindestpreis',
    },
    ...{ voucher: 'Gutschein', adjust: 'Ausgleich von Staffel, Mindestpreis und Gutschein', net: 'Summe netto' },
    ...{ vat: 'Umsatzsteuer', gross: 'Gesamtbetrag', pay: 'Überweisung', taxNumber: 'Steuernummer', page: 'Seite' },
    ...{
      managers: 'Vertreten durch',
      tier: 'Mengenrabatt',
      repeat: 'Wiederholungsrabatt',
      instead: 'statt',
      movedTo: 'verschoben auf',
    },
  },
  en: {
    ...{ number: 'Number', issued: 'Date', order: 'Order', reference: 'Your reference', supplied: 'Period of supply' },
    ...{
      vatId: 'VAT ID',
      position: 'No.',
      service: 'Service',
      amount: 'Net',
      untaxed: 'Amount',
      least: 'Surcharge to the minimum price',
    },
    ...{ voucher: 'Voucher', adjust: 'Balance of tiers, minimum price and voucher', net: 'Total excl. VAT' },
    ...{ vat: 'VAT', gross: 'Total', pay: 'Bank transfer', taxNumber: 'Tax number', page: 'Page' },
    ...{
      managers: 'Represented by',
      tier: 'quantity discount',
      repeat: 'repeat discount',
      instead: 'instead of',
      movedTo: 'moved to',
    },
  },
};

/** Returns the texts of an invoice. */
export function invoiceTextsOf(record: InvoiceRecord): InvoiceTexts {
  const { language, kind } = record;
  const texts = (language === 'de' ? german : english)[kind](record);
  const note = vatNote(record.vatCategory, language);
  return { ...texts, terms: note ? `${note} ${texts.terms}` : texts.terms, labels: LABELS[language] };
}

type TextsByKind = Record<InvoiceRecord['kind'], (record: InvoiceRecord) => Omit<InvoiceTexts, 'labels'>>;

const german: TextsByKind = {
  invoice: ({ dueOn, title, gross, seller }) => ({
    title: 'Rechnung',
    lead: `${seller.lead || 'Vielen Dank für Ihre Bestellung.'} Für die Anzeige „${title}“ berechnen wir Ihnen:`,
    terms:
      gross === 0
        ? 'Es ist nichts zu bezahlen.'
        : `Bitte überweisen Sie den Gesamtbetrag bis zum ${invoiceDayLabel(dueOn, 'de')}. Ihre Banking-App füllt die Überweisung aus, wenn Sie den Code einlesen.`,
  }),
  credit: ({ corrected, title }) => ({
    title: 'Gutschrift',
    lead: `Die folgenden Leistungen für die Anzeige „${title}“ entfallen. Wir schreiben sie Ihnen zur Rechnung ${corrected?.number ?? ''} vom ${invoiceDayLabel(corrected?.issuedOn ?? '', 'de')} gut (Rechnungskorrektur):`,
    terms: 'Der Betrag mindert, was Sie zu bezahlen haben. Wir überweisen Ihnen zurück, was Sie schon bezahlt haben.',
  }),
};

const english: TextsByKind = {
  invoice: ({ dueOn, title, gross, seller }) => ({
    title: 'Invoice',
    lead: `${seller.lead_en || 'Thank you for your order.'} For the advert “${title}” we charge:`,
    terms:
      gross === 0
        ? 'There is nothing to pay.'
        : `Please transfer the total by ${invoiceDayLabel(dueOn, 'en')}. Your banking app fills in the transfer when you scan the code.`,
  }),
  credit: ({ corrected, title }) => ({
    title: 'Credit note',
    lead: `The following services for the advert “${title}” are cancelled. We credit them to the invoice ${corrected?.number ?? ''} of ${invoiceDayLabel(corrected?.issuedOn ?? '', 'en')}:`,
    terms: 'The amount reduces what you have to pay. We transfer back what you’ve already paid.',
  }),
};

const localeOf = (language: 'de' | 'en') => (language === 'de' ? 'de-DE' : 'en-GB');

/** Formats a day; '' for none. */
export const invoiceDayLabel = (day: string, language: 'de' | 'en'): string =>
  day === ''
    ? ''
    : new Date(`${day}T12:00Z`).toLocaleDateString(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats an amount with its currency. */
export const moneyText = (cents: number, language: 'de' | 'en'): string =>
  (cents / 100).toLocaleString(localeOf(language), { style: 'currency', currency: 'EUR' });

/** Formats an amount in German with a real minus sign. */
export const signedText = (cents: number): string => moneyText(cents, 'de').replace('-', '−');

/** Formats a share, as in '19 %'. */
export const shareText = (share: number, language: 'de' | 'en'): string =>
  (share / 10_000).toLocaleString(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });

/** Returns the name of a country in a language; the code itself for an unknown one. */
export const countryText = (code: string, language: 'de' | 'en'): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code) : code;

/**
 * Returns the reason for a discount, as '10 % Mengenrabatt, statt 9,00 €' or '20 %' of a voucher; '' for no discount or
 * no stored reason.
 */
export function discountText(item: InvoiceItem, { language }: InvoiceRecord, { labels }: InvoiceTexts): string {
  if (item.kind === 'voucher') return item.share ? shareText(item.share, language) : '';
  if (item.kind !== 'day' || item.fullCents === undefined) return '';
  const { tierShare, repeatShare, fullCents } = item;
  return [
    ...(tierShare ? [`${shareText(tierShare, language)} ${labels.tier}`] : []),
    ...(repeatShare ? [`${shareText(repeatShare, language)} ${labels.repeat}`] : []),
    `${labels.instead} ${moneyText(fullCents, language)}`,
  ].join(', ');
}

/** Names an item of an invoice that is no day, such as a voucher with its code. */
export const itemName = (item: Exclude<InvoiceItem, { kind: 'day' }>, { labels }: InvoiceTexts): string =>
  item.kind === 'voucher' && item.code ? `${labels.voucher} ${item.code}` : labels[item.kind];

/** Returns the day to which a day was moved, as ', verschoben auf 7. Dez. 2026'; '' for one that was not. */
export const moveText = (
  { movedTo }: Extract<InvoiceItem, { kind: 'day' }>,
  { language }: Pick<InvoiceRecord, 'language'>,
  { labels }: InvoiceTexts,
): string => (movedTo === undefined ? '' : `, ${labels.movedTo} ${invoiceDayLabel(movedTo, language)}`);

/** Describes an item of an invoice, with the reason for a discount. */
export function itemText(item: InvoiceItem, record: InvoiceRecord, texts: InvoiceTexts): string {
  const discount = discountText(item, record, texts);
  if (item.kind !== 'day') return `${itemName(item, texts)}${discount && ` (${discount})`}`;
  const { language } = record;
  const day = new Date(`${item.date}T12:00Z`).toLocaleDateString(localeOf(language), {
    ...{ weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
  });
  return `${productName(record.product, language)}\n${day}${moveText(item, record, texts)}${discount && `: ${discount}`}`;
}
