import { html } from 'hono/html';
import { loadClient } from '../../clients/client-info';
import { findHistory } from '../../history/find-history';
import { type AccountAction, type AccountState, possibleActions } from '../../persons/decisions/change-account';
import type { Queryable } from '../../platform/database/database';
import { accountActions } from '../decisions/action-labels';
import { timeline } from '../history/timeline';
import { type FormContext, hiddenInputs } from '../page/form-parts';
import { accountStatuses, type Html, instantText, termAndDescription } from '../page/page';
import { summaryLine } from '../queue/queue-summary';
import { lockedSection } from './locked-records';
import { loadRelations, relationSection } from './relation-section';

const MAX_ENTRIES = 10;

type Row = AccountState & {
  id: number;
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
  deletion_due: Date | null;
};

const communityNameSql = (community: string, district: string) => `
  (select c.name from communities c where c.community_id = a.${community}
    and c.district_id is not distinct from a.${district})`;

/** Renders a person with all possible decisions; undefined if this client has no such person. */
export async function personPage(
  database: Queryable,
  { id, ...parts }: FormContext & { id: number },
): Promise<{ title: string; content: Html } | undefined> {
  const { client } = parts;
  const row = await loadOfficePerson(database, client, id);
  if (!row) return undefined;
  const relations = await loadRelations(database, id);
  const history = await findHistory(database, { client, accountId: id, limit: MAX_ENTRIES });
  const isWaiting = row.status === 'unverified' && parts.queuePlace !== undefined;
  const content = html`${isWaiting ? summaryLine(`${personNameOf(row)} hat sich registriert und wartet auf die Freigabe.`) : ''}
<section aria-labelledby="account"><h2 id="account">Konto</h2>${accountFacts(row)}${actionsOf(row, parts)}</section>
<h2>Berechtigungen</h2>
${relations.length === 0 ? html`<p>Diese Person hat keine Berechtigungen.</p>` : ''}
${relations.map((relation) => relationSection(relation, { ...parts, person: id }))}
${await lockedSection(database, { ...parts, id })}
<section aria-labelledby="history"><h2 id="history">Verlauf</h2>
${history.length === 0 ? html`<p>Hier gibt es noch keine Einträge.</p>` : timeline(history)}
<p class="pages"><a href="/backoffice/${encodeURIComponent(client)}/history?person=${id}">Ganzer Verlauf</a></p></section>`;
  return { title: personNameOf(row), content };
}

/** Loads the name of a person; undefined if this client has no such person. */
export async function loadPersonName(database: Queryable, client: string, id: number): Promise<string | undefined> {
  const row = await loadOfficePerson(database, client, id);
  return row && personNameOf(row);
}

/** Returns the name of a person, else the user name. */
export const personNameOf = ({ name, username }: Row) => name || username;

/** Loads a person of a client. */
export async function loadOfficePerson(database: Queryable, client: string, id: number): Promise<Row | undefined> {
  // The labels that the person has read.
  const {
    lbl_conditions: conditions = 'Nutzungsbedingungen',
    lbl_privacy_policy: privacyPolicy = 'Datenschutzhinweise',
  } = (await loadClient(database, client)).settings.languageSettings.de;
  const [row] = await database.query<Row>(
    `select a.id, a.username, trim(a.first_name || ' ' || a.last_name) as name, a.salutation, a.email, a.pending_email,
       coalesce(o.name, nullif(a.free_organization, ''), '') as organization,
       concat_ws(', ', nullif(a.street, ''), nullif(a.plz, ''), ${communityNameSql('community_id', 'district_id')}) as official,
       concat_ws(', ', nullif(a.private_street, ''), nullif(a.private_plz, ''),
         ${communityNameSql('private_community_id', 'private_district_id')}) as home,
       a.phone, a.private_phone, a.url, a.status, a.email_confirmed_at is not null as "isConfirmed",
       concat_ws(', ', case when a.accept_conditions then $3::text end, case when a.accept_privacy_policy then $4::text end,
         case when a.accept_ads then 'Werbung' end) as accepted, a.created_at, a.deletion_due
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

/** Renders the details of an account. */
export const accountFacts = (row: Row): Html => html`<dl>
${termAndDescription('Status', accountStatuses[row.status])}
${termAndDescription('Anrede', salutationText(row.salutation))}
${termAndDescription('Benutzername', row.username)}
${termAndDescription('E-Mail', `${row.email} (${row.isConfirmed ? 'bestätigt' : 'unbestätigt'})`)}
${termAndDescription('Neue E-Mail', row.pending_email)}
${termAndDescription('Organisation', row.organization)}
${termAndDescription('Dienstlich', row.official)}
${termAndDescription('Telefon', row.phone)}
${termAndDescription('Privat', row.home)}
${termAndDescription('Telefon privat', row.private_phone)}
${termAndDescription('Website', row.url)}
${termAndDescription('Zugestimmt', row.accepted)}
${termAndDescription('Angelegt', instantText(row.created_at))}
${termAndDescription('Wird gelöscht', instantText(row.deletion_due))}
</dl>`;

const classes: Partial<Record<AccountAction, string>> = { verify: 'main', block: 'warn', unverify: 'warn' };

const actionsOf = (row: Row, parts: FormContext): Html => html`
<form method="post" action="/backoffice/${encodeURIComponent(parts.client)}/persons/${row.id}">${hiddenInputs(parts)}
<div class="actions">${possibleActions(row).map(
  (action) =>
    html`<button name="action" value="${action}" class="${classes[action] ?? 'quiet'}">${accountActions[action]}</button>`,
)}</div></form>`;
