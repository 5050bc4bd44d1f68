import { daysBetween } from '../../../../src/lib/days';
import { type ActorContext, recordAction } from '../../history/actor-context';
import { berlinDay, isDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import type { PersonOptions } from '../options';
import { type RequestKind, requestDeadline } from './request-deadline';

type WriteOptions = Pick<PersonOptions, 'database' | 'onWritten'>;

/** The earliest day on which a request can have come: before that, its entry is an error of typing. */
const MAX_DAYS_AGO = 365;

/** A request about the data of a person. */
export type PersonRequest = {
  id: number;
  kind: RequestKind;
  receivedOn: string;
  dueOn: string;
  /** The reason of the two further months; null without them. */
  extension: string | null;
  note: string;
  /** The day on which it was answered; null if it is open. */
  doneOn: string | null;
  /** The name of the operator who has answered it. */
  doneBy: string | null;
  version: number;
};

/** Loads the requests of a person, the open ones first, then the newest. */
export const loadRequests = (from: Queryable, client: string, accountId: number): Promise<PersonRequest[]> =>
  from.query<PersonRequest>(
    `select id, kind, received_on::text as "receivedOn", due_on::text as "dueOn", extension, note, done_on::text as "doneOn", version,
       (select o.name from operators o where o.id = done_by) as "doneBy"
     from person_requests where account_id = $1 and client = $2
     order by done_on is not null, case when done_on is null then due_on end, done_on desc, id desc`,
    [accountId, client],
  );

/** A request to be recorded. */
export type NewRequest = { kind: RequestKind; receivedOn: string; note: string };

/** Returns the problem of the day on which a request was received; undefined for a possible day. */
export function receivedProblem(receivedOn: string, now: Date): 'no_day' | 'future' | 'too_old' | undefined {
  if (!isDay(receivedOn)) return 'no_day';
  const age = daysBetween(receivedOn, berlinDay(now));
  if (age < 0) return 'future';
  return age > MAX_DAYS_AGO ? 'too_old' : undefined;
}

/** Records a request; an open one of the same kind and day counts as the same. */
export const addRequest = (
  options: WriteOptions,
  accountId: number,
  { kind, receivedOn, note }: NewRequest,
  actorContext: ActorContext,
): Promise<'done' | 'already' | 'gone'> =>
  inOneWrite(options, async (transaction) => {
    if (!(await lockAccount(transaction, accountId, actorContext.client))) return 'gone';
    const same = await transaction.query(
      `select 1 from person_requests where account_id = $1 and kind = $2 and received_on = $3::date and done_on is null`,
      [accountId, kind, receivedOn],
    );
    if (same.length > 0) return 'already';
    await transaction.query(
      `insert into person_requests (client, account_id, kind, received_on, due_on, note, created_at)
       values ($1, $2, $3, $4::date, $5::date, $6, $7)`,
      [
        ...[actorContext.client, accountId, kind, receivedOn, requestDeadline(receivedOn, false)],
        ...[note, actorContext.now],
      ],
    );
    await recordRequestAction(transaction, actorContext, accountId, { action: 'request_received', kind });
    return 'done';
  });

/** A change of a recorded request by an operator. */
export type RequestChange =
  | { change: 'extend'; reason: string }
  | { change: 'done'; doneOn: string }
  | { change: 'reopen' };

/** The names of the changes in the history. */
const historyActions = { extend: 'request_extended', done: 'request_done', reopen: 'request_reopened' } as const;

/** Changes the version `seen` of a request of a person. */
export const changeRequest = (
  options: WriteOptions,
  { accountId, id, seen, ...change }: { accountId: number; id: number; seen: string } & RequestChange,
  actorContext: ActorContext,
): Promise<'done' | 'already' | 'stale' | 'gone'> =>
  inOneWrite(options, async (transaction) => {
    if (!(await lockAccount(transaction, accountId, actorContext.client))) return 'gone';
    const request = (await loadRequests(transaction, actorContext.client, accountId)).find((one) => one.id === id);
    if (!request) return 'gone';
    if (isDone(request, change)) return 'already';
    if (String(request.version) !== seen || !isPossible(request, change)) return 'stale';
    const { extension, dueOn, doneOn } = changed(request, change);
    await transaction.query(
      `update person_requests set extension = $2, due_on = $3::date, done_on = $4::date, done_by = $5, version = version + 1
       where id = $1`,
      [id, extension, dueOn, doneOn, doneOn === null ? null : (actorContext.operator ?? null)],
    );
    await recordRequestAction(transaction, actorContext, accountId, {
      action: historyActions[change.change],
      kind: request.kind,
      reason: change.change === 'extend' ? change.reason : '',
    });
    return 'done';
  });

const isDone = ({ doneOn, extension }: PersonRequest, { change }: RequestChange): boolean =>
  ({ extend: extension !== null, done: doneOn !== null, reopen: doneOn === null })[change];

/** Checks whether a request allows a change: an answered one is not extended. */
const isPossible = ({ doneOn }: PersonRequest, { change }: RequestChange): boolean =>
  change === 'reopen' ? doneOn !== null : doneOn === null;

function changed(request: PersonRequest, change: RequestChange): PersonRequest {
  if (change.change === 'done') return { ...request, doneOn: change.doneOn };
  if (change.change === 'reopen') return { ...request, doneOn: null };
  return { ...request, extension: change.reason, dueOn: requestDeadline(request.receivedOn, true) };
}

async function lockAccount(transaction: Queryable, id: number, client: string): Promise<boolean> {
  const rows = await transaction.query('select 1 from accounts where id = $1 and client = $2 for update', [id, client]);
  return rows.length > 0;
}

const recordRequestAction = (
  transaction: Queryable,
  actorContext: ActorContext,
  accountId: number,
  { action, kind, reason = '' }: { action: string; kind: RequestKind; reason?: string },
): Promise<void> =>
  recordAction(transaction, actorContext, {
    ...{ kind: 'account', record: accountId, accountId, action },
    details: { request: kind, ...(reason && { reason }) },
  });
