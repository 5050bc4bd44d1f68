import { attemptName } from '../accounts/rate-limit';
import type { Queryable } from '../platform/database/database';
import { addressJson, communityJson, joinCommunity } from '../schema/json/address-json';
import { instantJson } from '../schema/json/instant-json';

const joinPrivateCommunity = `
  left join communities pc on pc.community_id = a.private_community_id
    and pc.district_id is not distinct from a.private_district_id`;

/** SQL: the history of a relation, the oldest entry first; `alias` is a row of role_relations. */
const historyJson = (alias: string): string => `
  coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('status', h.status, 'at', ${instantJson('h.at')},
    'by', h.by, 'reason', h.reason)) order by h.id) from relation_history h where h.relation_id = ${alias}.id), '[]')`;

/** SQL: a role relation. Missing links are null, and only a rejected or blocked one has a reason. */
const relationJson = (alias: string): string => `
  jsonb_strip_nulls(jsonb_build_object('id', ${alias}.id, 'status', ${alias}.status, 'history', ${historyJson(alias)},
    'reason', case when ${alias}.status in ('rejected', 'blocked') then (
      select h.reason from relation_history h where h.relation_id = ${alias}.id and h.status = ${alias}.status
        and h.reason is not null order by h.id desc limit 1) end))
  || jsonb_build_object('role', ${alias}.role_id, 'address', ${alias}.address_id,
    'community', ${alias}.community_id, 'district', ${alias}.district_id)`;

const selectPerson = `
  select a.version, jsonb_strip_nulls(jsonb_build_object('id', a.id::text, 'username', a.username,
      'salutation', a.salutation, 'firstName', a.first_name, 'lastName', a.last_name, 'email', a.email,
      'pendingEmail', a.pending_email, 'street', a.street, 'plz', a.plz, 'phone', a.phone,
      'community', case when c.community_id is not null then ${communityJson('c')} end,
      'freeOrganization', a.free_organization,
      'organization', case when o.address_id is not null and oc.community_id is not null then ${addressJson('o', 'om', 'oc')} end,
      'private_street', a.private_street, 'private_plz', a.private_plz, 'private_phone', a.private_phone,
      'private_community', case when pc.community_id is not null then ${communityJson('pc')} end,
      'acceptPrivacyPolicy', a.accept_privacy_policy, 'acceptConditions', a.accept_conditions,
      'acceptAds', a.accept_ads, 'url', a.url, 'deletionDue', ${instantJson('a.deletion_due')}))
    || jsonb_build_object('roleRelations', coalesce((select jsonb_agg(${relationJson('r')} order by r.id)
      from role_relations r where r.account_id = a.id), '[]')) as data
  from accounts a
  ${joinCommunity('c', 'a')}
  ${joinPrivateCommunity}
  left join addresses o on o.address_id = a.organization_id
  left join addresses om on om.address_id = o.main_address_id
  ${joinCommunity('oc', 'o')}
  where a.id = $1`;

/** A person as the contract describes it, with the version for If-Match. */
export type PersonRecord = { data: Record<string, unknown>; version: number };

/** Loads a person; undefined when the account is gone. */
export async function loadPerson(database: Queryable, accountId: number): Promise<PersonRecord | undefined> {
  const [row] = await database.query<PersonRecord>(selectPerson, [accountId]);
  return row;
}

/** Loads a role relation as the contract describes it. */
export async function loadRelation(from: Queryable, id: number): Promise<unknown> {
  const [row] = await from.query<{ data: unknown }>(
    `select ${relationJson('r')} as data from role_relations r where r.id = $1`,
    [id],
  );
  return row?.data;
}

/** SQL: the names under which attempts of a person are counted, each as a row; `alias` is a row of accounts. */
export const attemptNames = (alias: string): string => `
  select ${attemptName('name')} from (
    select unnest(array[${alias}.username, ${alias}.email, ${alias}.pending_email]) as name
    union all select k.email from mail_keys k where k.account_id = ${alias}.id) as names`;
