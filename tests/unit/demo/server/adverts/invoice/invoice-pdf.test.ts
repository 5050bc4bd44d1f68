import { PDFDocument, PDFName } from 'pdf-lib';
import PDFKit from 'pdfkit';
import { expect, it, vi } from 'vitest';
import { drawInvoice } from '../../../../../../demo/server/adverts/invoice/draw-invoice';
import { invoicePdf } from '../../../../../../demo/server/adverts/invoice/invoice-pdf';
import type { InvoiceRecord } from '../../../../../../demo/server/adverts/invoice/invoice-record';
import { invoiceTextsOf, itemText } from '../../../../../../demo/server/adverts/invoice/invoice-words';
import { addDays } from '../../../../../../src/lib/days';
import { BILLING } from '../../../../../support/advert-fixtures';
import { anInvoice } from '../../../../../support/invoice-fixture';

/** All that is written on the pages of an invoice, with the page of each text. */
async function drawn(given: Partial<InvoiceRecord>) {
  const written: { text: string; page: number }[] = [];
  const write = vi.spyOn(PDFKit.prototype, 'text').mockImplementation(function (this: PDFKit.PDFDocument, ...call) {
    written.push({ text: String(call[0]), page: this.bufferedPageRange().count });
    return real.apply(this, call);
  });
  const record = anInvoice(given);
  await drawInvoice(record);
  write.mockRestore();
  return { written, record };
}
const real = PDFKit.prototype.text;

it('an invoice is a PDF/A-3 with its XML', async () => {
  const pdf = await invoicePdf(anInvoice());
  const text = Buffer.from(pdf).toString('latin1');
  for (const part of ['<pdfaid:part>3<', '<fx:ConformanceLevel>EN 16931<', '<fx:DocumentFileName>factur-x.xml<'])
    expect(text).toContain(part);
  const document = await PDFDocument.load(pdf);
  expect(document.getPageCount()).toBe(1);
  expect(document.getTitle()).toBe('Rechnung AK-R-2026-00001');
  for (const entry of ['AF', 'OutputIntents', 'Metadata'])
    expect(document.catalog.has(PDFName.of(entry)), entry).toBe(true);
});

it('an order of a hundred days has several pages', async () => {
  const items = Array.from({ length: 100 }, (_, index) => ({
    ...{ kind: 'day' as const, date: addDays('2026-06-08', index), cents: 900 },
  }));
  const pdf = await invoicePdf(anInvoice({ items, net: 90_000, vat: 17_100, gross: 107_100, language: 'en' }));
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(5);
});

it('an order of a week fits on one page, with the payment code', async () => {
  const items = Array.from({ length: 7 }, (_, index) => ({
    ...{ kind: 'day' as const, date: addDays('2026-06-08', index), cents: 900 },
  }));
  const pdf = await invoicePdf(anInvoice({ items, net: 6_300, vat: 1_197, gross: 7_497 }));
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);
});

it('writes out the country of an address elsewhere, in the language of the order', async () => {
  for (const [language, name] of [
    ['de', 'Österreich'],
    ['en', 'Austria'],
  ] as const) {
    const { written } = await drawn({ language, buyer: { ...BILLING, country: 'AT' } });
    expect(written.some(({ text }) => text.endsWith(`\n${name}`))).toBe(true);
  }
});

it('terms are on the page of the last line, for any number of lines', async () => {
  // From the most that fit on one page on, the break comes into the table, before its last line.
  for (const count of [7, 8, 9, 10, 11, 12]) {
    const items = Array.from({ length: count }, (_, index) => ({
      ...{ kind: 'day' as const, date: addDays('2026-06-08', index), cents: 900 },
    }));
    const { written, record } = await drawn({ items });
    const pageOf = (found: string) => written.findLast(({ text }) => text.includes(found))?.page;
    const last = pageOf(itemText(items.at(-1) as (typeof items)[0], record, invoiceTextsOf(record)));
    expect([last, pageOf('Gesamtbetrag')], `${count} lines`).toEqual(Array(2).fill(pageOf('Bitte überweisen')));
    expect(last).toBeGreaterThan(0);
  }
});
