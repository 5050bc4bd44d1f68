import { readFileSync } from 'node:fs';
import { readRecordingRules } from '../../clients/recording-rules';
import type { Queryable } from '../../platform/database/database';
import type { SentRecord } from '../../records/record-type';
import { writeRecord } from '../../records/write-record';
import { type ReviewedContent, type ReviewedKind, reviewKinds } from '../../reviews/review-types';
import type { OfficeOptions } from '../options';
import type { Html } from '../page/page';
import { previewFrame, previewPolicy } from '../page/preview-frame';
import { loadReviewed } from './reviewed-event';

const SCRIPT = readFileSync(new URL('./browser/event-preview.js', import.meta.url), 'utf8');
/**
 * The policy of the preview. It runs the bundle in an origin of its own: content of its author must not reach the back
 * office.
 */
export const EVENT_PREVIEW_POLICY = `sandbox allow-scripts; ${previewPolicy(SCRIPT)}`;

/** The key of an unapproved record at a client. */
type WaitingRecordKey = { kind: ReviewedKind; client: string; id: number };

/** The detail of an unapproved record; `call` is the path of that call. */
export type RecordPreview = { call: string; detail: unknown };

/** The error that rolls back a preview. */
class PreviewRollback extends Error {}

/**
 * Loads the detail of an unapproved record as after its approval; undefined if there is none. It is approved in a
 * transaction that is rolled back: so the preview needs no second way to create public data.
 */
export async function previewRecord(
  { database, now }: Pick<OfficeOptions, 'database' | 'now'>,
  key: WaitingRecordKey,
): Promise<RecordPreview | undefined> {
  let preview: RecordPreview | undefined;
  const loadAndRollBack = async (transaction: Queryable) => {
    preview = await approveForPreview(transaction, key, now());
    throw new PreviewRollback();
  };
  await database.transaction(loadAndRollBack).catch((error: unknown) => {
    if (!(error instanceof PreviewRollback)) throw error;
  });
  return preview;
}

async function approveForPreview(
  transaction: Queryable,
  key: WaitingRecordKey,
  now: Date,
): Promise<RecordPreview | undefined> {
  const reviewed = await loadReviewed(transaction, key, now);
  if (!reviewed) return undefined;
  const { kind, client } = key;
  const { recordType, path, loadDetail } = reviewKinds[kind];
  const { accountId, record, names } = reviewed;
  const { rules } = await readRecordingRules(transaction, client, recordType.tables);
  const { id, lastRow, state: before } = record;
  const keys = new Map(reviewed.pictures.own.map((picture) => [picture.id, picture.key]));
  const existing = (address: number | undefined) => (address && names.addresses.has(address) ? address : undefined);
  const { location, promoter } = record.content;
  const content = { ...record.content, location: existing(location), promoter: existing(promoter) };
  const recordWrite = { id, state: 'published', stateBefore: before, content, lastRow, rules } as const;
  await writeRecord<SentRecord, ReviewedContent>(recordType, transaction, { client, accountId }, recordWrite, now);
  const previewDetail = withOwnerPictures(await loadDetail(transaction, client, id, now), keys);
  return { call: `${path}/${encodeURIComponent(id)}`, detail: previewDetail };
}

/**
 * Loads the detail of a record as visitors see it, or saw it until it was taken down; undefined for one that was never
 * published.
 */
export async function previewPublished(
  { database, now }: Pick<OfficeOptions, 'database' | 'now'>,
  { kind, client, id }: { kind: ReviewedKind; client: string; id: string },
): Promise<RecordPreview | undefined> {
  const { recordType, path, loadDetail } = reviewKinds[kind];
  const { table } = recordType.tables;
  let preview: RecordPreview | undefined;
  const loadAndRollBack = async (transaction: Queryable) => {
    const shown = await transaction.query(
      `update ${table} set state = 'published' where id = $1 and client = $2 and state in ('published', 'taken_down')
       returning id`,
      [id, client],
    );
    if (shown.length > 0) {
      const detail = await loadDetail(transaction, client, id, now());
      preview = { call: `${path}/${encodeURIComponent(id)}`, detail };
    }
    throw new PreviewRollback();
  };
  await database.transaction(loadAndRollBack).catch((error: unknown) => {
    if (!(error instanceof PreviewRollback)) throw error;
  });
  return preview;
}

/** Returns an answer with the owner's addresses of pictures: the public ones are still as before the transaction. */
function withOwnerPictures(answer: unknown, keys: ReadonlyMap<string, string>): unknown {
  return JSON.parse(JSON.stringify(answer), (_, value: unknown) => {
    const id = typeof value === 'string' && /^\/api\/media\/([^/]+)\/\{width\}/.exec(value)?.[1];
    const key = id && keys.get(id);
    return key ? `/api/media/${id}/{width}?key=${key}` : value;
  });
}

/** Renders the page that draws an unapproved record as visitors will see it. */
export const recordPreviewPage = (client: string, { call, detail: loadDetail }: RecordPreview): Html =>
  previewFrame(SCRIPT, {
    host: `/clients/${encodeURIComponent(client)}`,
    call,
    detail: JSON.stringify(loadDetail),
  });
