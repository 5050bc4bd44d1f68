import type { Queryable } from '../platform/database/database';
import { operatorNameSql } from './operator-name';
import type { HistoryKind } from './record-history';

/** An entry of the history for display. */
export type HistoryRow = {
  id: number;
  at: Date;
  by: 'person' | 'operator' | 'system';
  /** The acting person and their name. */
  actorId: number | null;
  actor: string | null;
  /** The acting operator and their name; null for an action of the shared password. */
  operatorId: number | null;
  operator: string | null;
  /** The affected person and their name. */
  accountId: number | null;
  person: string | null;
  kind: HistoryKind;
  record: string | null;
  action: string;
  details: Record<string, unknown>;
  /** A mail about the thing, in place of an action. */
  mail?: { subject: string; recipient: string; state: string } | null;
};

/** The filter of a client's history; an omitted property does not narrow the search. */
export type HistoryFilter = {
  client: string;
  kind?: HistoryKind | undefined;
  accountId?: number | undefined;
  /** Part of a name, user name or e-mail of the affected or the acting person. */
  search?: string | undefined;
  /** The id before which entries are returned, for paging. */
  before?: number | undefined;
  limit: number;
};

const nameOf = (account: string) =>
  `coalesce(nullif(trim(${account}.first_name || ' ' || ${account}.last_name), ''), ${account}.username)`;

/** SQL: the columns of an entry `h`. */
const historyColumns = `h.id, h.at, h.by, h.actor_id as "actorId", ${nameOf('a')} as actor,
  h.operator_id as "operatorId", ${operatorNameSql('h')} as operator,
  h.account_id as "accountId", ${nameOf('p')} as person, h.kind, h.record, h.action, h.details`;

/** SQL: the entries `h` with their acting person `a` and their affected person `p`. */
const historyPersons = `from history h left join accounts a on a.id = h.actor_id
  left join accounts p on p.id = h.account_id`;

/** The subjects of a timeline: the thing itself, and records whose history belongs to it. */
export type TimelineFilter = {
  client: string;
  records: readonly { kind: HistoryKind; record: number | string }[];
  limit?: number;
  /** True to leave out the mails about the thing. */
  hasNoMails?: boolean;
};

const MAX_TIMELINE = 200;

/** Finds the history of a thing with the mails about it, the newest first. */
export const findTimeline = (
  from: Queryable,
  { client, records, limit = MAX_TIMELINE, hasNoMails = false }: TimelineFilter,
): Promise<HistoryRow[]> =>
  from.query<HistoryRow>(
    `with things as (select * from unnest($2::text[], $3::text[]))
     select * from (
       select ${historyColumns}, null::json as mail ${historyPersons}
       where h.client = $1 and (h.kind, h.record) in (select * from things)
       union all
       select m.id, coalesce(m.sent_at, m.created_at), 'system', null, null, null, null, m.account_id, null, 'mail', m.id::text,
         m.state, '{}', json_build_object('subject', m.subject, 'recipient', m.recipient, 'state', m.state)
       from mails m where not $5 and m.client = $1 and (m.kind, m.record) in (select * from things)) as entries
     order by at desc, mail is not null, id desc limit $4`,
    [client, records.map(({ kind }) => kind), records.map(({ record }) => String(record)), limit, hasNoMails],
  );

/** Finds what has been done to the accounts of operators, or to one of them, the newest first. */
export const findOperatorHistory = (
  from: Queryable,
  { operatorId, limit = MAX_TIMELINE }: { operatorId?: number; limit?: number } = {},
): Promise<HistoryRow[]> =>
  from.query<HistoryRow>(
    `select ${historyColumns} ${historyPersons}
     where h.client is null and h.kind = 'operator' and ($1::text is null or h.record = $1) order by h.id desc limit $2`,
    [operatorId === undefined ? null : String(operatorId), limit],
  );

/** Finds the history of a client, the newest first. */
export const findHistory = (
  from: Queryable,
  { client, kind, accountId, search = '', before, limit }: HistoryFilter,
): Promise<HistoryRow[]> =>
  from.query<HistoryRow>(
    `with found as (select a.id from accounts a where $6 <> '' and a.client = $1
       and position(fold($6) in fold(concat_ws(' ', a.first_name, a.last_name, a.username, a.email))) > 0)
     select ${historyColumns} ${historyPersons}
     where h.client = $1 and ($2::text is null or h.kind = $2) and ($3::int is null or h.account_id = $3)
       and ($4::int is null or h.id < $4)
       and ($6 = '' or h.account_id in (select id from found) or h.actor_id in (select id from found))
     order by h.id desc limit $5`,
    [client, kind ?? null, accountId ?? null, before ?? null, limit, search],
  );
