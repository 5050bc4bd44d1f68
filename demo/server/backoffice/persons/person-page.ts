import { html } from 'hono/html';
import { windowBefore } from '../../accounts/rate-limit';
import { findHistory } from '../../history/find-history';
import { type AccountAction, possibleActions } from '../../persons/decisions/change-account';
import { loadOpenSessions } from '../../persons/decisions/end-sessions';
import { loadRequests, type PersonRequest } from '../../persons/requests/person-requests';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { accountActions } from '../decisions/action-labels';
import { timeline } from '../history/timeline';
import { noteForm } from '../notes/note-form';
import type { OperatorRole } from '../operators/roles';
import { mayDo } from '../operators/route-roles';
import { pageOf } from '../page/addresses';
import type { BackOfficePage } from '../page/document';
import { type FormContext, hiddenInputs } from '../page/form-parts';
import type { Html } from '../page/page';
import { summaryLine } from '../queue/queue-summary';
import { box, buttonLink, moreMenu, notice, postButton, withAside } from '../ui/shapes';
import { accountFacts, loadOfficePerson, type OfficePerson, personNameOf } from './office-person';
import { loadOrders, ordersTable } from './orders-table';
import { accountBadge, dayText, deadlineText, requestLabel } from './person-words';
import { loadRecords, recordsTable } from './records-table';
import { loadRelations, relationSection } from './relation-section';
import { type RequestInput, requestsSection } from './requests-section';
import { countFailedLogIns, sessionsSection } from './sessions-section';

const MAX_ENTRIES = 12;

/** The part of a page about a person that the page around it shows. */
export type PersonView = Pick<BackOfficePage, 'title' | 'path' | 'state' | 'actions' | 'content'>;

/** The context of a page of a person. */
export type PersonPageContext = FormContext & {
  id: number;
  /** The role of the operator: what it may not do is hidden. */
  role: OperatorRole;
  now: Date;
  /** The number of events and articles to show. */
  recordsLimit: number;
  /** The input of a request that could not be recorded. */
  input?: RequestInput | undefined;
};

/** Renders a new person for the decision in the queue; undefined if this client has no such person. */
export async function newPersonView(
  database: Queryable,
  { id, ...parts }: FormContext & { id: number },
): Promise<{ title: string; content: Html } | undefined> {
  const row = await loadOfficePerson(database, parts.client, id);
  if (!row) return undefined;
  const relations = await loadRelations(database, id);
  const content = html`<div class="stack">${summaryLine(`${personNameOf(row)} hat sich registriert und wartet auf die Freigabe.`)}
${box('Person', html`${accountFacts(row)}<div class="actions">${decisionForm(row, parts)}</div>`, 'account')}
${relations.map((relation) => relationSection(relation, { ...parts, person: id, isSecond: true }))}
<p><a href="${pageOf.person(parts.client, id)}">Ganze Person</a></p></div>`;
  return { title: personNameOf(row), content };
}

/** Renders a person with all that belongs to them, and all possible actions; undefined if this client has no such person. */
export async function personPage(database: Queryable, page: PersonPageContext): Promise<PersonView | undefined> {
  const { id, client, csrf, role, now, recordsLimit, input } = page;
  const row = await loadOfficePerson(database, client, id);
  if (!row) return undefined;
  const path = pageOf.person(client, id);
  const ownForm = (below: string) => (mayDo(role, `POST /:client/persons/:id${below}`) ? `${path}${below}` : undefined);
  const relations = await loadRelations(database, id);
  const requests = await loadRequests(database, client, id);
  const records = await loadRecords(database, { client, id, condition: 'e.owner_id = $1', limit: recordsLimit });
  const lockAction = ownForm('/records');
  const content = withAside(
    html`<div class="stack">${noticesOf(row, requests, page)}
${
  relations.length === 0
    ? box('Trägt ein für', html`<p class="soft">Diese Person trägt für keine Organisation ein.</p>`, 'relations')
    : relations.map((relation) =>
        relationSection(relation, {
          ...page,
          person: id,
          isSecond: row.status === 'unverified',
          mayDecide: mayDo(role, 'POST /:client/persons/:id/relations/:relation'),
        }),
      )
}
${recordsTable(records, { client, page: path, lock: lockAction === undefined ? undefined : { action: lockAction, csrf }, empty: 'Diese Person hat noch nichts eingetragen.' })}
${records.length > 0 && lockAction ? html`<p class="hint">Was gesperrt ist, kann die Person weder ändern noch löschen. Für Besucher ändert sich nichts.</p>` : ''}
${mayDo(role, 'GET /:client/orders/:number') ? ordersTable(await loadOrders(database, { client, id, condition: 'o.account_id = $1', today: berlinDay(now) }), client, { buyer: { person: id }, empty: 'Diese Person hat keine Anzeige bestellt.' }) : ''}
${requestsSection(requests, { action: ownForm('/requests'), csrf, input, now })}
${sessionsSection(await loadOpenSessions(database, id, now), { action: ownForm('/sessions'), csrf })}</div>`,
    html`${box('Person', accountFacts(row, await countFailedLogIns(database, id, windowBefore(now))), 'account')}
${box(
  'Verlauf',
  html`${timeline(await findHistory(database, { client, accountId: id, limit: MAX_ENTRIES }))}
${noteForm({ client, csrf, kind: 'account', record: id })}
<p class="actions"><a href="/backoffice/${encodeURIComponent(client)}/history?person=${id}">Ganzer Verlauf</a></p>`,
  'history',
)}`,
  );
  return {
    title: personNameOf(row),
    path: [{ href: pageOf.persons(client), label: 'Personen' }],
    state: accountBadge(row),
    ...(mayDo(role, 'POST /:client/persons/:id') && { actions: actionsOf(row, page) }),
    content,
  };
}

