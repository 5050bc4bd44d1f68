import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../platform/database/database';
import type { MediumName } from '../platform/files/file-store';
import { Problem } from '../platform/http/problem';
import { mediumJson } from '../schema/json/image-json';
import { recordOfPicture, waitingRecordOfPicture } from '../schema/record-tables';
import { isAdvertised } from './advertised';
import type { ProcessedPicture } from './take-picture';

const DAY_MS = 24 * 3_600_000;
/**
 * The daily limits of one person, including deleted and refused files: nobody fills the disk or occupies the processor.
 */
const MAX_FILES = 200;
const MAX_BYTES = 500 * 1_048_576;

/** The owner of a picture at a client. */
export type Owner = { client: string; accountId: number };

/** SQL: the texts of a picture for the rules of an event; `m` is its row of media. */
export const mediumTexts = `json_build_object('id', m.id, 'alt', m.alt, ${[
  'agency',
  'author',
  'copyright',
  'description',
  'location',
  'title',
]
  .map((name) => `'${name}', coalesce(m.${name}, '')`)
  .join(', ')})`;

/** The answer about a medium, with its version. */
export type MediumRecord = { id: string; version: number; data: unknown };

/**
 * Reserves a row for a picture before its file is written. If the process is killed in between, the row identifies the
 * file for removal.
 *
 * @throws {Problem} 429 too_many_uploads
 */
export function reserveMedium(
  database: Database,
  { client, id, accountId }: MediumName & Owner,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    // Locked, so that concurrent uploads are counted one after the other.
    await transaction.query('select 1 from accounts where id = $1 for update', [accountId]);
    const [usage] = await transaction.query<{ files: number; bytes: number; first: Date | null }>(
      `select count(*)::int as files, coalesce(sum(bytes), 0)::float8 as bytes, min(created_at) as first
       from media where owner_id = $1 and created_at > $2`,
      [accountId, new Date(now.getTime() - DAY_MS)],
    );
    if (usage?.first && (usage.files >= MAX_FILES || usage.bytes >= MAX_BYTES)) {
      const seconds = Math.max(1, Math.ceil((usage.first.getTime() + DAY_MS - now.getTime()) / 1000));
      throw new Problem(429, 'too_many_uploads', { headers: { 'Retry-After': String(seconds) } });
    }
    await transaction.query(
      `insert into media (id, client, owner_id, kind, state, width, height, created_at)
       values ($1, $2, $3, 'upload', 'storing', 0, 0, $4)`,
      [id, client, accountId, now],
    );
  });
}

/** Reserves a row for a picture of an operator, who has no account and no limit. @returns its id */
export async function reserveForOperator(database: Queryable, client: string, now: Date): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into media (id, client, kind, state, width, height, created_at) values ($1, $2, 'upload', 'storing', 0, 0, $3)`,
    [id, client, now],
  );
  return id;
}

/** Marks a picture as stored, once its file is there. */
export async function storeMedium(
  transaction: Queryable,
  id: string,
  { bytes, width, height }: ProcessedPicture,
): Promise<MediumRecord> {
  const [row] = await transaction.query<MediumRecord>(
    `update media m set state = 'stored', width = $2, height = $3, bytes = $4 where id = $1 and state = 'storing'
     returning m.id, m.version, ${mediumJson('m')} as data`,
    [id, width, height, bytes.length],
  );
  if (!row) throw new Error('The row of a picture has gone before its file.');
  return row;
}

/** Gives up a picture that is not stored; its row still counts for a day. */
export const abandonMedium = (database: Queryable, id: string): Promise<unknown> =>
  database.query(`update media set state = 'deleted' where id = $1 and state = 'storing'`, [id]);

/** SQL: whether a record, a waiting change or an advert uses a picture; `m` is its row. */
const isUsed = `(${recordOfPicture('m')} is not null or ${waitingRecordOfPicture('m')} is not null or ${isAdvertised('m')})`;

/**
 * Deletes a picture of a person; the cleanup removes its files.
 *
 * @throws {Problem} 404 not_found, 409 in_use
 */
export async function deleteMedium(
  transaction: Queryable,
  { client, accountId, id }: Owner & MediumName,
): Promise<void> {
  const [row] = await transaction.query<{ isUsed: boolean }>(
    `update media m set state = case when ${isUsed} then state else 'deleted' end
     where id = $1 and client = $2 and owner_id = $3 and state = 'stored' returning ${isUsed} as "isUsed"`,
    [id, client, accountId],
  );
  if (!row) throw new Problem(404, 'not_found');
  if (row.isUsed) throw new Problem(409, 'in_use');
}
