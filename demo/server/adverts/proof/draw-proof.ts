import PDFDocument from 'pdfkit';
import { BLEED_MM } from '../../../../src/model/adverts/print-sheet';
import { eventSummary } from '../../../../src/model/answers/event-line';
import { productName } from '../orders/product';
import { bytesOf, fontOf, mm, type Pdf } from '../pdf-file';
import type { ProofRecord } from './proof-record';

/** The margin around the bleed: for the crop marks, and for the description below them. */
const MARGIN_MM = 14;
const [MARK_MM, MARK_GAP_MM] = [6, 2];
const [INK, SECONDARY] = ['#16202a', '#4a5663'];
const LABEL_SHARE = 0.7;
/** The font sizes of the advert's text in points, and their share of its width. */
const [MIN_FONT, MAX_FONT, FONT_SHARE] = [6.5, 16, 0.05];

/** The texts below the marks, and the file name. */
const TEXTS = {
  de: {
    ...{ title: 'Korrekturabzug', label: 'Anzeige', bleed: 'mit 3 mm Beschnitt', untitled: 'Titel der Anzeige' },
    ...{ printFile: 'Druckdatei', days: 'Erscheint:' },
    final: 'Die Farben weichen im Druck ab; maßgeblich ist der Abzug der Druckerei.',
  },
  en: {
    ...{ title: 'Proof', label: 'Advertisement', bleed: 'with 3 mm bleed', untitled: 'Title of the advert' },
    ...{ printFile: 'Print file', days: 'Appears:' },
    final: 'Colours differ in print; the proof of the printing house is final.',
  },
} as const;

export type ProofLanguage = keyof typeof TEXTS;
export const proofName = (language: ProofLanguage): string => TEXTS[language].title;

/**
 * Draws an advert for paper. The picture extends into the bleed, marks show the edges of the cut, and the boxes of the
 * page give them to programs.
 *
 * @param picture JPEG of the whole sheet, bleed included
 */
export function drawProof(record: ProofRecord, picture: Buffer | undefined, language: ProofLanguage): Promise<Buffer> {
  const { width, height } = record.product.size;
  const edge = MARGIN_MM + BLEED_MM;
  const page: [number, number] = [mm(width + 2 * edge), mm(height + 2 * edge)];
  const texts = TEXTS[language];
  const pdf = new PDFDocument({
    ...{ size: page, margin: 0, lang: language, pdfVersion: '1.7', font: fontOf('DejaVuSansCondensed') },
    info: { Title: `${sheetName(record, texts)}: ${record.title || texts.untitled}` },
  });
  pdf.registerFont('plain', fontOf('DejaVuSansCondensed')).registerFont('bold', fontOf('DejaVuSansCondensed-Bold'));
  const bytes = bytesOf(pdf);
  const trim: Box = [mm(edge), mm(edge), mm(width), mm(height)];
  const bleed: Box = [mm(MARGIN_MM), mm(MARGIN_MM), mm(width + 2 * BLEED_MM), mm(height + 2 * BLEED_MM)];
  Object.assign(pdf.page.dictionary.data, { TrimBox: corners(trim, page), BleedBox: corners(bleed, page) });
  if (picture) pdf.image(picture, bleed[0], bleed[1], { width: bleed[2], height: bleed[3] });
  drawTexts(pdf, record, trim, language);
  drawMarks(pdf, trim);
  drawFooter(pdf, record, page, language);
  pdf.end();
  return bytes;
}

type Box = [x: number, y: number, width: number, height: number];

/** Converts a box to PDF coordinates: from the lower left corner of the page to the box's upper right one. */
const corners = ([x, y, width, height]: Box, [, pageHeight]: readonly number[]) => [
  x,
  (pageHeight ?? 0) - y - height,
  x + width,
  (pageHeight ?? 0) - y,
];

