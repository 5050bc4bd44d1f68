import type { Queryable } from '../platform/database/database';
import type { HistoryKind } from './record-history';

/** An entry as it is shown. */
export type HistoryRow = {
  id: number;
  at: Date;
  by: 'person' | 'operator' | 'system';
  /** The person who did it, and what they are called. */
  actorId: number | null;
  actor: string | null;
  operator: string | null;
  /** The person it was done to, and what they are called. */
  accountId: number | null;
  person: string | null;
  kind: HistoryKind;
  record: string | null;
  action: string;
  details: Record<string, unknown>;
};

/** Which entries of a client are asked for; a part that is left out does not narrow the search. */
export type HistoryFilter = {
  client: string;
  kind?: HistoryKind | undefined;
  accountId?: number | undefined;
  /** Part of a name, user name or e-mail of the person it was done to or who did it. */
  search?: string | undefined;
  /** Only entries older than this one, to page on. */
  before?: number | undefined;
  most: number;
};

const nameOf = (account: string) =>
  `coalesce(nullif(trim(${account}.first_name || ' ' || ${account}.last_name), ''), ${account}.username)`;

/** The history of a client, the newest first. */
export const findHistory = (
  from: Queryable,
  { client, kind, accountId, search = '', before, most }: HistoryFilter,
): Promise<HistoryRow[]> =>
  from.query<HistoryRow>(
    `with found as (select a.id from accounts a where $6 <> '' and a.client = $1
       and position(fold($6) in fold(concat_ws(' ', a.first_name, a.last_name, a.username, a.email))) > 0)
     select h.id, h.at, h.by, h.actor_id as "actorId", ${nameOf('a')} as actor, h.operator, h.account_id as "accountId",
       ${nameOf('p')} as person, h.kind, h.record, h.action, h.details
     from history h left join accounts a on a.id = h.actor_id left join accounts p on p.id = h.account_id
     where h.client = $1 and ($2::text is null or h.kind = $2) and ($3::int is null or h.account_id = $3)
       and ($4::int is null or h.id < $4)
       and ($6 = '' or h.account_id in (select id from found) or h.actor_id in (select id from found))
     order by h.id desc limit $5`,
    [client, kind ?? null, accountId ?? null, before ?? null, most, search],
  );