/** Renders what is due now, the most urgent first. */
function noticesOf(row: OfficePerson, requests: readonly PersonRequest[], page: PersonPageContext): Html {
  const { client, csrf, role, now } = page;
  const path = pageOf.person(client, row.id);
  const may = (below: string) => mayDo(role, `POST /:client/persons/:id${below}`);
  const today = berlinDay(now);
  const open = requests.filter(({ doneOn }) => doneOn === null);
  return html`${open.map((request) =>
    notice({
      tone: request.dueOn < today ? 'bad' : 'wait',
      sign: 'flag',
      title: `${requestLabel(request)} ${request.dueOn < today ? 'war fällig' : 'ist fällig'} am ${dayText(request.dueOn)}, ${deadlineText(request.dueOn, today)}`,
      text: `Eingegangen am ${dayText(request.receivedOn)}.`,
      action: html`<a href="#request-${request.id}">Zum Antrag</a>`,
    }),
  )}${
    row.deletionDue
      ? notice({
          ...{ tone: 'bad', sign: 'trash', title: `Dieses Konto wird am ${dayText(row.deletionDue)} gelöscht` },
          text: 'Bis dahin lässt es sich zurücknehmen, auch von der Person selbst.',
          action: may('/deletion')
            ? postButton({
                ...{ action: `${path}/deletion`, csrf, label: 'Löschung zurücknehmen' },
                fields: { action: 'cancel', seen: String(row.version) },
              })
            : undefined,
        })
      : ''
  }${
    row.isConfirmed
      ? ''
      : notice({
          ...{ tone: 'wait', sign: 'mail', title: 'Die E-Mail-Adresse ist noch nicht bestätigt' },
          text: 'Ohne Bestätigung löschen wir das Konto sieben Tage nach der Registrierung.',
          action: may('/confirmation')
            ? postButton({ action: `${path}/confirmation`, csrf, label: 'E-Mail noch einmal senden', sign: 'mail' })
            : undefined,
        })
  }${
    row.status === 'unverified' && row.isConfirmed
      ? notice({
          tone: 'wait',
          title: 'Dieses Konto ist nicht freigegeben',
          text: 'Die Person kann sich erst danach anmelden und etwas eintragen.',
        })
      : ''
  }`;
}

/** Renders the decisions on the account, and what else can be done with it. */
const actionsOf = (row: OfficePerson, page: PersonPageContext): Html => {
  const path = pageOf.person(page.client, row.id);
  return html`${decisionForm(row, page)}${postButton({ action: `${path}/export`, csrf: page.csrf, label: 'Daten ausgeben', sign: 'download' })}${
    row.deletionDue
      ? ''
      : moreMenu('Mehr zu dieser Person', [
          buttonLink(`${path}/deletion`, 'Konto löschen …', { sign: 'trash', isDanger: true }),
        ])
  }`;
};

const looks: Partial<Record<AccountAction, string>> = { verify: 'main', block: 'warn' };

/** Renders the possible decisions on an account as one form. */
const decisionForm = (row: OfficePerson, parts: FormContext): Html => html`
<form method="post" action="${pageOf.person(parts.client, row.id)}">${hiddenInputs(parts)}
<div class="line">${possibleActions(row).map(
  (action) =>
    html`<button name="action" value="${action}" class="${looks[action] ?? 'quiet'}">${accountActions[action]}</button>`,
)}</div></form>`;
