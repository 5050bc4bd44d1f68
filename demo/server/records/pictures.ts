import type { Owner } from '../media/media-rows';
import type { Queryable } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import { type RecordTables, usedBy, waitedFor } from '../schema/record-tables';

/** The pictures of an event or an article, in their order. */
type Pictures = { of: RecordTables; owner: Owner; id: string; media: readonly string[] };

/**
 * Assigns pictures to a record, with their waiting changes. Removed ones are deleted a day after their upload.
 *
 * @throws {Problem} 422 wrong_data, when a picture has been used or deleted meanwhile
 */
export async function attachPictures(transaction: Queryable, pictures: Pictures): Promise<void> {
  const { of, owner, id, media } = pictures;
  await transaction.query(
    `update media set ${of.id} = null, position = 0, ${of.waitingFor} = null, waiting = null
     where $1 in (${of.id}, ${of.waitingFor}) and kind = 'upload' and not id = any($2::text[])`,
    [id, [...media]],
  );
  await applyWaiting(transaction, media);
  const taken = await transaction.query<{ id: string }>(
    `update media m set ${of.id} = $1, position = given.place, ${of.waitingFor} = null
     from unnest($2::text[]) with ordinality as given(id, place)
     where m.id = given.id and ${isFree} returning m.id`,
    [id, [...media], owner.client, owner.accountId],
  );
  checkTaken(media, taken);
}

/**
 * Reserves the pictures of a waiting change, beside the published ones.
 *
 * @throws {Problem} 422 wrong_data, when a picture has been used or deleted meanwhile
 */
export async function reservePictures(transaction: Queryable, { of, owner, id, media }: Pictures): Promise<void> {
  await transaction.query(
    `update media set ${of.waitingFor} = null where ${of.waitingFor} = $1 and not id = any($2::text[])`,
    [id, [...media]],
  );
  const taken = await transaction.query<{ id: string }>(
    `update media m set ${of.waitingFor} = $1 where m.id = any($2::text[]) and ${isFree} returning m.id`,
    [id, [...media], owner.client, owner.accountId],
  );
  checkTaken(media, taken);
}

/** SQL: whether the record $1 may have a picture of the person $4 at the client $3. */
const isFree = `m.client = $3 and m.owner_id = $4 and m.state = 'stored' and coalesce(${usedBy('m')}, $1) = $1
  and coalesce(${waitedFor('m')}, $1) = $1`;

/** Publishes the waiting changes of pictures. Another crop is another version: caches keep the old one. */
const applyWaiting = (transaction: Queryable, media: readonly string[]): Promise<unknown> =>
  transaction.query(
    `update media m set waiting = null, version = m.version + 1, alt = own.alt, agency = own.agency, author = own.author,
       copyright = own.copyright, description = own.description, location = own.location, title = own.title,
       focal_x = own.focal_x, focal_y = own.focal_y, crop = own.crop, list_crop = own.list_crop,
       picture_version = m.picture_version
         + ((own.crop, own.list_crop) is distinct from (m.crop, m.list_crop))::int
     from own_media own where own.id = m.id and m.id = any($1::text[]) and m.waiting is not null`,
    [[...media]],
  );

function checkTaken(media: readonly string[], rows: readonly { id: string }[]): void {
  const taken = new Set(rows.map(({ id }) => id));
  const missing = media.findIndex((id) => !taken.has(id));
  if (missing >= 0) throw new Problem(422, 'wrong_data', [{ path: `media.${missing}`, code: 'unknown' }]);
}
