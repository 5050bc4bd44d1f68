import type { EventPayload } from '../../../src/model/payloads/event-payload';
import type { EventContent } from '../../../src/model/written/event-content';
import type { Queryable } from '../database';
import type { Owner } from '../media/media-rows';
import { reservePictures, takePictures } from './event-pictures';
import { appointmentRows, publicColumns } from './public-event';
import type { RecordingRules } from './recording-rules';
import { awaitReview, settleReview, tellAtOnce } from './review-event';

/** An event that has passed its rules, to be stored. */
export type EventWrite = {
  id: string;
  state: EventPayload['state'];
  /** The state in which it is stored; undefined for a new one. */
  before: EventPayload['state'] | undefined;
  content: EventContent;
  lastRow: number;
  rules: RecordingRules;
};

/**
 * Stores an event as it was written and, where it is published, what visitors see of it.
 *
 * @throws {Problem} 422 wrong_data, when a picture has been used or deleted meanwhile
 */
export async function writeEvent(transaction: Queryable, owner: Owner, write: EventWrite, now: Date): Promise<void> {
  const { id, state, before, content, lastRow, rules } = write;
  const columns = {
    ...{ state, title: content.title, written: JSON.stringify(content), last_row: lastRow, updated_at: now },
    ...(state === 'published' && publicColumns(content, rules)),
  };
  if (before === undefined) await insertEvent(transaction, owner, id, columns, now);
  else await updateEvent(transaction, id, columns);
  await takePictures(transaction, { owner, eventId: id, media: content.media });
  if (state === 'published') await writeParts(transaction, owner.client, id, content);
  if (before !== undefined) await settleReview(transaction, id, state);
  if (state === 'published' || before === 'published') await indexEvent(transaction, owner.client, id);
}

/**
 * Stores an event that waits for an operator: visitors go on seeing what they have seen.
 *
 * @throws {Problem} 422 wrong_data, when a picture has been used or deleted meanwhile
 */
export async function writeForReview(
  transaction: Queryable,
  owner: Owner,
  { id, before, content, lastRow, rules }: Omit<EventWrite, 'state'>,
  now: Date,
): Promise<void> {
  const isChange = before === 'published';
  if (isChange) {
    await updateEvent(transaction, id, { last_row: lastRow });
    await tellAtOnce(transaction, id, content);
    await indexEvent(transaction, owner.client, id);
    await reservePictures(transaction, { owner, eventId: id, media: content.media });
  } else await writeEvent(transaction, owner, { id, state: 'draft', before, content, lastRow, rules }, now);
  await awaitReview(transaction, { client: owner.client, id, content: isChange ? content : undefined }, now);
}

/** Lets searches find what has changed. */
export const indexEvent = (transaction: Queryable, client: string, id: string): Promise<unknown> =>
  transaction.query('select index_events($1, $2::text[])', [client, [id]]);

async function insertEvent(
  transaction: Queryable,
  { client, accountId }: Owner,
  id: string,
  columns: Record<string, unknown>,
  now: Date,
): Promise<void> {
  const all = { id, client, owner_id: accountId, created_at: now, ...columns };
  const names = Object.keys(all);
  await transaction.query(
    `insert into events (${names.join(', ')}) values (${names.map((_, place) => `$${place + 1}`).join(', ')})`,
    Object.values(all),
  );
}

async function updateEvent(transaction: Queryable, id: string, columns: Record<string, unknown>): Promise<void> {
  const assignments = Object.keys(columns).map((name, place) => `${name} = $${place + 2}`);
  await transaction.query(`update events set version = version + 1, ${assignments.join(', ')} where id = $1`, [
    id,
    ...Object.values(columns),
  ]);
}

async function writeParts(transaction: Queryable, client: string, id: string, content: EventContent): Promise<void> {
  await transaction.query('delete from event_rubrics where event_id = $1', [id]);
  await transaction.query(
    `insert into event_rubrics (event_id, position, rubric_id)
     select $1, place - 1, rubric from unnest($2::int[]) with ordinality as given(rubric, place)`,
    [id, [...content.rubrics]],
  );
  await transaction.query('insert into tags (client, name) select $1, unnest($2::text[]) on conflict do nothing', [
    client,
    [...content.tags],
  ]);
  await transaction.query('delete from appointments where event_id = $1', [id]);
  await transaction.query(
    `insert into appointments (id, event_id, date, end_date, time_from, time_until, full_day, info, status, new_date,
       new_location)
     select id, $1, date, end_date, time_from, time_until, full_day, info, status, new_date, new_location
     from jsonb_to_recordset($2::jsonb) as given(id text, date date, end_date date, time_from text, time_until text,
       full_day boolean, info text, status text, new_date date, new_location text)`,
    [id, JSON.stringify(appointmentRows(id, content))],
  );
}
