import { randomUUID } from 'node:crypto';
import type { RecordContent } from '../../../src/model/records/event-content';
import type { RecordingRules } from '../clients/recording-rules';
import { abandonMedium, type Owner, reserveMedium } from '../media/media-rows';
import type { PersonOptions } from '../persons/options';
import type { Queryable } from '../platform/database/database';
import { pictureName } from '../platform/files/file-store';
import { recordEdit } from './record-edit';
import type { RecordType, SentRecord } from './record-type';
import { checkDailyLimit } from './save-record';
import { loadOwnRecord, type StoredRecord } from './stored-record';
import { writeRecord } from './write-record';

/** A copy whose pictures already have files of their own. */
export type PreparedCopy<Content> = {
  original: StoredRecord<Content> /** The ids of pictures: of the original, and of the copy. */;
  pictures: Map<string, string>;
};

/**
 * Copies the files of a record's pictures: each record has its own, so that one can change without the other.
 *
 * @throws {Problem} 404 not_found, 429 too_many_uploads
 */
export async function prepareCopy<Sent extends SentRecord, Content extends RecordContent>(
  recordType: RecordType<Sent, Content>,
  options: PersonOptions,
  owner: Owner,
  id: string,
): Promise<PreparedCopy<Content>> {
  const { database, files, now } = options;
  const original = await loadOwnRecord(recordType, database, owner, id, now());
  const pictures = new Map<string, string>();
  try {
    for (const medium of original.content.media) {
      const copy = { client: owner.client, id: randomUUID() };
      await reserveMedium(database, { ...copy, accountId: owner.accountId }, now());
      pictures.set(medium, copy.id);
      const bytes = await files.get(pictureName({ client: owner.client, id: medium }));
      if (bytes) await files.put(pictureName(copy), bytes);
      else await requireRecipe(database, medium);
    }
  } catch (error) {
    // If the copy is not committed, the cleanup removes its pictures.
    for (const copy of pictures.values()) await abandonMedium(database, copy).catch(options.onError);
    throw error;
  }
  return { original, pictures };
}

/** Checks that a picture without a file is drawn by a recipe, which is copied with its row, as in the demo. */
async function requireRecipe(database: Queryable, medium: string): Promise<void> {
  const [row] = await database.query('select from media where id = $1 and recipe is not null', [medium]);
  if (!row) throw new Error(`The file of the medium ${medium} is missing.`);
}

/** Creates a draft with all fields of a record except its days, and returns its id. */
export async function copyRecord<Sent extends SentRecord, Content extends RecordContent>(
  recordType: RecordType<Sent, Content>,
  transaction: Queryable,
  owner: Owner,
  { original, pictures }: PreparedCopy<Content>,
  rules: RecordingRules,
  now: Date,
): Promise<string> {
  await checkDailyLimit(transaction, recordType.tables, owner.accountId, now);
  const id = randomUUID();
  await transaction.query(
    `update media copy set state = 'stored', width = m.width, height = m.height, bytes = m.bytes, alt = m.alt,
       agency = m.agency, author = m.author, copyright = m.copyright, description = m.description,
       location = m.location, title = m.title, focal_x = m.focal_x, focal_y = m.focal_y, crop = m.crop,
       list_crop = m.list_crop, recipe = m.recipe
     from unnest($1::text[], $2::text[]) as given(old, new) join own_media m on m.id = given.old
     where copy.id = given.new and copy.state = 'storing'`,
    [[...pictures.keys()], [...pictures.values()]],
  );
  const content: Content = {
    ...recordType.contentOfCopy(original.content),
    ...(original.author && { relation: original.memberRelation ?? undefined }),
    publicationDates: [],
    media: original.content.media.flatMap((medium) => pictures.get(medium) ?? []),
  };
  const { lastRow } = original;
  await writeRecord(
    recordType,
    transaction,
    owner,
    { id, state: 'draft', stateBefore: undefined, content, lastRow, rules },
    now,
  );
  if (recordType.tables.kind === 'event')
    await transaction.query('update events set copied_from = $2 where id = $1', [id, original.id]);
  await recordEdit(transaction, { of: recordType.tables, by: owner, id, action: 'copied' }, now);
  return id;
}
