import { removeOldDrafts } from '../platform/files/drafts';
import { folderOf, type MediumName } from '../platform/files/file-store';
import { ARTICLES, EVENTS, recordOfPicture } from '../schema/record-tables';
import { isAdvertised, isInAdvertDraft } from './advertised';
import type { MediaOptions } from './options';
import { isSlotPicture } from './slot-pictures';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BATCH_SIZE = 100;

type TidyOptions = Pick<MediaOptions, 'database' | 'now' | 'files' | 'draftFolder'>;

/** SQL: whether a change uses a picture that waits for an operator, or did before a decision that can be undone. */
const isInWaitingChange = `(${[EVENTS, ARTICLES]
  .map(
    ({ kind, reviews, id, waitingFor }) =>
      `exists (select 1 from ${reviews} r where r.${id} = m.${waitingFor} and (r.state <> 'settled'
         or exists (select 1 from decisions d where d.kind = '${kind}' and d.record = r.id and d.at > $1)))`,
  )
  .join(' or ')})`;

/**
 * Removes pictures that are unused a day after their upload, deleted ones, and remains of killed processes: first the
 * files, then their row. Several processes may run it concurrently.
 */
export async function tidyMedia({ database, now, files, draftFolder }: TidyOptions): Promise<void> {
  const [hourAgo, dayAgo] = [HOUR_MS, DAY_MS].map((ms) => new Date(now().getTime() - ms));
  await database.query(
    `update media m set state = 'deleted' where ${recordOfPicture('m')} is null and not ${isInWaitingChange} and not ${isAdvertised('m')} and not ${isInAdvertDraft('m')}
       and not ${isSlotPicture('m', '$1')} and kind = 'upload'
       and (state = 'stored' and created_at < $2 or state = 'storing' and created_at < $1)`,
    [hourAgo, dayAgo],
  );
  let after = '';
  for (;;) {
    const deleted = await database.query<MediumName>(
      `select id, client from media where state = 'deleted' and id > $1 order by id limit ${BATCH_SIZE}`,
      [after],
    );
    for (const medium of deleted) await files.delete(folderOf(medium));
    after = deleted.at(-1)?.id ?? after;
    // Younger rows still count for the daily limit of their person.
    const ids = deleted.map(({ id }) => id);
    await database.query('delete from media where id = any($1::text[]) and created_at < $2', [ids, dayAgo]);
    if (deleted.length < BATCH_SIZE) break;
  }
  // By the clock of the disk, which the age of files refers to.
  await removeOldDrafts(draftFolder, new Date(Date.now() - HOUR_MS));
}
