import { addressLabel } from '../shapes';
import type { QueueEntry, QueueSource } from './queue';

type Found = Omit<QueueEntry, 'kind'>;

const nameOf = (account: string) =>
  `coalesce(nullif(trim(${account}.first_name || ' ' || ${account}.last_name), ''), ${account}.username)`;

/** New accounts whose address is confirmed; not those whose approval an operator has withdrawn. */
export const findWaitingAccounts: QueueSource = (from, client, most) =>
  from.query<Found>(
    `select a.id, ${nameOf('a')} as title, a.email as detail, a.email_confirmed_at as since from accounts a
     where a.client = $1 and a.status = 'unverified' and a.email_confirmed_at is not null and a.deletion_due is null
       and coalesce((select h.action from history h where h.account_id = a.id and h.kind = 'account'
         and h.action in ('verify', 'unverify', 'undone') order by h.id desc limit 1), '') <> 'unverify'
     order by since, a.id limit $2`,
    [client, most],
  );

/** Relations that are new, changed or to be removed. */
export const findWaitingRelations: QueueSource = (from, client, most) =>
  from.query<Found>(
    `select r.id, concat_ws(', ', o.name, case when d.address_id is not null then ${addressLabel('d', 'm')} end,
         case when o.name is null and d.address_id is null then 'Ohne Rolle' end) as title, ${nameOf('a')} as detail,
       coalesce((select max(h.at) from relation_history h where h.relation_id = r.id), r.created_at) as since
     from role_relations r join accounts a on a.id = r.account_id
     left join roles o on o.client = a.client and o.role_id = r.role_id
     left join addresses d on d.address_id = r.address_id
     left join addresses m on m.address_id = d.main_address_id
     where a.client = $1 and a.status <> 'blocked' and r.status not in ('approved', 'rejected', 'blocked')
     order by since, r.id limit $2`,
    [client, most],
  );

/** Addresses that persons have suggested. If the person's account is gone, the day is unknown. */
export const findWaitingAddresses: QueueSource = (from, client, most) =>
  from.query<Found>(
    `select a.address_id as id, a.name as title, coalesce(${nameOf('p')}, '') as detail,
       (select min(h.at) from history h where h.account_id = a.owner_id and h.kind = 'address'
         and h.record = a.address_id::text) as since
     from addresses a left join accounts p on p.id = a.owner_id
     where a.client = $1 and a.state = 'suggested' order by since nulls first, a.address_id limit $2`,
    [client, most],
  );
