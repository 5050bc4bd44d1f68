import type { Queryable } from '../../database';
import { eventWorks } from '../../events/event-works';
import type { RecordState } from '../record-state';

type Row = Record<string, unknown>;

/** An event as it was before a decision: its rows, and those that belong to it. */
export type EventBefore = {
  /** How its review stood. */
  status: string;
  event: Row & { id: string; client: string };
  review: Row;
  rubrics: Row[];
  appointments: Row[];
  media: Row[];
};

/** The columns of an event that a decision changes. */
export const EVENT_COLUMNS: readonly string[] = [
  ...['state', 'title', 'shortdesc1', 'shortdesc2', 'shortdesc3', 'longdesc1', 'longdesc2', 'longdesc3', 'status'],
  ...['new_date', 'new_location', 'new_location_id', 'priority', 'location_id', 'promoter_id', 'tags', 'free'],
  ...['children', 'barrier_free', 'accessibility', 'links', 'ticket_agencies', 'price', 'free_fields', 'written'],
  ...['last_row', 'updated_at'],
];
const REVIEW_COLUMNS = ['state', 'content', 'since', 'written_at', 'reason', 'fields'];
const MEDIUM_COLUMNS = [
  ...['event_id', 'position', 'waiting_for', 'waiting', 'alt', 'agency', 'author', 'copyright', 'description'],
  ...['location', 'title', 'focal_x', 'focal_y', 'crop'],
];

/** A part of a picture that has been shown under a version never gives way to another one under the same. */
const NEXT_PICTURE = `picture_version = picture_version + (crop is distinct from nullif($2::jsonb->'crop', 'null'))::int`;

const rowsOf = (select: string) => `coalesce((select jsonb_agg(to_jsonb(x)) from (${select}) x), '[]')`;

/** What is kept of an event before a decision on its review. */
export async function snapshotEvent(from: Queryable, reviewId: number): Promise<EventBefore> {
  const [row] = await from.query<EventBefore>(
    `select r.state as status, to_jsonb(e) as event, to_jsonb(r) as review,
       ${rowsOf('select * from event_rubrics where event_id = e.id')} as rubrics,
       ${rowsOf('select * from appointments where event_id = e.id')} as appointments,
       ${rowsOf('select * from media where e.id in (event_id, waiting_for)')} as media
     from event_reviews r join events e on e.id = r.event_id where r.id = $1`,
    [reviewId],
  );
  if (!row) throw new Error(`There is no review ${reviewId}.`);
  return row;
}

/** The state of a review, whose text changes with every change of its event; undefined if the event is removed. */
export async function eventState(from: Queryable, reviewId: number): Promise<RecordState | undefined> {
  const [row] = await from.query<RecordState>(
    `select r.state as status, concat_ws(' ', r.state, e.state, e.version) as text
     from event_reviews r join events e on e.id = r.event_id where r.id = $1`,
    [reviewId],
  );
  return row;
}

/** Gives an event and its review back what a decision has changed, so that it waits again. */
export async function restoreEvent(
  transaction: Queryable,
  { record, before }: { record: number; before: EventBefore },
): Promise<'undone'> {
  const { event, review, rubrics, appointments, media } = before;
  const restore = (table: string, columns: readonly string[], row: Row, more = '') =>
    transaction.query(
      `update ${table} set ${more}(${columns.join(', ')}) = (select ${columns.join(', ')}
         from jsonb_populate_record(null::${table}, $2::jsonb)) where id = $1`,
      [table === 'event_reviews' ? record : row.id, JSON.stringify(row)],
    );
  await restore('events', EVENT_COLUMNS, event, 'version = version + 1, ');
  await restore('event_reviews', REVIEW_COLUMNS, review);
  for (const [table, rows] of [['event_rubrics', rubrics] as const, ['appointments', appointments] as const]) {
    await transaction.query(`delete from ${table} where event_id = $1`, [event.id]);
    await transaction.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
      JSON.stringify(rows),
    ]);
  }
  for (const medium of media)
    await restore('media', MEDIUM_COLUMNS, medium, `version = version + 1, ${NEXT_PICTURE}, `);
  await eventWorks.index(transaction, event.client, event.id);
  return 'undone';
}
