import { attemptName } from '../accounts/rate-limit';
import { loadPerson } from '../persons/person-json';
import type { Queryable } from '../platform/database/database';
import { addressJson, joinCommunity } from '../schema/json/address-json';
import { mediumJson } from '../schema/json/image-json';
import { instantJson } from '../schema/json/instant-json';
import { latestContent } from '../schema/record-tables';
import { reviewJson } from './stored-record';

const listJson = (json: string, from: string, order: string) =>
  `coalesce((select json_agg(json_strip_nulls(${json}) order by ${order}) from ${from}), '[]')`;

const selectAccountData = `
  select json_build_object(
    'account', json_strip_nulls(json_build_object('status', a.status, 'language', a.language,
      'emailConfirmedAt', ${instantJson('a.email_confirmed_at')}, 'createdAt', ${instantJson('a.created_at')},
      'updatedAt', ${instantJson('a.updated_at')}, 'lastLogInAt', ${instantJson('a.last_login_at')})),
    'consents', json_build_object('privacyPolicy', a.accept_privacy_policy, 'conditions', a.accept_conditions,
      'ads', a.accept_ads),
    'tokens', ${listJson(
      `json_build_object('createdAt', ${instantJson('t.created_at')}, 'expiresAt', ${instantJson('t.expires_at')})`,
      'tokens t where t.account_id = a.id',
      't.created_at',
    )},
    'mailKeys', ${listJson(
      `json_build_object('purpose', k.purpose, 'email', k.email, 'createdAt', ${instantJson('k.created_at')},
        'expiresAt', ${instantJson('k.expires_at')}, 'usedAt', ${instantJson('k.used_at')})`,
      'mail_keys k where k.account_id = a.id',
      'k.created_at',
    )},
    'mails', ${listJson(
      `json_build_object('recipient', m.recipient, 'subject', m.subject, 'at', ${instantJson('m.created_at')})`,
      `mails m where m.account_id = a.id
         or (m.account_id is null and m.client = a.client and lower(m.recipient) = lower(a.email))`,
      'm.id',
    )},
    'attempts', ${listJson(
      `json_build_object('kind', t.kind, 'name', t.name, 'address', t.address, 'at', ${instantJson('t.at')})`,
      // Attempts under an unconfirmed new address are left out: the address may belong to somebody else.
      `attempts t where t.client = a.client
         and t.name in (${attemptName('a.username')}, ${attemptName('a.email')})`,
      't.at',
    )},
    'requests', ${listJson(
      `json_build_object('at', ${instantJson('q.created_at')}, 'status', q.status)`,
      'idempotency_keys q where q.client = a.client and q.owner = a.id::text',
      'q.created_at',
    )},
    'dataRequests', ${listJson(
      `json_build_object('kind', w.kind, 'receivedOn', w.received_on, 'dueOn', w.due_on, 'extension', w.extension,
        'note', w.note, 'doneOn', w.done_on)`,
      'person_requests w where w.account_id = a.id',
      'w.id',
    )},
    'history', ${listJson(
      `json_build_object('at', ${instantJson('h.at')}, 'by', h.by, 'kind', h.kind, 'action', h.action,
        'details', h.details)`,
      // What happened to the person, and what they did to the records of other members.
      'history h where h.account_id = a.id or h.actor_id = a.id and h.actor_id <> h.account_id',
      'h.id',
    )},
    'favourites', ${listJson(
      `json_build_object('event', f.event_id, 'kept', f.is_kept, 'at', ${instantJson('f.at')})`,
      'favourites f where f.account_id = a.id',
      'f.at, f.event_id',
    )},
    'savedSearches', ${listJson(
      `json_build_object('query', s.query, 'frequency', s.frequency, 'createdAt', ${instantJson('s.created_at')},
        'confirmedAt', ${instantJson('s.confirmed_at')})`,
      `saved_searches s where s.client = a.client and lower(s.email) = lower(a.email) and a.email_confirmed_at is not null`,
      's.id',
    )},
    'suggestedAddresses', ${listJson(
      addressJson('s', 'sm', 'sc'),
      `addresses s left join addresses sm on sm.address_id = s.main_address_id ${joinCommunity('sc', 's')}
         where s.owner_id = a.id`,
      's.address_id',
    )},
    'events', ${listJson(
      `json_build_object('id', e.id, 'state', e.state, 'title', e.title, 'written', ${latestContent}, 'review', ${reviewJson},
        'createdAt', ${instantJson('e.created_at')})`,
      'events e left join event_reviews r on r.event_id = e.id where e.owner_id = a.id',
      'e.id',
    )},
    'articles', ${listJson(
      `json_build_object('id', e.id, 'state', e.state, 'title', e.title, 'written', ${latestContent}, 'review', ${reviewJson},
        'createdAt', ${instantJson('e.created_at')})`,
      'articles e left join article_reviews r on r.article_id = e.id where e.owner_id = a.id',
      'e.id',
    )},
    'adverts', ${listJson(
      `json_build_object('number', o.number, 'state', o.state, 'dates', to_json(o.dates), 'product', o.product,
        'content', o.content, 'billing', o.billing, 'contact', o.contact, 'price', o.price,
        'orderedAt', ${instantJson('o.ordered_at')}, 'invoices', (select json_agg(json_build_object('kind', i.kind,
          'number', i.number, 'issuedOn', i.issued_on, 'gross', i.gross) order by i.id)
          from advert_invoices i where i.order_id = o.id),
        'payments', (select json_agg(json_build_object('cents', p.cents, 'paidOn', p.paid_on, 'note', p.note) order by p.id)
          from advert_payments p join advert_invoices i on i.id = p.invoice_id where i.order_id = o.id),
        'refunds', (select json_agg(json_build_object('cents', r.cents, 'refundedOn', r.refunded_on, 'note', r.note) order by r.id)
          from advert_refunds r join advert_invoices i on i.id = r.invoice_id where i.order_id = o.id))`,
      'advert_orders o where o.account_id = a.id',
      'o.ordered_at',
    )},
    'advertDraft', (select d.data from advert_drafts d where d.account_id = a.id),
    'media', ${listJson(
      `json_build_object('image', ${mediumJson('u')}, 'createdAt', ${instantJson('u.created_at')})`,
      `media u where u.owner_id = a.id and u.state = 'stored'`,
      'u.created_at',
    )}) as data
  from accounts a where a.id = $1`;

/** Returns all stored data of a person, without the hashes and keys that prove their identity. */
export async function exportPerson(
  database: Queryable,
  accountId: number,
  now: Date,
): Promise<Record<string, unknown> | undefined> {
  const person = await loadPerson(database, accountId);
  const [row] = await database.query<{ data: Record<string, unknown> }>(selectAccountData, [accountId]);
  if (!person || !row) return undefined;
  const { roleRelations, ...data } = person.data;
  return { person: data, relations: roleRelations, ...row.data, exportedAt: now.toISOString() };
}
