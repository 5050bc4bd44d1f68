import { html, raw } from 'hono/html';
import { csrfField, type Html, instantText } from '../page/page';
import type { FormProblems } from '../session/log-in-page';
import { badge, postButton } from '../ui/shapes';
import { nameCell, table } from '../ui/table';
import { type OperatorRow, seenOperator } from './operators';
import { type OperatorRole, operatorRoles } from './roles';

/** A client that an operator may open. */
export type OperatorClient = { key: string; name: string };

/** Returns the page of an operator. */
export const operatorPath = (id: number): string => `/backoffice/operators/${id}`;

/** Renders whether an operator can log in. */
export function operatorState({ blockedAt, hasPassword, invitedUntil }: OperatorRow, now: Date): Html {
  if (blockedAt) return badge('over', 'Gesperrt', 'lock');
  if (hasPassword) return badge('good', 'Aktiv');
  return invitedUntil && invitedUntil > now ? badge('wait', 'Eingeladen') : badge('bad', 'Einladung abgelaufen');
}

/** Returns the names of the clients that an operator may open. */
export const clientNames = (keys: readonly string[] | null, clients: readonly OperatorClient[]): string =>
  keys === null ? 'Alle' : keys.map((key) => clients.find((client) => client.key === key)?.name ?? key).join(', ');

/** Renders the table of all operators. @param factors the ids of those with a second factor */
export const operatorTable = (
  operators: readonly OperatorRow[],
  { clients, factors, now }: { clients: readonly OperatorClient[]; factors: ReadonlySet<number>; now: Date },
): Html =>
  table({
    label: 'Zugänge',
    columns: [
      { label: 'Name', kind: 'named' },
      { label: 'Rolle' },
      { label: 'Portale' },
      { label: 'Zuletzt angemeldet', kind: 'nowrap' },
      { label: 'Zweiter Faktor' },
      { label: 'Stand' },
    ],
    rows: operators.map((operator) => ({
      cells: [
        nameCell({ href: operatorPath(operator.id), title: operator.name, second: operator.email }),
        operatorRoles[operator.role],
        clientNames(operator.clients, clients),
        operator.lastSeenAt ? instantText(operator.lastSeenAt) : html`<span class="soft">Noch nie</span>`,
        factors.has(operator.id) ? 'Ein' : html`<span class="soft">Aus</span>`,
        operatorState(operator, now),
      ],
    })),
    empty: 'Noch hat niemand einen Zugang.',
  });

/** The typed values of an operator's form. */
export type OperatorInput = { name: string; email: string; role: string; clients: readonly string[] | null };

const checked = (isChecked: boolean) => (isChecked ? raw(' checked') : '');

const roleHints: Readonly<Record<OperatorRole, string>> = {
  all: 'darf alles, auch Einstellungen und Zugänge',
  editing: 'Veranstaltungen, Artikel, Personen, Adressen und Texte',
  billing: 'Anzeigen, Rechnungen, Plätze und Preise',
};

const problemText = (name: string, problems: FormProblems): Html | '' =>
  problems[name] ? html`<p class="error" id="${name}-error" role="alert">${problems[name]}</p>` : '';

const textField = (name: 'name' | 'email', label: string, type: string, value: string, problems: FormProblems) =>
  html`<div class="field width-line"><label for="${name}">${label}</label>${problemText(name, problems)}
<input id="${name}" name="${name}" type="${type}" autocomplete="off" required value="${value}"${problems[name] ? html` aria-invalid="true" aria-describedby="${name}-error"` : ''}></div>`;

/** Renders the fields for a name, a role and the clients, and for a new operator the address. */
export const operatorFields = (
  { name, email, role, clients }: OperatorInput,
  { all, problems, isNew }: { all: readonly OperatorClient[]; problems: FormProblems; isNew: boolean },
): Html => html`${textField('name', 'Name', 'text', name, problems)}
${isNew ? textField('email', 'E-Mail-Adresse', 'email', email, problems) : ''}
<fieldset><legend>Rolle</legend>${problemText('role', problems)}${Object.entries(operatorRoles).map(
  ([key, label]) =>
    html`<label class="check"><input type="radio" name="role" value="${key}"${checked(key === role)}><span>${label} <span class="soft">${roleHints[key as OperatorRole]}</span></span></label>`,
)}</fieldset>
<fieldset><legend>Portale</legend>${problemText('clients', problems)}
<label class="check"><input type="checkbox" name="every" value="yes"${checked(clients === null)}><span>Alle, auch künftige</span></label>
<p class="hint">Oder nur diese:</p>
${all.map(({ key, name: client }) => html`<label class="check"><input type="checkbox" name="client.${key}" value="yes"${checked(clients?.includes(key) ?? false)}><span>${client}</span></label>`)}</fieldset>`;

/** Renders the form that invites an operator. */
export const inviteForm = (
  csrf: string,
  input: OperatorInput,
  all: readonly OperatorClient[],
  problems: FormProblems,
): Html => html`<section aria-label="Einladung"><form method="post" action="/backoffice/operators/invite">${csrfField(csrf)}
${operatorFields(input, { all, problems, isNew: true })}
<div class="actions"><button>Einladen</button><a class="button quiet" href="/backoffice/operators">Abbrechen</a></div></form></section>`;

/** Renders the form that changes an operator. */
export const changeForm = (
  csrf: string,
  operator: OperatorRow,
  input: OperatorInput,
  { all, problems }: { all: readonly OperatorClient[]; problems: FormProblems },
): Html => html`<form method="post" action="${operatorPath(operator.id)}">${csrfField(csrf)}
<input type="hidden" name="seen" value="${seenOperator(operator)}">
${operatorFields(input, { all, problems, isNew: false })}
<div class="actions"><button>Speichern</button></div></form>`;

/** Renders what can be done with an operator's account. */
export const operatorActions = (csrf: string, operator: OperatorRow, hasFactor: boolean): Html => {
  const action = (path: string) => `${operatorPath(operator.id)}/${path}`;
  const fields = { seen: seenOperator(operator) };
  return html`${
    !operator.blockedAt &&
    !operator.hasPassword &&
    postButton({ action: action('invite'), csrf, fields, label: 'Noch einmal einladen', sign: 'mail' })
  }${operator.hasPassword && !operator.blockedAt && postButton({ action: action('sessions'), csrf, fields, label: 'Überall abmelden' })}${hasFactor && postButton({ action: action('factor'), csrf, fields, label: 'Zweiten Faktor ausschalten' })}${
    operator.blockedAt
      ? postButton({ action: action('unblock'), csrf, fields, label: 'Entsperren' })
      : postButton({ action: action('block'), csrf, fields, label: 'Sperren', look: 'quiet danger', sign: 'lock' })
  }`;
};

/** Renders the link of an invitation where no mails are sent; it is shown once. */
export const linkSection = (link: string, name: string): Html =>
  html`<section aria-label="Link"><p>Dieser Server verschickt keine E-Mails. Geben Sie den Link selbst an ${name} weiter; er steht nur jetzt hier und gilt sieben Tage.</p>
<div class="field"><label for="link">Link der Einladung</label><input id="link" readonly value="${link}"></div>
<p><a href="/backoffice/operators">Alle Zugänge</a></p></section>`;
