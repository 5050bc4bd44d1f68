/*
 * Business rules of EN 16931 about the figures of an invoice and its kind of VAT. The standard's own rules are
 * Schematron, for which there is no maintained package; these are the ones that our invoices could break.
 */

const values = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, value = '']) => value);
const part = (xml: string, name: string) =>
  new RegExp(`<ram:${name}(?: [^>]*)?>.*?</ram:${name}>`, 's').exec(xml)?.[0] ?? '';
const cents = (texts: readonly string[]) => texts.reduce((sum, text) => sum + Math.round(Number(text) * 100), 0);

/** Returns the names of rules that the XML of an invoice breaks. */
export function brokenRules(xml: string): string[] {
  const settlement = part(xml, 'ApplicableHeaderTradeSettlement');
  const agreement = part(xml, 'ApplicableHeaderTradeAgreement');
  const [seller, buyer] = [part(agreement, 'SellerTradeParty'), part(agreement, 'BuyerTradeParty')];
  const [tax, summation] = [
    part(settlement, 'ApplicableTradeTax'),
    part(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation'),
  ];
  const lines = [
    ...xml.matchAll(/<ram:IncludedSupplyChainTradeLineItem>.*?<\/ram:IncludedSupplyChainTradeLineItem>/gs),
  ].map(([line]) => line);
  const of = (name: string) => cents(values(summation, name));
  const [category] = values(tax, 'CategoryCode');
  const [basis, rate, vat] = ['BasisAmount', 'RateApplicablePercent', 'CalculatedAmount'].map((name) =>
    Number(values(tax, name)[0]),
  );
  const vatIds = (party: string) => [...party.matchAll(/schemeID="VA"/g)].length;
  const isRegistered = /<ram:ID schemeID="(?:VA|FC)">[^<]+</.test(seller);
  const isUntaxed = ['AE', 'O', 'E', 'G', 'K'].includes(category ?? '');
  const reason = values(tax, 'ExemptionReason').length + values(tax, 'ExemptionReasonCode').length;
  const amounts = ['LineTotalAmount', 'ChargeAmount', 'GrandTotalAmount', 'TaxTotalAmount', 'DuePayableAmount'];
  const isLineSound = (line: string) =>
    cents(values(line, 'LineTotalAmount')) ===
    Math.round(Number(values(line, 'ChargeAmount')[0]) * Number(values(line, 'BilledQuantity')[0]) * 100);
  const rules: Record<string, boolean> = {
    'BR-16: there is a line': lines.length > 0,
    'BR-27: no price is below zero': values(xml, 'ChargeAmount').every((price) => Number(price) >= 0),
    'the sum of a line is its price times its quantity': lines.every(isLineSound),
    'BR-CO-10: the lines add up':
      of('LineTotalAmount') === cents(lines.flatMap((line) => values(line, 'LineTotalAmount'))),
    'BR-CO-13: without allowances that is what is taxed': of('TaxBasisTotalAmount') === of('LineTotalAmount'),
    'BR-CO-14: the VAT is that of the breakdown': of('TaxTotalAmount') === Math.round((vat ?? NaN) * 100),
    'BR-CO-15: what is taxed and its VAT are the total':
      of('GrandTotalAmount') === of('TaxBasisTotalAmount') + of('TaxTotalAmount'),
    'BR-CO-16: nothing is paid before': of('DuePayableAmount') === of('GrandTotalAmount'),
    'BR-CO-17: the VAT is basis times rate':
      Math.round((basis ?? NaN) * (rate || 0)) === Math.round((vat ?? NaN) * 100),
    'BR-CO-18: there is a VAT breakdown': tax !== '',
    'BR-CO-25: what is due has a day or terms':
      of('DuePayableAmount') <= 0 ||
      values(settlement, 'Description').length + values(settlement, 'DueDateDateTime').length > 0,
    'BR-CO-26: the seller has an identifier or a VAT id':
      /^<ram:SellerTradeParty>\s*<ram:ID>[^<]+</.test(seller) || vatIds(seller) > 0,
    'BR-S-08, BR-Z-08, BR-AE-08, BR-O-08, BR-O-11, BR-E-08: all lines are of the breakdown': lines.every(
      (line) =>
        values(line, 'CategoryCode')[0] === category &&
        Object.is(Number(values(line, 'RateApplicablePercent')[0]), Number(values(tax, 'RateApplicablePercent')[0])),
    ),
    'BR-AE-01, BR-O-01, BR-E-01: there is one breakdown':
      [...settlement.matchAll(/<ram:ApplicableTradeTax>/g)].length === 1,
    'BR-48: the breakdown has a rate, unless it is not subject to VAT':
      (values(tax, 'RateApplicablePercent').length === 0) === (category === 'O'),
    'BR-S-05: the standard rate is above zero': category !== 'S' || (rate ?? 0) > 0,
    'BR-S-10, BR-Z-10: no exemption is named': isUntaxed || reason === 0,
    'BR-S-02, BR-Z-02, BR-AE-02, BR-E-02: the seller has a VAT id or a tax number': category === 'O' || isRegistered,
    'BR-AE-02: the buyer has a VAT id': category !== 'AE' || vatIds(buyer) === 1,
    'BR-G-02: who exports has a VAT id': category !== 'G' || vatIds(seller) === 1,
    'BR-O-02: nobody has a VAT id': category !== 'O' || vatIds(seller) + vatIds(buyer) === 0,
    'BR-O-05: nothing has a rate': category !== 'O' || values(xml, 'RateApplicablePercent').length === 0,
    'BR-AE-05, BR-E-05: the rate is nothing': !isUntaxed || category === 'O' || rate === 0,
    'BR-AE-09, BR-O-09, BR-E-09: nothing is charged': !isUntaxed || vat === 0,
    'BR-AE-10, BR-O-10, BR-E-10: why nothing is charged is said': !isUntaxed || reason > 0,
    'the code of the reason is that of the category': values(tax, 'ExemptionReasonCode').every(
      (code) => code === `VATEX-EU-${category}`,
    ),
    'BR-50, BR-61: a transfer has its account':
      !values(settlement, 'TypeCode').includes('58') || values(settlement, 'IBANID').some((iban) => iban !== ''),
    'BR-DEC: amounts have two places': amounts.every((name) =>
      values(xml, name).every((text) => /^-?\d+\.\d{2}$/.test(text)),
    ),
    'BR-CO-9: VAT ids begin with a country': [...xml.matchAll(/schemeID="VA">([^<]*)</g)].every(([, id = '']) =>
      /^[A-Z]{2}/.test(id),
    ),
  };
  return Object.keys(rules).filter((name) => !rules[name]);
}
