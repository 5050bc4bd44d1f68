import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, it } from 'vitest';
import { invoicePdf } from '../../../demo/server/adverts/invoice/invoice-pdf';
import { addDays } from '../../../src/lib/days';
import { anInvoice } from '../../support/an-invoice';

it('an invoice is a PDF/A-3 that carries its XML', async () => {
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

it('an order of a hundred days goes on over pages', async () => {
  const items = Array.from({ length: 100 }, (_, place) => ({
    ...{ kind: 'day' as const, date: addDays('2026-06-08', place), cents: 900 },
  }));
  const pdf = await invoicePdf(anInvoice({ items, net: 90_000, vat: 17_100, gross: 107_100, language: 'en' }));
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(5);
});

it('an order of a week stands on one page, with the code to pay', async () => {
  const items = Array.from({ length: 7 }, (_, place) => ({
    ...{ kind: 'day' as const, date: addDays('2026-06-08', place), cents: 900 },
  }));
  const pdf = await invoicePdf(anInvoice({ items, net: 6_300, vat: 1_197, gross: 7_497 }));
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);
});
