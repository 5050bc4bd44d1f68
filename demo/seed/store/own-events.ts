import { type RecordingRules, readRecordingRules } from '../../server/clients/recording-rules';
import { eventType } from '../../server/events/event-type';
import type { Owner } from '../../server/media/media-rows';
import type { Queryable } from '../../server/platform/database/database';
import { markEdited } from '../../server/records/record-edit';
import { contentWithIds } from '../../server/records/record-input';
import { queueForReview } from '../../server/records/reviews';
import { writeRecord } from '../../server/records/write-record';
import { EVENTS } from '../../server/schema/record-tables';
import type { Day } from '../generate/calendar';
import { ownEvents, type SeedOwnEvent } from '../generate/own-events';
import { PROMOTERS } from '../generate/promoters';
import { VENUES } from '../generate/venues';
import { drawPictures } from './own-pictures';

const DAY_MS = 86_400_000;

type Beside = {
  owner: Owner;
  rules: RecordingRules;
  relation: number | undefined;
  promoter: number | undefined;
  /** The copyright of the pictures. */
  copyright: string;
};

/** Gives demo persons events of every publish status, of which visitors see the published ones. */
export async function seedOwnEvents(transaction: Queryable, today: Day, now: Date): Promise<void> {
  for (const { owner, events } of ownEvents(today)) {
    const { client, username } = owner;
    const promoter = PROMOTERS.find(({ name }) => name === owner.promoter)?.id;
    const [account] = await transaction.query<{ accountId: number; relation: number | null }>(
      `select a.id as "accountId", (select r.id from role_relations r where r.account_id = a.id and r.address_id = $3
         limit 1) as relation
       from accounts a where a.client = $1 and a.username = $2`,
      [client, username, promoter],
    );
    if (!account) throw new Error(`No such demo person: ${username}`);
    const { accountId, relation } = account;
    const { rules } = await readRecordingRules(transaction, client);
    const shared = { owner: { client, accountId }, rules, relation: relation ?? undefined, promoter };
    for (const event of events) await seedOwnEvent(transaction, event, { ...shared, copyright: owner.promoter }, now);
  }
}

async function seedOwnEvent(
  transaction: Queryable,
  { id, venue, motifs = [], sent, publishStatus, reason, fields, daysAgo }: SeedOwnEvent,
  { owner, rules, relation, promoter, copyright }: Beside,
  now: Date,
): Promise<void> {
  const changedAt = new Date(now.getTime() - daysAgo * DAY_MS);
  const location = VENUES.find(({ name }) => name === venue)?.id;
  const media = await drawPictures(transaction, owner, { id, motifs, copyright, uploadedAt: changedAt });
  const { content, lastRow } = contentWithIds(
    eventType.contentOf,
    { ...sent, relation, promoter, location, media },
    undefined,
  );
  const state = publishStatus === 'published' ? 'published' : 'draft';
  await writeRecord(
    eventType,
    transaction,
    owner,
    { id, state, stateBefore: undefined, content, lastRow, rules },
    changedAt,
  );
  await markEdited(transaction, EVENTS, { id, accountId: owner.accountId });
  if (publishStatus !== 'waiting' && publishStatus !== 'rejected') return;
  await queueForReview(transaction, { of: EVENTS, client: owner.client, id, content: undefined }, changedAt);
  if (publishStatus === 'rejected')
    await transaction.query(
      `update event_reviews set state = 'rejected', reason = $2, fields = $3 where event_id = $1`,
      [...[id, reason ?? '', fields ?? []]],
    );
}
