import type { Context } from 'hono';
import { sheetOf } from '../../../../src/model/adverts/print-sheet';
import { drawFullPicture, type Medium } from '../../media/drawing';
import type { Queryable } from '../../platform/database/database';
import { ownPdf } from '../../platform/http/own-pdf';
import { loadAdvertisedEvent } from '../advertised-event';
import { invoiceDayLabel } from '../invoice/invoice-words';
import type { AdvertOptions } from '../options';
import type { AdvertContent } from '../orders/content';
import type { Product } from '../orders/product';
import type { ProofRecord } from './proof-record';

type Picture = Pick<Medium, 'id' | 'client' | 'recipe' | 'crop' | 'width' | 'height' | 'pictureVersion'>;

type Row = {
  number: string;
  product: Product;
  content: AdvertContent;
  dates: string[];
  first: string;
  eventId: string | null;
  picture: Picture | null;
  language: 'de' | 'en';
};

const selectOrder = `
  select o.number, o.product, o.content, to_json(o.dates) as dates, o.first_day as first, o.event_id as "eventId", o.language,
    case when m.id is not null then json_build_object('id', m.id, 'client', m.client, 'recipe', m.recipe, 'crop', m.crop,
      'width', m.width, 'height', m.height, 'pictureVersion', m.picture_version) end as picture
  from advert_orders o left join media m on m.id = o.medium_id and m.state = 'stored'
  where o.client = $1 and o.number = $2`;

/** An ordered advert with its files for a printing house. */
export type PrintRecord = ProofRecord & { order: { number: string; days: string }; language: 'de' | 'en' };

/** Loads the advert of an order for a printing house; undefined if there is no such order. */
export async function loadPrintRecord(
  from: Queryable,
  client: string,
  number: string,
): Promise<PrintRecord | undefined> {
  const [row] = await from.query<Row>(selectOrder, [client, number]);
  if (!row) return undefined;
  const { product, content, dates, first, eventId, picture, language } = row;
  return {
    ...{ product, language, title: content.title, text: content.text, day: first, crop: content.crop },
    event: eventId
      ? await loadAdvertisedEvent(from, { client, id: eventId, day: first, accountId: undefined })
      : undefined,
    picture: picture ? { ...picture, cut: 'page', isTransient: true } : undefined,
    order: { number, days: dates.map((day) => invoiceDayLabel(day, language)).join(', ') },
  };
}

/** Answers the print file of an order: a PDF in the size of its slot with bleed, crop marks, and the full picture. */
export async function printFileAnswer(
  context: Context,
  options: AdvertOptions,
  record: PrintRecord,
): Promise<Response> {
  const { drawProof } = await import('./draw-proof');
  const { picture, crop: part, product, language, order } = record;
  const pdf = await options.drawing(async () =>
    drawProof(
      record,
      picture && (await drawFullPicture(picture, { part, shape: sheetOf(product) }, options)),
      language,
    ),
  );
  return ownPdf(context, order.number, pdf);
}

/** Answers the whole picture of an order in its full size. */
export async function fullPictureAnswer(
  context: Context,
  options: AdvertOptions,
  { order, picture }: { order: { number: string }; picture: Medium },
): Promise<Response> {
  const bytes = await options.drawing(() => drawFullPicture(picture, {}, options));
  return context.body(new Uint8Array(bytes), 200, {
    'Content-Type': 'image/jpeg',
    'Content-Disposition': `attachment; filename="${order.number}.jpg"`,
  });
}
