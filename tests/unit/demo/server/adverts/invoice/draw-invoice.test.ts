import { inflateSync } from 'node:zlib';
import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import { drawInvoice } from '../../../../../../demo/server/adverts/invoice/draw-invoice';
import { isIban } from '../../../../../../demo/server/backoffice/adverts/catalogue/seller-checks';
import { anInvoice } from '../../../../../support/invoice-fixture';

type Rectangle = { x: number; y: number; width: number; height: number };

/** A camera sees about so many pixels for each point of the page. */
const PIXELS = 6;
const QUIET_ZONE = 40;

/** Returns the decoded content streams of a PDF. */
function contentOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)]
    .map(({ index, 0: word }) => {
      try {
        return inflateSync(bytes.subarray(index + word.length)).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}

/** The rectangles that are filled together as the code: no other fill has as many. */
function codeIn(content: string): Rectangle[] {
  const fills = [...content.matchAll(/(?:[-\d.]+ [-\d.]+ [-\d.]+ [-\d.]+ re\s+)+/g)].map(([path]) => path);
  const longest = fills.sort((one, other) => other.length - one.length)[0] ?? '';
  return [...longest.matchAll(/([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re/g)].map(([, ...numbers]) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
    return { x, y, width, height };
  });
}

/** The rectangles as a camera sees them: dark on light, with room around. */
function photographed(rectangles: readonly Rectangle[]) {
  const [left, top] = [Math.min(...rectangles.map(({ x }) => x)), Math.min(...rectangles.map(({ y }) => y))];
  const right = Math.max(...rectangles.map(({ x, width }) => x + width));
  const side = Math.ceil((right - left) * PIXELS) + 2 * QUIET_ZONE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const pixel = (points: number) => Math.round(points * PIXELS) + QUIET_ZONE;
  for (const { x, y, width, height } of rectangles)
    for (let row = pixel(y - top); row < pixel(y - top + height); row += 1)
      for (let column = pixel(x - left); column < pixel(x - left + width); column += 1)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return { width: side, height: side, data };
}

const readCode = async (given: Parameters<typeof anInvoice>[0] = {}) => {
  const rectangles = codeIn(contentOf(await drawInvoice(anInvoice(given))));
  return rectangles.length > 20 ? decodeQR(photographed(rectangles), { timeLimit: 5000 }) : undefined;
};

it('the code on an invoice encodes its transfer by the rules of EPC069-12', async () => {
  const { seller, gross, number } = anInvoice();
  const code = (await readCode()) ?? '';
  const lines = code.split('\n');
  const [service, version, encoding, kind, bic = '', name, iban = '', amount, purpose, structured, text] = lines;
  expect([service, version, encoding, kind]).toEqual(['BCD', '002', '1', 'SCT']);
  expect(bic).toMatch(/^(?:[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)?$/);
  expect([name, iban, isIban(iban)]).toEqual([seller.name, seller.iban, true]);
  expect(amount).toBe(`EUR${(gross / 100).toFixed(2)}`);
  // A structured reference and a text exclude one another; no line follows the last field that is filled.
  expect([purpose, structured, text]).toEqual(['', '', number]);
  expect(lines).toHaveLength(11);
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(331);
});

it('the longest name of a seller is encoded completely, including umlauts', async () => {
  const { seller } = anInvoice();
  const name = `${'Ä'.repeat(60)} & Söhne`;
  const code = (await readCode({ seller: { ...seller, name } })) ?? '';
  expect(code.split('\n')[5]).toBe(name);
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(331);
});

it('a credit note requests no payment and has no code', async () => {
  const corrected = { number: 'AK-R-2026-00001', issuedOn: '2026-05-10' };
  expect(await readCode({ kind: 'credit', number: 'AK-G-2026-00001', corrected })).toBeUndefined();
});
