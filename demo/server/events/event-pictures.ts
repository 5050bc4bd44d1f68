import type { Queryable } from '../database';
import { Problem } from '../http/problem';
import type { Owner } from '../media/media-rows';

/** The pictures of an event, in their order. */
type Pictures = { owner: Owner; eventId: string; media: readonly string[] };

/**
 * Gives an event its pictures, with what waited of them; those that it no longer has are removed a day after they came.
 *
 * @throws {Problem} 422 wrong_data, when a picture has been used or deleted meanwhile
 */
export async function takePictures(transaction: Queryable, pictures: Pictures): Promise<void> {
  const { owner, eventId, media } = pictures;
  await transaction.query(
    `update media set event_id = null, position = 0, waiting_for = null, waiting = null
     where $1 in (event_id, waiting_for) and kind = 'upload' and not id = any($2::text[])`,
    [eventId, [...media]],
  );
  await applyWaiting(transaction, media);
  const taken = await transaction.query<{ id: string }>(
    `update media m set event_id = $1, position = given.place, waiting_for = null
     from unnest($2::text[]) with ordinality as given(id, place)
     where m.id = given.id and ${isFree} returning m.id`,
    [eventId, [...media], owner.client, owner.accountId],
  );
  checkTaken(media, taken);
}

/**
 * Keeps the pictures of a change that waits, beside those that visitors see.
 *
 * @throws {Problem} 422 wrong_data, when a picture has been used or deleted meanwhile
 */
export async function reservePictures(transaction: Queryable, { owner, eventId, media }: Pictures): Promise<void> {
  await transaction.query('update media set waiting_for = null where waiting_for = $1 and not id = any($2::text[])', [
    ...[eventId, [...media]],
  ]);
  const taken = await transaction.query<{ id: string }>(
    `update media m set waiting_for = $1 where m.id = any($2::text[]) and ${isFree} returning m.id`,
    [eventId, [...media], owner.client, owner.accountId],
  );
  checkTaken(media, taken);
}

/** That the event $1 may have a picture of the person $4 at the client $3. */
const isFree = `m.client = $3 and m.owner_id = $4 and m.state = 'stored' and (m.event_id is null or m.event_id = $1)
  and (m.waiting_for is null or m.waiting_for = $1)`;

/** Shows visitors what has waited of pictures. Another part of a picture is another version: callers keep the old one. */
const applyWaiting = (transaction: Queryable, media: readonly string[]): Promise<unknown> =>
  transaction.query(
    `update media m set waiting = null, version = m.version + 1, alt = own.alt, agency = own.agency, author = own.author,
       copyright = own.copyright, description = own.description, location = own.location, title = own.title,
       focal_x = own.focal_x, focal_y = own.focal_y, crop = own.crop,
       picture_version = m.picture_version + (own.crop is distinct from m.crop)::int
     from own_media own where own.id = m.id and m.id = any($1::text[]) and m.waiting is not null`,
    [[...media]],
  );

function checkTaken(media: readonly string[], rows: readonly { id: string }[]): void {
  const taken = new Set(rows.map(({ id }) => id));
  const missing = media.findIndex((id) => !taken.has(id));
  if (missing >= 0) throw new Problem(422, 'wrong_data', [{ path: `media.${missing}`, code: 'unknown' }]);
}
