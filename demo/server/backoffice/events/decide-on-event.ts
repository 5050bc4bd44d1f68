import type { EventContent } from '../../../../src/model/written/event-content';
import type { AppOptions } from '../../app-options';
import { berlinDay } from '../../berlin-day';
import type { Queryable } from '../../database';
import { eventWorks } from '../../events/event-works';
import { inOneWrite } from '../../http/write';
import type { Owner } from '../../media/media-rows';
import { judgeRecord } from '../../recorded/judge-record';
import { loadOwn, type OwnRecord } from '../../recorded/own-record';
import { readRecordingRules } from '../../recorded/recording-rules';
import { writeRecord } from '../../recorded/write-record';
import type { OnDecision } from '../decision-mails';
import { type Doing, noteDoing } from '../doing';
import { recordDecision } from '../record-decision';
import { eventState, snapshotEvent } from './undo-event';

/** What an operator can do with an event that waits, and how its button is called. */
export const eventActions = { approve: 'Freigeben', reject: 'Ablehnen' } as const;

/** One of eventActions. */
export type EventAction = keyof typeof eventActions;

/** Texts that an operator has corrected. */
export type Correction = Partial<EventContent>;

/** What an operator decided, having seen the version `seen` of the event. */
export type EventDecision = { id: number; seen: string } & (
  | { action: 'approve'; correction?: Correction | undefined }
  | { action: 'reject'; reason: string; fields: readonly string[] }
);

type Row = { eventId: string; version: number; state: string; accountId: number | null };

/** Shows visitors an event that waits, with what the operator corrects, or sends it back to its organiser. */
export async function decideOnEvent(
  options: Pick<AppOptions, 'database' | 'onWritten'>,
  decision: EventDecision,
  doing: Doing,
  onDecision: OnDecision,
): Promise<'done' | 'already' | 'stale' | 'unfit' | 'reason_missing'> {
  if (decision.action === 'reject' && decision.reason === '') return 'reason_missing';
  const { id, seen } = decision;
  return inOneWrite(options, async (transaction) => {
    const row = await lockReview(transaction, id, doing.client);
    if (!row || row.accountId === null || String(row.version) !== seen) return 'stale';
    if (row.state !== 'waiting') return 'already';
    const owner = { client: doing.client, accountId: row.accountId };
    const stored = await loadOwn(eventWorks, transaction, owner, row.eventId, doing.now);
    const before = await snapshotEvent(transaction, id);
    if (decision.action === 'approve' && (await isUnfit(transaction, owner, stored, doing.now))) return 'unfit';
    const mailId = await onDecision(transaction, row.accountId);
    const { action, details } =
      decision.action === 'approve'
        ? await publish(transaction, owner, { stored, correction: decision.correction }, doing.now)
        : await sendBack(transaction, decision, row.eventId);
    // What visitors no longer see is kept while the decision can be taken back.
    await transaction.query(
      'update media set waiting_for = $1 where id = any($2::text[]) and event_id is null and waiting_for is null',
      [row.eventId, before.media.map((medium) => medium.id)],
    );
    await noteDoing(transaction, doing, {
      kind: 'event',
      record: row.eventId,
      accountId: row.accountId,
      action,
      details,
    });
    const after = await eventState(transaction, id);
    const subject = stored.content.title;
    const made = {
      kind: 'event',
      record: id,
      accountId: row.accountId,
      action,
      subject,
      before,
      after,
      mailId,
    } as const;
    await recordDecision(transaction, doing, made);
    return 'done';
  });
}

/** Locks in the order in which a person saves: otherwise both may deadlock. */
async function lockReview(transaction: Queryable, id: number, client: string): Promise<Row | undefined> {
  const [named] = await transaction.query<{ eventId: string; accountId: number | null }>(
    `select e.id as "eventId", e.owner_id as "accountId" from event_reviews r join events e on e.id = r.event_id
     where r.id = $1 and r.client = $2`,
    [id, client],
  );
  if (!named) return undefined;
  await transaction.query('select 1 from accounts where id = $1 for update', [named.accountId]);
  await transaction.query('select 1 from events where id = $1 for update', [named.eventId]);
  const [row] = await transaction.query<Row>(
    `select e.id as "eventId", e.version, r.state, e.owner_id as "accountId"
     from event_reviews r join events e on e.id = r.event_id where r.id = $1 and e.state <> 'deleted' for update of r`,
    [id],
  );
  return row;
}

/** Whether an event points at what is gone. That its dates are past by now, or rules are others, is for the operator. */
async function isUnfit(
  transaction: Queryable,
  owner: Owner,
  stored: OwnRecord<EventContent>,
  now: Date,
): Promise<boolean> {
  const { rules } = await readRecordingRules(transaction, owner.client);
  const judging = { id: stored.id, state: 'published', content: stored.content, stored, rules } as const;
  const problems = await judgeRecord(eventWorks, transaction, owner, { ...judging, today: berlinDay(now) });
  return problems.some(({ path, code }) => code === 'unknown' && path !== 'relation');
}

async function publish(
  transaction: Queryable,
  owner: Owner,
  { stored, correction }: { stored: OwnRecord<EventContent>; correction: Correction | undefined },
  now: Date,
) {
  const { rules } = await readRecordingRules(transaction, owner.client);
  const { id, state: before, lastRow } = stored;
  const content = { ...stored.content, ...correction };
  await writeRecord(eventWorks, transaction, owner, { id, state: 'published', before, content, lastRow, rules }, now);
  if (!correction) return { action: 'approve', details: {} };
  return { action: 'correct', details: { fields: Object.keys(correction).sort() } };
}

async function sendBack(
  transaction: Queryable,
  { id, reason, fields }: Extract<EventDecision, { action: 'reject' }>,
  eventId: string,
) {
  await transaction.query(`update event_reviews set state = 'rejected', reason = $2, fields = $3 where id = $1`, [
    ...[id, reason, [...fields]],
  ]);
  await transaction.query('update events set version = version + 1 where id = $1', [eventId]);
  return { action: 'reject', details: { reason, ...(fields.length > 0 && { fields: [...fields] }) } };
}
