import { html } from 'hono/html';
import { positionText } from '../../../../src/model/position-text';
import { findTimeline } from '../../history/find-history';
import { isDecidedWithRelation, isUndecided } from '../../persons/awaiting-records';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { addressLabel, joinCommunity } from '../../schema/json/address-json';
import { findSimilarAddresses } from '../addresses/similar-addresses';
import { timeline } from '../history/timeline';
import { noteForm } from '../notes/note-form';
import type { OperatorRole } from '../operators/roles';
import { mayDo } from '../operators/route-roles';
import { pageOf } from '../page/addresses';
import type { BackOfficePage } from '../page/document';
import { accountStatuses, type Html } from '../page/page';
import { loadOrders, ordersTable } from '../persons/orders-table';
import { dayText } from '../persons/person-words';
import { loadRecords, recordsTable } from '../persons/records-table';
import { relationBadge } from '../persons/relation-section';
import { badge, box, buttonLink, countText, emailLink, facts, notice, withAside } from '../ui/shapes';
import { nameCell, table } from '../ui/table';
import { ordersOfOrganisation, recordsOfOrganisation } from './find-organisations';
import { organisationBadge } from './organisations-page';

type Organisation = {
  name: string;
  line: string;
  phone: string | null;
  mobile: string | null;
  email: string | null;
  url: string | null;
  accessibility: string | null;
  lat: number | null;
  lon: number | null;
  isSuggested: boolean;
  /** True for an address of this client alone, false for one of the common catalogue. */
  isOwn: boolean;
  /** The relation that a suggestion is decided on with. */
  relation: number | null;
  /** The number of events that take place there. */
  located: number;
};

const selectOrganisation = `
  select ${addressLabel('a', 'm')} as name, concat_ws(', ', nullif(a.street, ''), concat_ws(' ', a.zipcode, replace(c.name_path, '|', ' – '))) as line,
    a.phone, a.mobile, a.email, a.url, a.accessibility, a.lat, a.lon, a.state = 'suggested' as "isSuggested",
    a.client is not null as "isOwn",
    (select min(w.id) from role_relations w where w.address_id = a.address_id and a.state = 'suggested'
       and ${isDecidedWithRelation('a')} and ${isUndecided('w')}) as relation,
    (select count(*)::int from events e where e.client = $1 and e.location_id = a.address_id and e.state = 'published') as located
  from addresses a left join addresses m on m.address_id = a.main_address_id ${joinCommunity('c', 'a')}
  where a.address_id = $2 and (a.client is null or a.client = $1)`;

type Member = {
  id: number;
  relation: number;
  name: string;
  email: string;
  account: string;
  role: string | null;
  status: string;
  since: Date;
};

const selectMembers = `
  select p.id, r.id as relation, coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.username) as name, p.email,
    p.status as account, o.name as role, r.status, r.created_at as since
  from role_relations r join accounts p on p.id = r.account_id
    left join roles o on o.client = p.client and o.role_id = r.role_id
  where p.client = $1 and r.address_id = $2
  order by r.status <> 'approved', fold(p.last_name) collate "C", fold(p.first_name) collate "C", r.id`;

/** The context of the page of an organisation. */
export type OrganisationPageContext = {
  client: string;
  csrf: string;
  id: number;
  role: OperatorRole;
  now: Date;
  /** The number of events and articles to show. */
  recordsLimit: number;
};

