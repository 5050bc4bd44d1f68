import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { drawProof } from '../../../demo/server/adverts/proof/draw-proof';
import type { ProofRecord } from '../../../demo/server/adverts/proof/proof-record';
import { aJpeg } from '../../support/picture-files';

const MILLIMETRE = 72 / 25.4;
const named = (name: string) => ({ name });
const proof: ProofRecord = {
  product: {
    ...{ kind: 'print', medium: named('Alb-Kurier'), channel: named('Lokalteil'), slot: named('Kasten') },
    ...{ place: 'print', size: { width: 91, height: 80 } },
  },
  ...{ title: 'Jazz im Hof', text: 'Karten an der Abendkasse', picture: undefined, crop: undefined },
};
const pageOf = async (pdf: Uint8Array) => (await PDFDocument.load(pdf)).getPages();
const inMillimetres = ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) =>
  [x, y, width, height].map((points) => Math.round(points / MILLIMETRE));

it('a proof says where its sheet is cut, and how far the picture goes on', async () => {
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
