import type { BookEntry } from '../../demo/server/adverts/books/entries';
import { VAT_CATEGORIES } from '../../src/model/adverts/vat-category';
import { BILLING } from './advert-fixtures';
import fc from './same-cases';

/** Returns an entry of the books, with the given changes. */
export const anEntry = (given: Partial<BookEntry> = {}): BookEntry => ({
  ...{ kind: 'invoice', id: 1, undoes: null, invoiceId: 1, number: 'ST-R-2026-00001', orderId: 'a', operator: null },
  ...{ order: 'ST-A-2026-00001', day: '2026-10-10', bookedOn: '2026-10-10', cents: 2975, note: '', buyer: BILLING },
  ...{ net: 2500, vat: 475, gross: 2975, vatShare: 1900, vatCategory: 'S', dueOn: '2026-10-24' },
  ...{ suppliedFrom: '2026-10-20', suppliedUntil: '2026-10-21', recordedAt: new Date('2026-10-10T08:00:00Z') },
  ...given,
});

/** VAT ids of other countries of the Union, one of Northern Ireland, one that is wrong, and none. */
const VAT_IDS = ['ATU13585627', 'EL094259216', 'FR40303265045', 'XI980780684', 'ATU1', ''];

/** Arbitrary entries of October 2026, also with amounts of zero, odd names, and every kind of VAT. */
export const arbitraryEntries: fc.Arbitrary<BookEntry[]> = fc.array(
  fc
    .record({
      kind: fc.constantFrom('invoice' as const, 'credit' as const, 'payment' as const, 'refund' as const),
      isUndone: fc.boolean(),
      net: fc.integer({ min: 0, max: 100_000_000 }),
      vatShare: fc.constantFrom(1900, 700, 550, 0),
      vatCategory: fc.constantFrom(...VAT_CATEGORIES),
      company: fc.string({ unit: 'binary', maxLength: 80 }),
      vatId: fc.constantFrom(...VAT_IDS),
      date: fc.integer({ min: 1, max: 31 }),
      isLate: fc.boolean(),
    })
    .map(({ kind, isUndone, net, vatShare, vatCategory, company, vatId, date, isLate }) => {
      const share = vatCategory === 'S' ? vatShare : 0;
      const vat = Math.round((net * share) / 10_000);
      const sign = kind === 'invoice' || kind === 'refund' ? 1 : -1;
      const undone = isUndone && (kind === 'payment' || kind === 'refund') ? -1 : 1;
      const day = `2026-10-${String(date).padStart(2, '0')}`;
      return anEntry({
        ...{ kind, net, vat, gross: net + vat, vatShare: share, vatCategory, cents: sign * undone * (net + vat) },
        ...{ undoes: undone < 0 ? 1 : null, bookedOn: day, day: isLate ? '2026-08-31' : day },
        buyer: { ...BILLING, company: company.replaceAll('\0', ''), country: 'AT', vatId },
      });
    }),
  { maxLength: 30 },
);
