import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { byInvoice } from '../payment/payment-way';
import { bytesOf, fontOf, mm, type Pdf } from '../pdf-file';
import type { InvoiceRecord } from './invoice-record';
import {
  countryText,
  type InvoiceTexts,
  invoiceDayLabel,
  invoiceTextsOf,
  itemText,
  moneyText,
  shareText,
} from './invoice-words';
import { buyerName } from './zugferd-data';

/** Positions of a letter by DIN 5008: the address fits into the window of an envelope. */
const [LEFT, RIGHT, ADDRESS_TOP, LEAD_TOP, FOOTER_TOP] = [mm(25), mm(190), mm(45), mm(98), mm(268)];
const WIDTH = RIGHT - LEFT;
const [INK, SECONDARY, RULE] = ['#1d2733', '#4a5663', '#c4ccd4'];
const [BODY, SMALL] = [9.5, 7.5];
const CODE_SIDE = mm(30);
const ROW_GAP = mm(1.6);
/** The maximum height of the sums below the table. */
const MAX_SUMS_HEIGHT = mm(22);

/** Draws an invoice or a credit note on A4, with embedded fonts as PDF/A requires. The XML is added later. */
export function drawInvoice(record: InvoiceRecord): Promise<Uint8Array> {
  const texts = invoiceTextsOf(record);
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: 0, bufferPages: true, lang: record.language, pdfVersion: '1.7' },
    info: {
      Title: `${texts.title} ${record.number}`,
      Author: record.seller.name,
      CreationDate: dateOf(record.issuedOn),
    },
    font: fontOf('DejaVuSansCondensed'),
  });
  pdf.registerFont('plain', fontOf('DejaVuSansCondensed')).registerFont('bold', fontOf('DejaVuSansCondensed-Bold'));
  const bytes = bytesOf(pdf);
  drawHeader(pdf, record, texts);
  drawItems(pdf, record, texts);
  drawPayment(pdf, record, texts);
  drawFooters(pdf, record, texts);
  pdf.end();
  return bytes;
}

const dateOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** Draws the sender, the receiver, the document's data and the leading text. */
function drawHeader(pdf: Pdf, record: InvoiceRecord, { title, lead, labels }: InvoiceTexts): void {
  const { seller, buyer, language } = record;
  pdf.font('bold').fontSize(15).fillColor(INK).text(seller.name, LEFT, mm(18), { width: WIDTH });
  const sender = `${seller.name} · ${seller.street} · ${seller.postalCode} ${seller.city}`;
  pdf
    .font('plain')
    .fontSize(SMALL)
    .fillColor(SECONDARY)
    .text(sender, LEFT, ADDRESS_TOP, { width: mm(85) });
  const name = buyerName(buyer);
  const person = `${buyer.firstName} ${buyer.lastName}`.trim();
  const lines = [
    ...[name, ...(person && person !== name ? [person] : []), `${buyer.street} ${buyer.houseNumber}`.trim()],
    `${buyer.postalCode} ${buyer.city}`,
    ...(buyer.country === seller.country ? [] : [countryText(buyer.country, language)]),
  ];
  pdf
    .fontSize(10.5)
    .fillColor(INK)
    .text(lines.join('\n'), LEFT, ADDRESS_TOP + mm(6), { width: mm(85), lineGap: 2 });
  const [from, until] = [
    invoiceDayLabel(record.suppliedFrom, language),
    invoiceDayLabel(record.suppliedUntil, language),
  ];
  const facts: [string, string][] = [
    [labels.number, record.number],
    [labels.issued, invoiceDayLabel(record.issuedOn, language)],
    [labels.order, record.orderNumber],
    [labels.supplied, from === until ? from : `${from} – ${until}`],
    ...(buyer.reference ? [[labels.reference, buyer.reference] as [string, string]] : []),
    ...(buyer.vatId ? [[labels.vatId, buyer.vatId] as [string, string]] : []),
  ];
  let y = ADDRESS_TOP + mm(6);
  for (const [label, value] of facts) {
    pdf
      .font('plain')
      .fontSize(BODY)
      .fillColor(SECONDARY)
      .text(label, mm(118), y, { width: mm(30) });
    pdf.fillColor(INK).text(value, mm(148), y, { width: mm(42) });
    y = Math.max(pdf.y, y + mm(5));
  }
  pdf
    .font('bold')
    .fontSize(15)
    .text(`${title} ${record.number}`, LEFT, Math.max(LEAD_TOP, y + mm(6)), { width: WIDTH });
  pdf
    .font('plain')
    .fontSize(BODY)
    .text(lead, LEFT, pdf.y + mm(3), { width: WIDTH, lineGap: 2 });
  pdf.y += mm(5);
}

/** Adds a page if less than this height is left on the current one. */
function ensureSpace(pdf: Pdf, height: number): void {
  if (pdf.y + height <= FOOTER_TOP - mm(5)) return;
  pdf.addPage();
  pdf.y = mm(25);
}

const drawRule = (pdf: Pdf, y: number) =>
  pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.6).strokeColor(RULE).stroke();

type RowOptions = {
  font?: 'plain' | 'bold' /** The height in points that must fit below the row on the same page. */;
  heightBelow?: number;
};

