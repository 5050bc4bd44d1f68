import { readFileSync } from 'node:fs';
import type { AppOptions } from '../../app-options';
import type { Queryable } from '../../database';
import { eventWorks } from '../../events/event-works';
import { readRecordingRules } from '../../recorded/recording-rules';
import { writeRecord } from '../../recorded/write-record';
import { loadEvent } from '../../routes/event-detail';
import type { Html } from '../page';
import { previewFrame, previewPolicy } from '../preview-frame';
import { loadReviewed } from './reviewed-event';

const SCRIPT = readFileSync(new URL('./browser/event-preview.js', import.meta.url), 'utf8');
/** The page runs the bundle in an origin of its own: what an event says must not reach the pages of the back office. */
export const PREVIEW_POLICY = `sandbox allow-scripts; ${previewPolicy(SCRIPT)}`;

/** An event as its detail would be answered. */
export type PreviewedEvent = { id: string; detail: unknown };

/** Thrown to undo what a preview has written. */
class Undone extends Error {}

/**
 * Loads the detail of an event that waits as visitors would get it after the approval; undefined when none waits. It is
 * approved in a transaction that is undone: so the preview is right without a second way to make what visitors see.
 */
export async function previewEvent(
  { database, now }: Pick<AppOptions, 'database' | 'now'>,
  { client, id }: { client: string; id: number },
): Promise<PreviewedEvent | undefined> {
  let found: PreviewedEvent | undefined;
  const look = async (transaction: Queryable) => {
    found = await approveOnTrial(transaction, { client, id }, now());
    throw new Undone();
  };
  await database.transaction(look).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return found;
}

async function approveOnTrial(
  transaction: Queryable,
  { client, id }: { client: string; id: number },
  now: Date,
): Promise<PreviewedEvent | undefined> {
  const reviewed = await loadReviewed(transaction, { client, id }, now);
  if (!reviewed) return undefined;
  const { accountId, event, names } = reviewed;
  const { rules } = await readRecordingRules(transaction, client);
  const { lastRow, state: before } = event;
  const known = (address: number | undefined) => (address && names.addresses.has(address) ? address : undefined);
  const { location, promoter } = event.content;
  const content = { ...event.content, location: known(location), promoter: known(promoter) };
  const write = { id: event.id, state: 'published', before, content, lastRow, rules } as const;
  await writeRecord(eventWorks, transaction, { client, accountId }, write, now);
  return { id: event.id, detail: await loadEvent(transaction, client, event.id, now) };
}

/** The page that draws an event as visitors will see it. */
export const eventPreviewPage = (client: string, { id, detail }: PreviewedEvent): Html =>
  previewFrame(SCRIPT, {
    host: `/clients/${encodeURIComponent(client)}`,
    event: id,
    detail: JSON.stringify(detail),
  });
