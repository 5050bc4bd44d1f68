import type { Owner } from '../media/media-rows';
import type { Queryable } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import { type RecordTables, recordOfPicture, waitingRecordOfPicture } from '../schema/record-tables';

/** The pictures of an event or an article, in their order. */
type RecordPictures = { tables: RecordTables; owner: Owner; id: string; media: readonly string[] };

/**
 * Assigns pictures to a record, with their waiting changes. Removed ones are deleted a day after their upload.
 *
 * @throws {Problem} 422 wrong_data, when a picture has been used or deleted meanwhile
 */
export async function attachPictures(transaction: Queryable, pictures: RecordPictures): Promise<void> {
  const { tables, owner, id, media } = pictures;
  await transaction.query(
    `update media set ${tables.id} = null, position = 0, ${tables.waitingFor} = null, waiting = null
     where $1 in (${tables.id}, ${tables.waitingFor}) and kind = 'upload' and not id = any($2::text[])`,
    [id, [...media]],
  );
  await applyWaiting(transaction, media);
  const attached = await transaction.query<{ id: string }>(
    `update media m set ${tables.id} = $1, position = given.place, ${tables.waitingFor} = null
     from unnest($2::text[]) with ordinality as given(id, place)
     where m.id = given.id and ${isAvailable} returning m.id`,
    [id, [...media], owner.client, owner.accountId],
  );
  checkComplete(media, attached);
}

/**
 * Reserves the pictures of a waiting change, beside the published ones.
 *
 * @throws {Problem} 422 wrong_data, when a picture has been used or deleted meanwhile
 */
export async function reservePictures(
  transaction: Queryable,
  { tables, owner, id, media }: RecordPictures,
): Promise<void> {
  await transaction.query(
    `update media set ${tables.waitingFor} = null where ${tables.waitingFor} = $1 and not id = any($2::text[])`,
    [id, [...media]],
  );
  const reserved = await transaction.query<{ id: string }>(
    `update media m set ${tables.waitingFor} = $1 where m.id = any($2::text[]) and ${isAvailable} returning m.id`,
    [id, [...media], owner.client, owner.accountId],
  );
  checkComplete(media, reserved);
}

/** SQL: whether the record $1 may have a picture at the client $3: one of the person $4, or one that it has already. */
const isAvailable = `m.client = $3 and (m.owner_id = $4 or $1 in (${recordOfPicture('m')}, ${waitingRecordOfPicture('m')})) and m.state = 'stored' and coalesce(${recordOfPicture('m')}, $1) = $1
  and coalesce(${waitingRecordOfPicture('m')}, $1) = $1`;

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

function checkComplete(media: readonly string[], rows: readonly { id: string }[]): void {
  const ids = new Set(rows.map(({ id }) => id));
  const missing = media.findIndex((id) => !ids.has(id));
  if (missing >= 0) throw new Problem(422, 'wrong_data', [{ path: `media.${missing}`, code: 'unknown' }]);
}
