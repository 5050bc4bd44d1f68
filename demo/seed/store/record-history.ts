import type { Queryable } from '../../server/platform/database/database';
import { IN_ORDER_SQL, operatorIds } from './order-history';

/** Gives the events and articles of demo people their history: written, sent, and decided by an editor of the demo. */
export async function seedRecordHistory(to: Queryable): Promise<void> {
  const [, editor] = await operatorIds(to);
  for (const kind of ['event', 'article']) await to.query(historySql(kind), [editor ?? null, kind]);
  await to.query(IN_ORDER_SQL);
}

/** SQL: the history of each record of a kind, by its state and its review. */
const historySql = (kind: string) => `
  insert into history (client, at, by, actor_id, account_id, operator_id, kind, record, action, details)
  select r.client, d.at, d.by, case when d.by = 'person' then r.owner_id end, r.owner_id,
    case when d.by = 'operator' then $1::int end, $2, r.id, d.action, d.details
  from ${kind}s r left join ${kind}_reviews w on w.${kind}_id = r.id cross join lateral (
    select r.created_at as at, 'person' as by, 'created' as action, '{}'::jsonb as details
    union all
    select r.created_at + interval '20 minutes', 'person', 'submitted', '{}' where r.state = 'published' or w.state is not null
    union all
    select r.created_at + interval '3 hours', 'operator', 'approve', '{}' where r.state = 'published'
    union all
    select r.created_at + interval '3 hours', 'operator', 'reject', jsonb_build_object('reason', w.reason)
    where w.state = 'rejected') d
  where r.owner_id is not null`;