/** Draws a row of the table, and leaves `pdf.y` below it. */
function drawRow(
  pdf: Pdf,
  cells: readonly [string, string, string],
  { font = 'plain', heightBelow = 0 }: RowOptions = {},
): void {
  const [position, service, amount] = cells;
  pdf.font(font).fontSize(BODY).fillColor(INK);
  const height = pdf.heightOfString(service, { width: mm(118) });
  ensureSpace(pdf, height + ROW_GAP + heightBelow);
  const y = pdf.y;
  pdf.text(position, LEFT, y, { width: mm(10) });
  pdf.text(amount, RIGHT - mm(32), y, { width: mm(32), align: 'right' });
  pdf.text(service, LEFT + mm(12), y, { width: mm(118) });
  pdf.y = y + height + ROW_GAP;
}

function drawItems(pdf: Pdf, record: InvoiceRecord, texts: InvoiceTexts): void {
  const { language, net, vat, vatShare, vatCategory, gross } = record;
  const { labels } = texts;
  // Without VAT there is one sum, and the sentence below it says why.
  const isTaxed = vatCategory === 'S' || vatCategory === 'Z';
  drawRow(pdf, [labels.position, labels.service, isTaxed ? labels.amount : labels.untaxed], { font: 'bold' });
  drawRule(pdf, pdf.y - mm(1));
  pdf.y += mm(1);
  // The last row moves to the next page together with the sum and the terms, so that these are not alone there.
  const heightBelow = MAX_SUMS_HEIGHT + paymentHeight(pdf, record, texts);
  for (const [index, item] of record.items.entries())
    drawRow(pdf, [String(index + 1), itemText(item, record, texts), moneyText(item.cents, language)], {
      heightBelow: index === record.items.length - 1 ? heightBelow : 0,
    });
  drawRule(pdf, pdf.y);
  pdf.y += mm(2.5);
  if (isTaxed) {
    drawRow(pdf, ['', labels.net, moneyText(net, language)]);
    drawRow(pdf, ['', `${labels.vat} ${shareText(vatShare, language)}`, moneyText(vat, language)]);
    drawRule(pdf, pdf.y);
    pdf.y += mm(2.5);
  }
  drawRow(pdf, ['', labels.gross, moneyText(gross, language)], { font: 'bold' });
}

/** Returns the transfer for an invoice with an amount left to pay. */
const transferOf = ({ kind, gross, number, seller }: InvoiceRecord) =>
  kind === 'invoice' && gross > 0 ? byInvoice.hint({ number, seller, cents: gross }).transfer : undefined;

const TERMS = { width: WIDTH, lineGap: 2 };

/** Returns the height of the part below the sums. */
function paymentHeight(pdf: Pdf, record: InvoiceRecord, { terms }: InvoiceTexts): number {
  pdf.font('plain').fontSize(BODY);
  return mm(4) + pdf.heightOfString(terms, TERMS) + (transferOf(record) ? mm(4) + CODE_SIDE : 0);
}

/** Draws the payment terms, and for an invoice the transfer with its QR code. */
function drawPayment(pdf: Pdf, record: InvoiceRecord, { terms, labels }: InvoiceTexts): void {
  const { seller, number, gross, language } = record;
  pdf
    .font('plain')
    .fontSize(BODY)
    .fillColor(INK)
    .text(terms, LEFT, pdf.y + mm(4), TERMS);
  const transfer = transferOf(record);
  if (!transfer) return;
  const top = pdf.y + mm(4);
  drawCode(pdf, transfer.code, LEFT, top);
  const lines = [
    transfer.name,
    `IBAN ${groupIban(seller.iban)}`,
    seller.bic && `BIC ${seller.bic}`,
    seller.bank,
    moneyText(gross, language),
    number,
  ];
  pdf.font('bold').text(labels.pay, LEFT + CODE_SIDE + mm(6), top);
  pdf.font('plain').text(lines.filter(Boolean).join('\n'), LEFT + CODE_SIDE + mm(6), pdf.y + 2, { lineGap: 2 });
}

const groupIban = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ');

function drawCode(pdf: Pdf, content: string, left: number, top: number): void {
  const { data, size } = encode(content, { ecc: 'M', border: 0 });
  const side = CODE_SIDE / size;
  // Adjacent dark squares are one rectangle: with gaps between them some apps cannot read the code.
  for (const [y, row] of data.entries())
    for (let x = 0; x < size; x += 1) {
      const length = row.slice(x).findIndex((isDark) => !isDark);
      const darkCount = length < 0 ? size - x : length;
      if (darkCount > 0) pdf.rect(left + x * side, top + y * side, darkCount * side, side * 1.02);
      x += darkCount;
    }
  pdf.fill(INK);
}

/** Draws the seller's details on each page, as the law requires. */
function drawFooters(pdf: Pdf, { seller }: InvoiceRecord, { labels }: InvoiceTexts): void {
  const columns = [
    [seller.name, seller.street, `${seller.postalCode} ${seller.city}`, seller.register],
    [
      seller.vatId && `${labels.vatId} ${seller.vatId}`,
      seller.taxNumber && `${labels.taxNumber} ${seller.taxNumber}`,
      seller.managers && `${labels.managers} ${seller.managers}`,
    ],
    [seller.phone, seller.email, seller.bank, `IBAN ${groupIban(seller.iban)}`],
  ];
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    drawRule(pdf, FOOTER_TOP);
    pdf.font('plain').fontSize(SMALL).fillColor(SECONDARY);
    for (const [index, lines] of columns.entries())
      pdf.text(lines.filter(Boolean).join('\n'), LEFT + index * mm(58), FOOTER_TOP + mm(2), {
        width: mm(54),
        lineGap: 1,
      });
    if (count > 1)
      pdf.text(`${labels.page} ${page + 1} / ${count}`, LEFT, FOOTER_TOP + mm(19), { width: WIDTH, align: 'right' });
  }
}