/** Draws the text on white ground in the lower left corner; a text that is too long for the advert is cut off. */
function drawTexts(
  pdf: Pdf,
  { title, text, event, day }: ProofRecord,
  [x, y, width, height]: Box,
  language: ProofLanguage,
): void {
  const size = Math.min(Math.max(width * FONT_SHARE, MIN_FONT), MAX_FONT);
  const [gap, maxWidth] = [size * 0.6, width * LABEL_SHARE];
  const eventText = event ? eventSummary(event, language, day) : '';
  const lines = [
    { font: 'plain', size: size * 0.7, words: TEXTS[language].label },
    { font: 'bold', size, words: title || TEXTS[language].untitled },
    ...(eventText ? [{ font: 'plain', size: size * 0.85, words: eventText }] : []),
    ...(text ? [{ font: 'plain', size: size * 0.85, words: text }] : []),
  ];
  const heights = lines.map((line) =>
    pdf.font(line.font).fontSize(line.size).heightOfString(line.words, { width: maxWidth }),
  );
  const maxHeight = height - 4 * gap;
  const totalHeight = Math.min(
    heights.reduce((sum, one) => sum + one, 0),
    maxHeight,
  );
  const [left, top] = [x + gap, y + height - gap - totalHeight - 2 * gap];
  pdf
    .rect(left, top, maxWidth + 2 * gap, totalHeight + 2 * gap)
    .fillOpacity(0.92)
    .fill('#fff')
    .fillOpacity(1);
  let lineTop = top + gap;
  for (const [index, line] of lines.entries()) {
    const remainingHeight = top + gap + totalHeight - lineTop;
    if (remainingHeight < line.size) break;
    pdf.font(line.font).fontSize(line.size).fillColor(INK);
    pdf.text(line.words, left + gap, lineTop, { width: maxWidth, height: remainingHeight, ellipsis: true });
    lineTop += heights[index] ?? 0;
  }
}

/** Draws lines outside of the bleed at each corner. */
function drawMarks(pdf: Pdf, [x, y, width, height]: Box): void {
  const [from, to] = [mm(BLEED_MM + MARK_GAP_MM), mm(BLEED_MM + MARK_GAP_MM + MARK_MM)];
  pdf.lineWidth(0.4).strokeColor(INK);
  for (const [cornerX, directionX] of [
    [x, -1],
    [x + width, 1],
  ] as const)
    for (const [cornerY, directionY] of [
      [y, -1],
      [y + height, 1],
    ] as const) {
      pdf.moveTo(cornerX + directionX * from, cornerY).lineTo(cornerX + directionX * to, cornerY);
      pdf.moveTo(cornerX, cornerY + directionY * from).lineTo(cornerX, cornerY + directionY * to);
    }
  pdf.stroke();
}

/** Names a sheet: the print file of an order, or else a proof. */
const sheetName = ({ order }: ProofRecord, { title, printFile }: (typeof TEXTS)[ProofLanguage]) =>
  order ? `${printFile} ${order.number}` : title;

/** Draws the description beside the lower marks. */
function drawFooter(
  pdf: Pdf,
  record: ProofRecord,
  [width, height]: readonly [number, number],
  language: ProofLanguage,
) {
  const texts = TEXTS[language];
  const { product, order } = record;
  const number = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB');
  const size = `${number.format(product.size.width)} × ${number.format(product.size.height)} mm`;
  const margin = mm(MARGIN_MM + BLEED_MM + 2);
  const last = order ? `${texts.days} ${order.days}` : texts.final;
  const text = `${sheetName(record, texts)} · ${productName(product, language)} · ${size} ${texts.bleed}. ${last}`;
  pdf
    .font('plain')
    .fontSize(5)
    .fillColor(SECONDARY)
    .text(text, margin, height - mm(MARGIN_MM - MARK_GAP_MM), {
      width: width - 2 * margin,
      height: mm(MARGIN_MM - 3),
      ellipsis: true,
    });
}
