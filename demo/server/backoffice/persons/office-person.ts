import { html } from 'hono/html';
import { WINDOW_MS } from '../../accounts/rate-limit';
import { loadClient } from '../../clients/client-info';
import type { AccountState } from '../../persons/decisions/change-account';
import type { Queryable } from '../../platform/database/database';
import { accountStatuses, type Html, instantText } from '../page/page';
import { emailLink, facts } from '../ui/shapes';

const ATTEMPT_MINUTES = WINDOW_MS / 60_000;

/** A person as the office shows them. */
export type OfficePerson = AccountState & {
  id: number;
  version: number;
  username: string;
  name: string;
  salutation: number | null;
  email: string;
  pending_email: string | null;
  organization: string;
  official: string;
  phone: string;
  home: string;
  private_phone: string;
  url: string;
  accepted: string;
  created_at: Date;
  deletionDue: Date | null;
  seenAt: Date | null;
  favourites: number;
  searches: number;
};

const communityNameSql = (community: string, district: string) => `
  (select c.name from communities c where c.community_id = a.${community}
    and c.district_id is not distinct from a.${district})`;

/** Loads the name of a person; undefined if this client has no such person. */
export async function loadPersonName(database: Queryable, client: string, id: number): Promise<string | undefined> {
  const row = await loadOfficePerson(database, client, id);
  return row && personNameOf(row);
}

/** Returns the name of a person, else the user name. */
export const personNameOf = ({ name, username }: OfficePerson) => name || username;

/** Loads a person of a client. */
export async function loadOfficePerson(
  database: Queryable,
  client: string,
  id: number,
): Promise<OfficePerson | undefined> {
  // The labels that the person has read.
  const {
    lbl_conditions: conditions = 'Nutzungsbedingungen',
    lbl_privacy_policy: privacyPolicy = 'Datenschutzhinweise',
  } = (await loadClient(database, client)).settings.languageSettings.de;
  const [row] = await database.query<OfficePerson>(
    `select a.id, a.username, trim(a.first_name || ' ' || a.last_name) as name, a.salutation, a.email, a.pending_email,
       coalesce(o.name, nullif(a.free_organization, ''), '') as organization,
       concat_ws(', ', nullif(a.street, ''), nullif(a.plz, ''), ${communityNameSql('community_id', 'district_id')}) as official,
       concat_ws(', ', nullif(a.private_street, ''), nullif(a.private_plz, ''),
         ${communityNameSql('private_community_id', 'private_district_id')}) as home,
       a.phone, a.private_phone, a.url, a.status, a.email_confirmed_at is not null as "isConfirmed",
       concat_ws(', ', case when a.accept_conditions then $3::text end, case when a.accept_privacy_policy then $4::text end,
         case when a.accept_ads then 'Werbung' end) as accepted, a.created_at, a.deletion_due as "deletionDue", a.version,
       a.last_login_at as "seenAt",
       (select count(*)::int from favourites f where f.account_id = a.id and f.is_kept) as favourites,
       (select count(*)::int from saved_searches w where w.client = a.client and lower(w.email) = lower(a.email)
         and w.confirmed_at is not null and a.email_confirmed_at is not null) as searches
     from accounts a left join addresses o on o.address_id = a.organization_id where a.id = $1 and a.client = $2`,
    [id, client, conditions, privacyPolicy],
  );
  return row;
}

/** Returns the salutation; '' without one. */
function salutationText(salutation: number | null): string {
  if (salutation === null) return '';
  return salutation === 2 ? 'Herr' : salutation === 3 ? 'Frau' : 'Divers';
}

const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const phoneLink = (phone: string) => phone && html`<a href="tel:${phone.replace(/[^+\d]/g, '')}">${phone}</a>`;

/** Renders the details of an account. @param failed the wrong passwords of the last minutes */
export const accountFacts = (row: OfficePerson, failed = 0): Html =>
  facts([
    ['Status', accountStatuses[row.status]],
    ['Anrede', salutationText(row.salutation)],
    ['Meldet sich an als', row.username],
    ['E-Mail', html`${emailLink(row.email)} (${row.isConfirmed ? 'bestätigt' : 'unbestätigt'})`],
    ['Neue E-Mail', row.pending_email],
    ['Telefon', phoneLink(row.phone)],
    ['Gehört zu', row.organization],
    ['Dienstlich', row.official],
    ['Privat', row.home],
    ['Telefon privat', phoneLink(row.private_phone)],
    ['Website', row.url],
    ['Zugestimmt', row.accepted],
    ['Merkliste', row.favourites === 0 ? '' : countOf(row.favourites, 'Veranstaltung', 'Veranstaltungen')],
    ['Suche per E-Mail', row.searches === 0 ? '' : countOf(row.searches, 'Suche', 'Suchen')],
    ['Dabei seit', instantText(row.created_at)],
    ['Zuletzt da', instantText(row.seenAt)],
    [
      'Fehlversuche',
      failed === 0
        ? ''
        : `${countOf(failed, 'falsches Passwort', 'falsche Passwörter')} in den letzten ${ATTEMPT_MINUTES} Minuten`,
    ],
  ]);
