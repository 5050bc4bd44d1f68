import type { Billing } from '../../../../src/model/adverts/billing-problems';
import { type VatCategory, vatNote } from '../../../../src/model/adverts/vat-category';
import type { InvoiceItem } from '../orders/credit';
import { productName } from '../orders/product';
import type { InvoiceRecord } from './invoice-record';
import { discountText, invoiceTextsOf, itemName, moveText } from './invoice-words';

/** Codes of UNTDID 1001: a commercial invoice, a credit note. */
const TYPE = { invoice: '380', credit: '381' } as const;
/** A transfer within SEPA, of UNTDID 4461. */
const TRANSFER = '58' as const;

/** Formats cents as the standard requires: '12.50'. */
const amount = (cents: number) => (cents / 100).toFixed(2);
const dateOf = (day: string) => new Date(`${day}T12:00:00Z`);

/**
 * Returns an invoice as ZUGFeRD data in the profile EN 16931 (Factur-X). A voucher is a line with the quantity -1: a
 * price must not be below zero. The library writes allowances on the whole in an order that the schema refuses.
 */
export function zugferdData(record: InvoiceRecord) {
  const tax = taxOf(record);
  return {
    number: record.number,
    typeCode: TYPE[record.kind],
    issueDate: dateOf(record.issuedOn),
    includedNote: [{ content: invoiceTextsOf(record).lead }],
    transaction: {
      tradeAgreement: agreementOf(record),
      tradeDelivery: { information: { deliveryDate: dateOf(record.suppliedUntil) } },
      tradeSettlement: settlementOf(record, tax),
      line: record.items.map((item, index) => lineOf(item, index, record, tax)),
    },
  };
}

type Tax = { categoryCode: VatCategory; rateApplicablePercent?: string };

/** Returns the category and its rate; supplies that are not subject to VAT have none (BR-O-05). */
const taxOf = ({ vatCategory, vatShare }: InvoiceRecord): Tax => ({
  categoryCode: vatCategory,
  ...(vatCategory !== 'O' && { rateApplicablePercent: amount(vatShare) }),
});

/** Codes of the list VATEX; the exemption of a small business has a sentence only. */
const REASON_CODES = { AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' } as const;

/** Returns the reason for no VAT (BR-AE-10, BR-O-10, BR-E-10). */
function exemptionOf({ vatCategory, language }: InvoiceRecord) {
  const note = vatNote(vatCategory, language);
  const code = vatCategory === 'AE' || vatCategory === 'O' ? REASON_CODES[vatCategory] : undefined;
  return { ...(note && { exemptionReasonText: note }), ...(code && { exemptionReasonCode: code }) };
}

const partyOf = (party: { postalCode: string; street: string; city: string; country: string; email: string }) => ({
  postalAddress: {
    postCode: party.postalCode,
    line1: party.street,
    city: party.city,
    countryCode: party.country as 'DE',
  },
  electronicAddress: { value: party.email, schemeIdentifier: 'EM' as const },
});

/** Returns the receiver of an invoice: the company, or the person where there is none. */
export const buyerName = ({ company, firstName, lastName, isConsumer }: Billing): string =>
  (!isConsumer && company) || `${firstName} ${lastName}`.trim();

function agreementOf({ seller, buyer, orderNumber, vatCategory }: InvoiceRecord) {
  // Supplies that are not subject to VAT forbid both VAT ids (BR-O-02).
  const hasVatIds = vatCategory !== 'O';
  const street = `${buyer.street} ${buyer.houseNumber}`.trim();
  return {
    ...(buyer.reference && {
      buyerReference: buyer.reference,
      associatedOrder: { purchaseOrderReference: buyer.reference },
    }),
    associatedOrderConfirmation: { salesOrderReference: orderNumber },
    seller: {
      // A seller without a VAT id is identified by this (BR-CO-26).
      ...(!(hasVatIds && seller.vatId) && { identifier: [seller.vatId || seller.taxNumber] }),
      name: seller.name,
      ...partyOf(seller),
      ...(seller.register && { description: seller.register }),
      tradeContact: { name: seller.managers || seller.name, phoneNumber: seller.phone, emailAddress: seller.email },
      taxRegistration: {
        ...(hasVatIds && seller.vatId && { vatIdentifier: seller.vatId }),
        ...(seller.taxNumber && { localIdentifier: seller.taxNumber }),
      },
    },
    buyer: {
      name: buyerName(buyer),
      ...partyOf({ ...buyer, street }),
      ...(hasVatIds && buyer.vatId && { taxRegistration: { vatIdentifier: buyer.vatId } }),
    },
  };
}

function settlementOf(record: InvoiceRecord, tax: Tax) {
  const { kind, seller, net, vat, gross, corrected } = record;
  return {
    currencyCode: 'EUR' as const,
    remittanceInformation: record.number,
    ...(kind === 'invoice' && {
      paymentInstruction: {
        typeCode: TRANSFER,
        transfers: [{ paymentAccountIdentifier: seller.iban, accountName: seller.name }],
        ...(seller.bic && { sellerBankInformation: { serviceProviderIdentifier: seller.bic } }),
      },
    }),
    vatBreakdown: [
      {
        ...{ calculatedAmount: amount(vat), typeCode: 'VAT', basisAmount: amount(net) },
        ...tax,
        ...exemptionOf(record),
      },
    ],
    invoicingPeriod: { startDate: dateOf(record.suppliedFrom), endDate: dateOf(record.suppliedUntil) },
    paymentTerms: {
      description: invoiceTextsOf(record).terms,
      ...(kind === 'invoice' && { dueDate: dateOf(record.dueOn) }),
    },
    monetarySummation: {
      lineTotalAmount: amount(net),
      taxBasisTotalAmount: amount(net),
      taxTotal: { amount: amount(vat), currencyCode: 'EUR' as const },
      grandTotalAmount: amount(gross),
      duePayableAmount: amount(gross),
    },
    ...(corrected && {
      precendingInvoices: [{ reference: corrected.number, issueDate: dateOf(corrected.issuedOn) }],
    }),
  };
}

function lineOf(item: InvoiceItem, index: number, record: InvoiceRecord, tax: Tax) {
  const { cents } = item;
  const isDay = item.kind === 'day';
  const texts = invoiceTextsOf(record);
  const name = item.kind === 'day' ? productName(record.product, record.language) : itemName(item, texts);
  const discount = discountText(item, record, texts);
  const description = [
    ...(isDay ? [`${item.date}${moveText(item, record, texts)}`] : []),
    ...(discount ? [discount] : []),
  ].join(': ');
  return {
    identifier: String(index + 1),
    tradeProduct: { name, ...(isDay && { sellerAssignedID: record.slot }), ...(description && { description }) },
    tradeAgreement: { netTradePrice: { chargeAmount: amount(Math.abs(cents)) } },
    tradeDelivery: {
      billedQuantity: { amount: cents < 0 ? '-1' : '1', unitMeasureCode: isDay ? ('DAY' as const) : ('C62' as const) },
    },
    tradeSettlement: {
      tradeTax: { typeCode: 'VAT', ...tax },
      ...(isDay && { linePeriod: { startDate: dateOf(item.date), endDate: dateOf(item.date) } }),
      monetarySummation: { lineTotalAmount: amount(cents) },
    },
  };
}
