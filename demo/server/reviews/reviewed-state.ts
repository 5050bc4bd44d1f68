import { PLAIN_NAMES } from '../../../src/model/records/plain-fields';
import type { RecordState } from '../decisions/record-state';
import type { Queryable } from '../platform/database/database';
import { columnOf } from '../schema/column-of';
import type { RecordTables } from '../schema/record-tables';
import { type ReviewedKind, reviewKinds } from './review-types';

type Row = Record<string, unknown>;

/** An event or an article before a decision: its row, and related rows. */
export type ReviewSnapshot = {
  /** The state of its review. */
  status: string;
  /** Its own row, also of an article. */
  event: Row & { id: string; client: string };
  review: Row;
  rubrics: Row[];
  appointments: Row[];
  media: Row[];
};

/** The columns that a decision changes of events and articles alike. */
const COMMON_COLUMNS = [
  ...['state', 'taken_down_at', 'taken_down_reason', 'title', 'english'],
  ...['shortdesc1', 'shortdesc2', 'shortdesc3', 'longdesc1', 'longdesc2', 'longdesc3'],
];

/** The columns of an event that a decision changes. */
export const EVENT_COLUMNS: readonly string[] = [
  ...COMMON_COLUMNS,
  ...['status', 'new_date', 'new_location', 'new_location_id', 'priority', 'location_id', 'promoter_id', 'tags'],
  ...PLAIN_NAMES.map(columnOf),
  ...['access_features', 'links', 'ticket_agencies', 'price', 'free_fields', 'written', 'last_row', 'updated_at'],
];
/** The columns of an article that a decision changes. */
export const ARTICLE_COLUMNS: readonly string[] = [
  ...COMMON_COLUMNS,
  ...['tags', 'event_date', 'event_ids', 'location_id', 'promoter_id', 'free_fields', 'publication_dates'],
  ...['published_on', 'written', 'last_row', 'updated_at'],
];
const REVIEW_COLUMNS = ['state', 'content', 'since', 'written_at', 'reason', 'fields'];
const MEDIUM_COLUMNS = [
  ...[
    'event_id',
    'position',
    'waiting_for',
    'article_id',
    'article_waiting_for',
    'waiting',
    'alt',
    'agency',
    'author',
    'copyright',
    'description',
  ],
  ...['location', 'title', 'focal_x', 'focal_y', 'crop', 'list_crop'],
];

/** SQL: a crop that was public under a version is never replaced under the same version. */
const NEXT_PICTURE = `picture_version = picture_version + ((crop, list_crop) is distinct from
  (nullif($2::jsonb->'crop', 'null'), nullif($2::jsonb->'list_crop', 'null')))::int`;

const NO_ROWS = `'[]'::jsonb`;
const rowsOf = (select: string) => `coalesce((select jsonb_agg(to_jsonb(x)) from (${select}) x), '[]')`;

/** Returns the snapshot of an event or an article before a decision on its review. */
export async function snapshotReviewed(
  from: Queryable,
  tables: RecordTables,
  reviewId: number,
): Promise<ReviewSnapshot> {
  const [row] = await from.query<ReviewSnapshot>(
    `select r.state as status, to_jsonb(e) as event, to_jsonb(r) as review,
       ${tables.kind === 'event' ? rowsOf('select * from event_rubrics where event_id = e.id') : NO_ROWS} as rubrics,
       ${tables.kind === 'event' ? rowsOf('select * from appointments where event_id = e.id') : NO_ROWS} as appointments,
       ${rowsOf(`select * from media where e.id in (${tables.id}, ${tables.waitingFor})`)} as media
     from ${tables.reviews} r join ${tables.table} e on e.id = r.${tables.id} where r.id = $1`,
    [reviewId],
  );
  if (!row) throw new Error(`There is no review ${reviewId}.`);
  return row;
}

/** Loads the state of a review, whose text differs after every change of its record; undefined if that is removed. */
export async function reviewState(
  from: Queryable,
  tables: RecordTables,
  reviewId: number,
): Promise<RecordState | undefined> {
  const [row] = await from.query<RecordState>(
    `select r.state as status, concat_ws(' ', r.state, e.state, e.version) as text
     from ${tables.reviews} r join ${tables.table} e on e.id = r.${tables.id} where r.id = $1`,
    [reviewId],
  );
  return row;
}

/** Restores an event or an article and its review from before a decision, so that it waits again. */
export async function restoreReviewed(
  transaction: Queryable,
  { kind, record, before }: { kind: ReviewedKind; record: number; before: ReviewSnapshot },
): Promise<'undone'> {
  const { event, review, rubrics, appointments, media } = before;
  const { recordType } = reviewKinds[kind];
  const tables: RecordTables = recordType.tables;
  const restore = (table: string, columns: readonly string[], row: Row, extraAssignments = '') =>
    transaction.query(
      `update ${table} set ${extraAssignments}(${columns.join(', ')}) = (select ${columns.join(', ')}
         from jsonb_populate_record(null::${table}, $2::jsonb)) where id = $1`,
      [table === tables.reviews ? record : row.id, JSON.stringify(row)],
    );
  await restore(
    tables.table,
    tables.kind === 'event' ? EVENT_COLUMNS : ARTICLE_COLUMNS,
    event,
    'version = version + 1, ',
  );
  await restore(tables.reviews, REVIEW_COLUMNS, review);
  if (tables.kind === 'event') await restoreEventRows(transaction, event.id, { rubrics, appointments });
  for (const medium of media)
    await restore('media', MEDIUM_COLUMNS, medium, `version = version + 1, ${NEXT_PICTURE}, `);
  await recordType.updateIndex(transaction, event.client, event.id);
  return 'undone';
}

/** Restores the rows of an event in other tables. */
async function restoreEventRows(
  transaction: Queryable,
  id: string,
  { rubrics, appointments }: Pick<ReviewSnapshot, 'rubrics' | 'appointments'>,
): Promise<void> {
  for (const [table, rows] of [['event_rubrics', rubrics] as const, ['appointments', appointments] as const]) {
    await transaction.query(`delete from ${table} where event_id = $1`, [id]);
    await transaction.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
      JSON.stringify(rows),
    ]);
  }
}
