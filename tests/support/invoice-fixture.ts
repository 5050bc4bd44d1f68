import { ADVERT_SELLERS } from '../../demo/seed/generate/advert-table';
import type { InvoiceRecord } from '../../demo/server/adverts/invoice/invoice-record';
import { priceOf } from '../../demo/server/adverts/prices';
import { addDays } from '../../src/lib/days';
import { BILLING } from './advert-fixtures';

const [seller] = ADVERT_SELLERS;
const named = (name: string, name_en: string) => ({ name, name_en });
const DAYS = Array.from({ length: 4 }, (_, index) => addDays('2026-06-08', index));

/** The prices of the invoices below. */
export const INVOICE_TABLE = {
  ...{
    dayCents: 900,
    weekdayShares: [0, 0, 0, 0, 0, 0, 0],
    tiers: [],
    repeatShare: 0,
    leastCents: 5000,
    vatShare: 1900,
  },
};

/** Returns an invoice of four days with minimum price and voucher, with the given changes. */
export function anInvoice(given: Partial<InvoiceRecord> = {}): InvoiceRecord {
  if (!seller) throw new Error('Nobody sells.');
  const price = priceOf(INVOICE_TABLE, { dates: DAYS, voucher: { code: 'A', cents: 1000 } });
  return {
    ...{ kind: 'invoice', number: 'AK-R-2026-00001', issuedOn: '2026-05-10', dueOn: '2026-05-24' },
    ...{ suppliedFrom: '2026-06-08', suppliedUntil: '2026-06-11', seller: seller.data, buyer: BILLING },
    ...{ items: price.items, net: price.net, vatShare: price.vatShare, vat: price.vat, gross: price.gross },
    ...{ language: 'de', orderNumber: 'AK-A-2026-00001', title: 'Jazz im Hof', slot: 'kurier-liste', corrected: null },
    product: {
      ...{ kind: 'online', place: 'list', size: { width: 640, height: 400 } },
      medium: named('alb-kurier.example', 'Website'),
      channel: named('Termine', 'Events'),
      slot: named('Karte in der Liste', 'Card in the list'),
    },
    vatCategory: (given.vatShare ?? price.vatShare) > 0 ? 'S' : 'Z',
    ...given,
  };
}
