import { randomUUID } from 'node:crypto';
import { isSame } from '../../../src/lib/value-at';
import type { EventContent } from '../../../src/model/written/event-content';
import { berlinDay } from '../berlin-day';
import type { Queryable } from '../database';
import { recordOwnDeed } from '../history/record-history';
import { allProblems } from '../http/body';
import { type FieldProblem, Problem } from '../http/problem';
import { checkVersion } from '../http/versions';
import type { Owner } from '../media/media-rows';
import { numberedContent, type SentEvent } from './event-input';
import { judgeEvent } from './judge-event';
import { lockOwnEvent, type OwnEvent } from './own-event';
import type { RecordingRules } from './recording-rules';
import { mustWait } from './review-event';
import { writeEvent, writeForReview } from './write-event';

/** How many events a person may create in a day; more would be a flood. */
const MOST_IN_A_DAY = 300;
const DAY_MS = 86_400_000;

/** An event as far as it could be read, and the problems of the rest. */
export type EventSave = { owner: Owner; sent: SentEvent; problems: readonly FieldProblem[]; rules: RecordingRules };

/**
 * Creates an event and answers its id.
 *
 * @throws {Problem} 422 wrong_data, 429 too_many_attempts
 */
export async function createEvent(transaction: Queryable, save: EventSave, now: Date): Promise<string> {
  const { client, accountId } = save.owner;
  await checkRoom(transaction, accountId, now);
  const id = randomUUID();
  const outcome = await store(transaction, { ...save, id, stored: undefined }, now);
  const action = outcome === 'draft' ? 'created' : outcome;
  await recordOwnDeed(transaction, { client, accountId, of: { kind: 'event', record: id }, action }, now);
  return id;
}

/**
 * Changes an event; a published one that is saved as a draft is no longer shown. Where the client wants it, what is
 * published waits for an operator.
 *
 * @throws {Problem} 404 not_found, 409 expired or locked, 412 conflict, 422 wrong_data
 */
export async function changeEvent(
  transaction: Queryable,
  save: EventSave & {
    id: string /** The tags of If-Match; undefined for '*'. */;
    versions: readonly string[] | undefined;
  },
  now: Date,
): Promise<void> {
  const { id, owner, versions } = save;
  const stored = await lockOwnEvent(transaction, owner, id, now);
  checkVersion(versions, { id, version: stored.version, current: stored.data });
  if (stored.noEdit) throw new Problem(409, stored.noEdit);
  const outcome = await store(transaction, { ...save, stored }, now);
  const after = await lockOwnEvent(transaction, owner, id, now);
  await recordOwnDeed(
    transaction,
    {
      ...owner,
      of: { kind: 'event', record: id },
      action: deedOf(outcome, stored),
      details: { fields: changedFields(stored.content, after.content) },
    },
    now,
  );
}

/** What has become of an event that was sent. */
type Outcome = OwnEvent['state'] | 'submitted';

function deedOf(outcome: Outcome, { state, review }: OwnEvent): string {
  if (outcome === 'submitted') return outcome;
  if (outcome === 'draft' && state === 'draft') return review?.state === 'waiting' ? 'withdrawn' : 'saved';
  if (outcome === state) return 'saved';
  return outcome === 'published' ? outcome : 'unpublished';
}

async function store(
  transaction: Queryable,
  { owner, id, sent, problems, rules, stored }: EventSave & { id: string; stored: OwnEvent | undefined },
  now: Date,
): Promise<Outcome> {
  const { content, lastRow } = numberedContent(sent, stored, rules);
  const state = sent.state ?? 'draft';
  const ofRules = await judgeEvent(transaction, owner, { id, state, content, stored, rules, today: berlinDay(now) });
  const all = allProblems(problems, ofRules);
  if (all.length > 0) throw new Problem(422, 'wrong_data', all);
  const write = { id, before: stored?.state, content, lastRow, rules };
  if (state === 'published' && mustWait(rules, stored, content)) {
    await writeForReview(transaction, owner, write, now);
    return 'submitted';
  }
  await writeEvent(transaction, owner, { ...write, state }, now);
  return state;
}

/** The names of the fields that differ; the history does not hold what they say. */
const changedFields = (before: EventContent, after: EventContent): string[] =>
  (Object.keys(after) as (keyof EventContent)[]).filter((name) => !isSame(before[name], after[name])).sort();

/** Counts what a person has created, one request after the other. */
export async function checkRoom(transaction: Queryable, accountId: number, now: Date): Promise<void> {
  await transaction.query('select 1 from accounts where id = $1 for update', [accountId]);
  const [row] = await transaction.query<{ count: number }>(
    'select count(*)::int as count from events where owner_id = $1 and created_at > $2',
    [accountId, new Date(now.getTime() - DAY_MS)],
  );
  if ((row?.count ?? 0) >= MOST_IN_A_DAY)
    throw new Problem(429, 'too_many_attempts', { headers: { 'Retry-After': String(DAY_MS / 1000) } });
}
