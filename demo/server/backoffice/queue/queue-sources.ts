import { advertStateSql } from '../../adverts/decisions/advert-state';
import {
  awaitingRows,
  isDecidedWithRelation,
  isRefusedWithRelation,
  isUndecided,
  waitsWithRelation,
} from '../../persons/awaiting-records';
import { seenRelationSql } from '../../persons/decisions/seen-relation';
import { addressLabel } from '../../schema/json/address-json';
import { ARTICLES, EVENTS, isDecidable, latestContent, type RecordTables } from '../../schema/record-tables';
import type { QueueKind } from './queue-kinds';

const nameOf = (account: string) =>
  `coalesce(nullif(trim(${account}.first_name || ' ' || ${account}.last_name), ''), ${account}.username)`;

/** SQL: the first of the days in a list of the content; null without a readable one. */
const firstOf = (list: string, key: string) => `(select min((d.one->>'${key}')::date)
  from jsonb_array_elements(${latestContent}->'${list}') d(one) where d.one->>'${key}' ~ '^\\d{4}-\\d\\d-\\d\\d$')`;

const firstDays: Readonly<Record<RecordTables['kind'], string>> = {
  event: `least(${firstOf('dates', 'date')}, ${firstOf('series', 'start')})`,
  article: firstOf('publicationDates', 'date'),
};

/**
 * SQL: sent records of authors that are unpublished, or published in an earlier version. Those that wait with a role
 * relation belong to its entry.
 */
const recordSource = ({ kind, table, reviews, id }: RecordTables) => `
    select r.id, ${latestContent}->>'title' as title, case when e.state = 'published' then 'Änderung' else 'Neu' end as detail,
      (select o.name from addresses o where o.address_id = (${latestContent}->>'promoter')::int) as organisation,
      ${nameOf('a')} as person, ${firstDays[kind]} as first_day, null::int as cents, e.version::text as seen,
      false as is_new, false as is_removal,
      case when e.state = 'published' then json_build_object('recordId', e.id, 'ownerId', e.owner_id) end as change, r.since
    from ${reviews} r join ${table} e on e.id = r.${id} join accounts a on a.id = e.owner_id
    where r.client = $1 and r.state = 'waiting' and ${isDecidable('e')} and a.status <> 'blocked'
      and not ${waitsWithRelation}`;

/** SQL: the number of rows `w` of a kind in words; null for none. */
const countText = (kind: string, one: string, many: string) => {
  const count = `count(*) filter (where w.kind = '${kind}')`;
  return `case ${count} when 0 then null when 1 then '${one}' else concat(${count}, ' ${many}') end`;
};

/** SQL: the columns that only adverts, events and relations have. */
const withoutDay = 'null::date as first_day, null::int as cents';

/**
 * SQL: the waiting rows at the client $1, by their kind: id, title, detail, organisation, person, first_day, cents, seen,
 * is_new, is_removal, change, and since, which is null if it is unknown.
 */
export const sources: Readonly<Record<QueueKind, string>> = {
  // New accounts with a confirmed address; not those whose approval an operator has withdrawn.
  account: `
    select a.id, ${nameOf('a')} as title, a.email as detail,
      coalesce((select o.name from addresses o where o.address_id = a.organization_id), nullif(a.free_organization, '')) as organisation,
      null as person, ${withoutDay}, '' as seen, false as is_new, false as is_removal, null::json as change,
      a.email_confirmed_at as since from accounts a
    where a.client = $1 and a.status = 'unverified' and a.email_confirmed_at is not null and a.deletion_due is null
      and not a.approval_withdrawn`,
  // Relations that are new, changed or to be removed.
  relation: `
    select r.id, concat_ws(', ', o.name, case when d.address_id is not null then ${addressLabel('d', 'm')} end,
        case when o.name is null and d.address_id is null then 'Ohne Rolle' end) as title,
      coalesce((select concat(nullif(concat_ws(', ',
          ${countText('event', '1 Veranstaltung', 'Veranstaltungen')}, ${countText('article', '1 Artikel', 'Artikel')}), ''))
        from (${awaitingRows('r')}) w where ${isUndecided('r')}), '') as detail,
      null as organisation, ${nameOf('a')} as person, ${withoutDay}, ${seenRelationSql('r')} as seen,
      r.status = 'new' as is_new, r.status = 'delete' as is_removal, null::json as change,
      coalesce((select max(h.at) from relation_history h where h.relation_id = r.id), r.created_at) as since
    from role_relations r join accounts a on a.id = r.account_id
    left join roles o on o.client = a.client and o.role_id = r.role_id
    left join addresses d on d.address_id = r.address_id
    left join addresses m on m.address_id = d.main_address_id
    where a.client = $1 and a.status <> 'blocked' and r.status not in ('approved', 'rejected', 'blocked')`,
  // Suggested addresses, unless they belong to the entry of a relation, or were refused with it. If the person's account is gone, the day is unknown.
  address: `
    select a.address_id as id, a.name as title, concat_ws(', ', nullif(a.street, ''), nullif(a.zipcode, '')) as detail,
      null as organisation, ${nameOf('p')} as person, ${withoutDay}, a.version::text as seen, false as is_new,
      false as is_removal, null::json as change, (select min(h.at) from history h where h.account_id = a.owner_id
        and h.kind = 'address' and h.record = a.address_id::text) as since
    from addresses a left join accounts p on p.id = a.owner_id
    where a.client = $1 and a.state = 'suggested' and not ${isDecidedWithRelation('a')}
      and not ${isRefusedWithRelation('a')}`,
  event: recordSource(EVENTS),
  article: recordSource(ARTICLES),
  // Ordered adverts, which nobody has reviewed.
  advert: `
    select o.review as id, o.content->>'title' as title, concat_ws(' · ', o.product->'slot'->>'name',
        case cardinality(o.dates) when 1 then '1 Tag' else cardinality(o.dates) || ' Tage' end,
        case when b.order_id is not null then 'korrigiert' end) as detail,
      nullif(o.billing->>'company', '') as organisation,
      nullif(trim(concat(o.billing->>'firstName', ' ', o.billing->>'lastName')), '') as person, o.first_day,
      (o.price->>'gross')::int as cents, ${advertStateSql} as seen, false as is_new, false as is_removal,
      null::json as change, coalesce(b.resent_at, o.ordered_at) as since
    from advert_orders o left join (select order_id, max(resent_at) as resent_at from advert_returns group by order_id) b
      on b.order_id = o.id
    where o.client = $1 and o.state = 'ordered'`,
};