/** Renders an address with who posts for it, and what belongs to it; undefined if the client has no such address. */
export async function organisationPage(
  database: Queryable,
  { client, id, csrf, role, now, recordsLimit }: OrganisationPageContext,
): Promise<Pick<BackOfficePage, 'title' | 'path' | 'state' | 'content'> | undefined> {
  const [organisation] = await database.query<Organisation>(selectOrganisation, [client, id]);
  if (!organisation) return undefined;
  const members = await database.query<Member>(selectMembers, [client, id]);
  const approved = new Set(members.filter(({ status }) => status === 'approved').map((member) => member.id));
  const waiting = members.filter(({ status }) => !['approved', 'rejected', 'blocked'].includes(status)).length;
  const records = await loadRecords(database, {
    client,
    id,
    condition: recordsOfOrganisation('e', '$1'),
    limit: recordsLimit,
  });
  const orders = mayDo(role, 'GET /:client/orders/:number')
    ? await loadOrders(database, { client, id, condition: ordersOfOrganisation('o', '$1'), today: berlinDay(now) })
    : undefined;
  const history = await findTimeline(database, {
    client,
    records: [
      { kind: 'address', record: id },
      ...members.map(({ relation }) => ({ kind: 'relation', record: relation }) as const),
    ],
    limit: 20,
  });
  const similar = organisation.isSuggested ? [] : await findSimilarAddresses(database, { client, id });
  const content = withAside(
    html`<div class="stack">${dueNotice(client, id, organisation, role)}
${membersTable(client, members)}
${recordsTable(records, { client, page: pageOf.organisation(client, id), empty: 'Zu dieser Organisation gibt es keinen Eintrag.' })}
${orders && ordersTable(orders, client, { buyer: { organisation: id }, empty: 'Niemand hat für diese Organisation eine Anzeige bestellt.' })}</div>`,
    html`${box('Adresse', addressFacts(organisation), 'address')}
${similar.length === 0 ? '' : box('Ähnliche Adressen', html`<ul class="rows">${similar.map((one) => html`<li><a href="${pageOf.organisation(client, one.id)}">${one.name}</a>${one.line && html`<br><span class="soft">${one.line}</span>`}</li>`)}</ul>`, 'similar')}
${box('Verlauf', html`${timeline(history)}${noteForm({ client, csrf, kind: 'address', record: id })}`, 'history')}`,
  );
  return {
    title: organisation.name,
    path: [{ href: pageOf.organisations(client), label: 'Organisationen' }],
    state: organisationBadge({ isSuggested: organisation.isSuggested, waiting, members: approved.size }),
    content,
  };
}

/** Renders what waits for a decision: a suggested address. */
function dueNotice(client: string, id: number, { isSuggested, relation }: Organisation, role: OperatorRole): Html | '' {
  if (!isSuggested) return '';
  return notice({
    tone: 'wait',
    title: 'Diese Adresse ist vorgeschlagen',
    text:
      relation === null
        ? 'Aufgenommen kann sie jeder auswählen.'
        : 'Jemand möchte dafür eintragen. Über beides wird zusammen entschieden.',
    action: mayDo(role, 'POST /:client/addresses/:id')
      ? buttonLink(
          relation === null ? pageOf.review(client, 'address', id) : pageOf.review(client, 'relation', relation),
          'Prüfen',
          { isQuiet: false },
        )
      : undefined,
  });
}

const addressFacts = (organisation: Organisation) => {
  const { line, phone, mobile, email, url, accessibility, lat, lon, isOwn, located } = organisation;
  return facts([
    ['Anschrift', line],
    ['Telefon', phone && phoneLink(phone)],
    ['Mobil', mobile && phoneLink(mobile)],
    ['E-Mail', email && emailLink(email)],
    ['Website', url],
    ['Karte', lat === null || lon === null ? '' : positionText({ lat, lon })],
    ['Zugang', accessibility],
    ['Als Ort', located === 1 ? '1 Veranstaltung' : located > 0 ? `${countText(located)} Veranstaltungen` : ''],
    ['Verzeichnis', isOwn ? 'nur dieses Portal' : 'alle Portale'],
  ]);
};

const phoneLink = (phone: string) => html`<a href="tel:${phone.replace(/[^+\d]/g, '')}">${phone}</a>`;

const membersTable = (client: string, members: readonly Member[]) =>
  table({
    label: 'Wer hier einträgt',
    hasHeading: true,
    columns: [
      { label: 'Person', kind: 'named' },
      { label: 'Rolle' },
      { label: 'Status' },
      { label: 'Seit', kind: 'nowrap' },
    ],
    rows: members.map(({ id, name, email, account, role, status, since }) => ({
      cells: [
        nameCell({ href: pageOf.person(client, id), title: name, second: email }),
        role ?? 'Ohne Rolle',
        html`<span class="line">${relationBadge(status)}${account === 'verified' ? '' : badge(account === 'blocked' ? 'bad' : 'wait', `Konto: ${accountStatuses[account] ?? account}`)}</span>`,
        dayText(since),
      ],
    })),
    empty: 'Für diese Adresse trägt niemand ein.',
  });
