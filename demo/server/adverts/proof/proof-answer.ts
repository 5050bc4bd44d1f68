import type { Context } from 'hono';
import sharp from 'sharp';
import { sheetOf } from '../../../../src/model/adverts/print-sheet';
import { drawPicture, pixelsOf } from '../../media/drawing';
import { ownPdf } from '../../platform/http/own-pdf';
import type { AdvertOptions } from '../options';
import type { ProofLanguage } from './draw-proof';
import type { ProofRecord } from './proof-record';

const INCH_MM = 25.4;
/** The resolution of a proof; a printing house requests the picture itself. */
const DOTS_PER_INCH = 200;
const MAX_WIDTH = 4000;

/** Answers the proof of an order as PDF, for its author alone. Drawing waits in the queue, as pictures do. */
export async function proofAnswer(
  context: Context,
  options: AdvertOptions,
  record: ProofRecord,
  language: ProofLanguage,
): Promise<Response> {
  const { drawProof, proofName } = await import('./draw-proof');
  const pdf = await options.drawing(async () => drawProof(record, await sheetPicture(options, record), language));
  return ownPdf(context, proofName(language), pdf);
}

/** Returns the crop of the picture in the shape of the sheet, as JPEG; undefined without a picture. */
async function sheetPicture(
  options: AdvertOptions,
  { product, picture, crop }: ProofRecord,
): Promise<Buffer | undefined> {
  if (!picture) return undefined;
  const sheet = sheetOf(product);
  const width = Math.round((sheet.width / INCH_MM) * DOTS_PER_INCH);
  const pictureWidth = Math.min(Math.ceil(width / Math.max(crop?.width ?? 1, 0.1)), MAX_WIDTH);
  const image = sharp(await drawPicture(picture, pictureWidth, options));
  const { width: imageWidth = 1, height = 1 } = await image.metadata();
  const cropped = crop ? image.extract(pixelsOf(crop, { width: imageWidth, height })) : image;
  const sheetPixels = { width, height: Math.max(1, Math.round((width * sheet.height) / sheet.width)) };
  return cropped
    .resize({ ...sheetPixels, fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88 })
    .toBuffer();
}
