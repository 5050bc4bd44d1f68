import { fieldLabels } from '../../events/field-words';
import type { Queryable } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';
import type { SentRecord } from '../../records/record-type';
import { loadOwnRecord, type StoredRecord } from '../../records/stored-record';
import { type ReviewedContent, reviewKinds } from '../../reviews/review-types';
import { eventFactsOf, type RecordNames } from '../records/event-facts';
import { entryName, type QueueEntry } from './queue-kinds';

/** The number of changed fields that a line of the list names. */
const MAX_NAMED = 3;
/** Ids tell versions apart as well as names do. */
const NO_NAMES: RecordNames = { rubrics: new Map(), addresses: new Map(), events: new Map() };

/** Returns which fields each changed event or article among entries differs in, by the names of the entries. */
export async function findChanges(
  from: Queryable,
  client: string,
  entries: readonly QueueEntry[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const changes = new Map<string, string>();
  for (const entry of entries) {
    const { kind, change } = entry;
    if (!change || (kind !== 'event' && kind !== 'article')) continue;
    const owner = { client, accountId: change.ownerId };
    const { recordType } = reviewKinds[kind];
    try {
      const record = await loadOwnRecord<SentRecord, ReviewedContent>(recordType, from, owner, change.recordId, now);
      changes.set(entryName(entry), changeText(record));
    } catch (error) {
      // It has been deleted since the list was read.
      if (!(error instanceof Problem)) throw error;
    }
  }
  return changes;
}

function changeText({ content, published }: StoredRecord<ReviewedContent>): string {
  if (!published) return 'Neu';
  const before = eventFactsOf(published, NO_NAMES);
  const changed = eventFactsOf(content, NO_NAMES)
    .filter(({ parts }, index) => JSON.stringify(parts) !== JSON.stringify(before[index]?.parts))
    .map(({ name }) => fieldLabels[name].de);
  const names =
    JSON.stringify(content.media) === JSON.stringify(published.media) ? changed : [...changed, fieldLabels.media.de];
  if (names.length === 0) return 'Änderung';
  const others = names.length - MAX_NAMED;
  return `Änderung: ${names.slice(0, MAX_NAMED).join(', ')}${others > 0 ? ` und ${others} weitere` : ''}`;
}
