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
/** The page runs the bundle in an origin of its own: what its author says must not reach the pages of the back office. */
export const PREVIEW_POLICY = `sandbox allow-scripts; ${previewPolicy(SCRIPT)}`;

/** Names what waits at a client. */
type Waiting = { kind: ReviewedKind; client: string; id: number };

/** What waits as its detail would be answered; `call` is the path of that call. */
export type Previewed = { call: string; detail: unknown };

/** Thrown to undo what a preview has written. */
class Undone extends Error {}

/**
 * Loads the detail of what waits as visitors would get it after the approval; undefined when nothing waits. It is
 * approved in a transaction that is undone: so the preview is right without a second way to make what visitors see.
 */
export async function previewRecord(
  { database, now }: Pick<OfficeOptions, 'database' | 'now'>,
  waiting: Waiting,
): Promise<Previewed | undefined> {
  let found: Previewed | undefined;
  const look = async (transaction: Queryable) => {
    found = await approveOnTrial(transaction, waiting, now());
    throw new Undone();
  };
  await database.transaction(look).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return found;
}

async function approveOnTrial(transaction: Queryable, waiting: Waiting, now: Date): Promise<Previewed | undefined> {
  const reviewed = await loadReviewed(transaction, waiting, now);
  if (!reviewed) return undefined;
  const { kind, client } = waiting;
  const { works, path, detail } = reviewKinds[kind];
  const { accountId, record, names } = reviewed;
  const { rules } = await readRecordingRules(transaction, client, works.of);
  const { id, lastRow, state: before } = record;
  const keys = new Map(reviewed.pictures.own.map((picture) => [picture.id, picture.key]));
  const known = (address: number | undefined) => (address && names.addresses.has(address) ? address : undefined);
  const { location, promoter } = record.content;
  const content = { ...record.content, location: known(location), promoter: known(promoter) };
  const write = { id, state: 'published', before, content, lastRow, rules } as const;
  await writeRecord<SentRecord, ReviewedContent>(works, transaction, { client, accountId }, write, now);
  const seen = ownersPictures(await detail(transaction, client, id, now), keys);
  return { call: `${path}/${encodeURIComponent(id)}`, detail: seen };
}

/** An answer whose pictures are those that its author sees: what visitors get is still as it was before the trial. */
function ownersPictures(answer: unknown, keys: ReadonlyMap<string, string>): unknown {
  return JSON.parse(JSON.stringify(answer), (_, value: unknown) => {
    const id = typeof value === 'string' && /^\/api\/media\/([^/]+)\/\{width\}/.exec(value)?.[1];
    const key = id && keys.get(id);
    return key ? `/api/media/${id}/{width}?key=${key}` : value;
  });
}

/** The page that draws what waits as visitors will see it. */
export const recordPreviewPage = (client: string, { call, detail }: Previewed): Html =>
  previewFrame(SCRIPT, {
    host: `/clients/${encodeURIComponent(client)}`,
    call,
    detail: JSON.stringify(detail),
  });
