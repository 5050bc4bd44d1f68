import type { Queryable } from '../database';
import type { HistoryKind } from './record-history';

/** An entry as it is shown. */
export type HistoryRow = {
  id: number;
  at: Date;
  by: 'person' | 'operator' | 'system';
  /** The user name of the person who did it. */
  actor: string | null;
  operator: string | null;
  /** The person it was done to. */
  accountId: number | null;
  person: string | null;
  kind: HistoryKind;
  record: string | null;
  action: string;
  details: Record<string, unknown>;
};

/** Which entries of a client are asked for; what is left out does not narrow. */
export type HistoryFilter = {
  client: string;
  kind?: HistoryKind | undefined;
  accountId?: number | undefined;
  /** Only entries older than this one, to page on. */
  before?: number | undefined;
  most: number;
};

/** The history of a client, the newest first. */
export const findHistory = (
  from: Queryable,
  { client, kind, accountId, before, most }: HistoryFilter,
): Promise<HistoryRow[]> =>
  from.query<HistoryRow>(
    `select h.id, h.at, h.by, a.username as actor, h.operator, h.account_id as "accountId", p.username as person,
       h.kind, h.record, h.action, h.details
     from history h left join accounts a on a.id = h.actor_id left join accounts p on p.id = h.account_id
     where h.client = $1 and ($2::text is null or h.kind = $2) and ($3::int is null or h.account_id = $3)
       and ($4::int is null or h.id < $4)
     order by h.id desc limit $5`,
    [client, kind ?? null, accountId ?? null, before ?? null, most],
  );
