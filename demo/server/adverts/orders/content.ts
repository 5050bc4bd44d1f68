import { minPictureSize } from '../../../../src/model/adverts/min-picture-size';
import type { AdvertContentPayload } from '../../../../src/model/payloads/advert-payload';
import type { Crop } from '../../media/drawing';
import type { Owner } from '../../media/media-rows';
import type { Queryable } from '../../platform/database/database';
import type { FieldProblem } from '../../platform/http/problem';
import type { Product } from './product';

/** The content of an advert, without its picture. */
export type AdvertContent = { title: string; text: string; source: 'upload' | 'event'; crop?: Crop };

/** The tolerance for the sum of shares, against rounding errors. */
const ROUNDING = 1e-6;

/** Returns the content of an order, its picture, and its problems. */
export async function contentOf(
  from: Queryable,
  { client, accountId }: Owner,
  {
    sent,
    eventId,
    product,
  }: { sent: AdvertContentPayload | null | undefined; eventId: string | undefined; product: Product },
): Promise<{ content: AdvertContent; mediumId: string | null; problems: FieldProblem[] }> {
  const mediumId = sent?.mediumId?.trim() || null;
  const crop = (mediumId && sent?.crop) || undefined;
  const content: AdvertContent = {
    title: sent?.title?.trim() ?? '',
    text: sent?.text?.trim() ?? '',
    source: sent?.source ?? 'upload',
    ...(crop && { crop }),
  };
  const problems: FieldProblem[] = content.title === '' ? [{ path: 'content.title', code: 'required' }] : [];
  if (!mediumId) return { content, mediumId, problems };
  // The picture of an event may have no owner: it was imported with the event.
  const [picture] = await from.query<{ width: number; height: number }>(
    `select width, height from media where id = $1 and client = $2 and state = 'stored'
       and (owner_id = $3 or $4::text in (event_id, waiting_for))`,
    [mediumId, client, accountId, eventId ?? null],
  );
  return { content, mediumId, problems: [...problems, ...pictureProblems(picture, crop, product)] };
}

function pictureProblems(
  picture: { width: number; height: number } | undefined,
  crop: Crop | undefined,
  product: Product,
): FieldProblem[] {
  if (!picture) return [{ path: 'content.mediumId', code: 'not_found' }];
  const { x, y, width, height } = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  if (x + width > 1 + ROUNDING || y + height > 1 + ROUNDING) return [{ path: 'content.crop', code: 'range' }];
  const minSize = minPictureSize(product);
  const isSmall =
    Math.ceil(picture.width * width) < minSize.width || Math.ceil(picture.height * height) < minSize.height;
  return isSmall ? [{ path: 'content.mediumId', code: 'picture_small', params: minSize }] : [];
}
