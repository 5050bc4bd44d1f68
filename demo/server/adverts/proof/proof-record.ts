import type { AdvertisedEvent } from '../../../../src/model/answers/event-line';
import type { AdvertDraftPayload } from '../../../../src/model/payloads/advert-payload';
import type { Crop, Medium } from '../../media/drawing';
import type { Owner } from '../../media/media-rows';
import type { Queryable } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';
import { loadAdvertisedEvent } from '../advertised-event';
import { loadProduct, type Product } from '../orders/product';

/** An advert for paper, unfinished or ordered. */
export type ProofRecord = {
  product: Product;
  title: string;
  text: string;
  /** The advertised event and the first day of the advert; undefined without an event. */
  event: AdvertisedEvent | undefined;
  day: string;
  /** The picture, with the crop that visitors see. */
  picture: Medium | undefined;
  /** The part of that crop that the slot shows. */
  crop: Crop | undefined;
  /** The order whose print file this is, with its days; undefined for a proof. */
  order?: { number: string; days: string };
};

const PICTURE_SQL = `select id, client, recipe, crop, width, height, picture_version as "pictureVersion" from media
  where id = $1 and client = $2 and state = 'stored' and (owner_id = $3 or $4::text in (event_id, waiting_for))`;

/**
 * Loads the proof of a person's order; a deleted picture is left out.
 *
 * @throws {Problem} 404 not_found, without a draft, and for a slot that is not printed
 */
export async function loadProof(from: Queryable, { client, accountId }: Owner, today: string): Promise<ProofRecord> {
  const [row] = await from.query<{ data: AdvertDraftPayload }>(
    `select d.data from advert_drafts d join advert_slots s on s.id = d.data->>'slot'
       join advert_channels c on c.id = s.channel_id join advert_media m on m.id = c.medium_id
     where d.account_id = $1 and d.client = $2 and m.client = $2 and s.place = 'print'`,
    [accountId, client],
  );
  if (!row) throw new Problem(404, 'not_found');
  const { slot, content, eventId, dates } = row.data;
  const day = dates?.find((date) => date != null) ?? today;
  const { title, text, mediumId, crop } = content ?? {};
  const [picture] = mediumId
    ? await from.query<Omit<Medium, 'cut' | 'isPassing'>>(PICTURE_SQL, [mediumId, client, accountId, eventId ?? null])
    : [];
  return {
    product: await loadProduct(from, slot ?? ''),
    ...{ title: title?.trim() ?? '', text: text?.trim() ?? '', day },
    event: eventId ? await loadAdvertisedEvent(from, { client, id: eventId, day, accountId }) : undefined,
    picture: picture && { ...picture, cut: 'page', isTransient: true },
    crop: crop ?? undefined,
  };
}
