import { PDFDocument } from 'pdf-lib';
import PdfKit from 'pdfkit';
import { expect, it, vi } from 'vitest';
import { drawProof } from '../../../../../../demo/server/adverts/proof/draw-proof';
import type { ProofRecord } from '../../../../../../demo/server/adverts/proof/proof-record';
import { eventSummary } from '../../../../../../src/model/answers/event-line';
import { aJpeg } from '../../../../../support/picture-files';

const MILLIMETRE = 72 / 25.4;
const named = (name: string) => ({ name });
const proof: ProofRecord = {
  product: {
    ...{ kind: 'print', medium: named('Alb-Kurier'), channel: named('Lokalteil'), slot: named('Kasten') },
    ...{ place: 'print', size: { width: 91, height: 80 } },
  },
  ...{ title: 'Jazz im Hof', text: 'Karten an der Abendkasse', picture: undefined, crop: undefined },
  ...{ event: { date: '2026-12-12', time: '19:30', place: 'Zehntscheuer, Pfullingen' }, day: '2026-12-05' },
};
const pageOf = async (pdf: Uint8Array) => (await PDFDocument.load(pdf)).getPages();
const inMillimetres = ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) =>
  [x, y, width, height].map((points) => Math.round(points / MILLIMETRE));

it('a proof has trim box and bleed box', async () => {
  const [page, ...more] = await pageOf(await drawProof(proof, await aJpeg(970, 860), 'de'));
  expect(more).toEqual([]);
  if (!page) throw new Error('There is no page.');
  expect(inMillimetres(page.getMediaBox())).toEqual([0, 0, 125, 114]);
  expect(inMillimetres(page.getBleedBox())).toEqual([14, 14, 97, 86]);
  expect(inMillimetres(page.getTrimBox())).toEqual([17, 17, 91, 80]);
});

it.each([
  ['nothing written yet', { title: '', text: '' }],
  ['words that find no room', { title: 'Wort '.repeat(12), text: 'Wort '.repeat(40) }],
  ['a low strip', { product: { ...proof.product, size: { width: 325, height: 12 } } }],
])('is one page with %s', async (_, changes) => {
  for (const language of ['de', 'en'] as const)
    expect(await pageOf(await drawProof({ ...proof, ...changes }, undefined, language))).toHaveLength(1);
});

it.each([
  [
    'de',
    ['Anzeige', 'Jazz im Hof', 'Sa, 12. Dez. 2026, 19:30 Uhr · Zehntscheuer, Pfullingen', 'Karten an der Abendkasse'],
  ],
  [
    'en',
    ['Advertisement', 'Jazz im Hof', 'Sat, 12 Dec 2026, 19:30 · Zehntscheuer, Pfullingen', 'Karten an der Abendkasse'],
  ],
] as const)('its text begins with date and place of the event: %s', async (language, expected) => {
  const text = vi.spyOn(PdfKit.prototype, 'text');
  await drawProof(proof, undefined, language);
  expect(text.mock.calls.map(([words]) => words).slice(0, 4)).toEqual(expected);
  text.mockRestore();
});

it.each([
  [{ date: '2026-12-12', endDate: '2026-12-20', time: '10:00' }, 'Sa, 12. Dez. 2026 – So, 20. Dez. 2026'],
  [{ date: '2026-12-01', endDate: '2026-12-20', place: 'Museum' }, 'bis So, 20. Dez. 2026 · Museum'],
  [{ date: '2026-12-12' }, 'Sa, 12. Dez. 2026'],
  [{ place: 'Museum' }, 'Museum'],
  [{}, ''],
])('formats %o as text', (event, expected) => {
  expect(eventSummary(event, 'de', '2026-12-05')).toBe(expected);
});
