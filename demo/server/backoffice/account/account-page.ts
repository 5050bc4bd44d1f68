import { html } from 'hono/html';
import { type OperatorRole, operatorRoles } from '../operators/roles';
import { SECOND_FACTOR_PATH } from '../operators/second-factor/second-factor-page';
import { csrfField, type Html, instantText } from '../page/page';
import { credentialField, type FormProblems, nameField, newPasswordFields } from '../session/log-in-page';
import type { SessionRow } from '../session/office-cookies';
import { badge, box, buttonLink, emailText, facts, postButton } from '../ui/shapes';
import { table, twoLines } from '../ui/table';
import { deviceWords } from './device-words';

/** The parts of the own account that an operator sees. */
export type OwnAccount = {
  csrf: string;
  operator: { email: string; role: OperatorRole };
  /** The names of the clients that the operator may open; null for all. */
  clients: readonly string[] | null;
  hasPassword: boolean;
  hasFactor: boolean;
  sessions: readonly SessionRow[];
  currentSession: number;
  /** The typed name. */
  name: string;
  problems: FormProblems;
};

/** Renders the own account: name, password, sessions. */
export const accountPage = ({
  csrf,
  operator,
  clients,
  hasPassword,
  hasFactor,
  sessions,
  currentSession,
  name,
  problems,
}: OwnAccount): Html => html`${box(
  'Angaben',
  html`${facts([
    ['E-Mail-Adresse', emailText(operator.email)],
    ['Rolle', operatorRoles[operator.role]],
    ['Portale', clients === null ? 'Alle' : clients.join(', ')],
  ])}`,
)}
${box(
  'Name',
  html`<form method="post" action="/backoffice/account/name">${csrfField(csrf)}${nameField(problems, name)}
<div class="actions"><button>Namen speichern</button></div></form>`,
)}
${
  hasPassword &&
  box(
    'Passwort',
    html`<form method="post" action="/backoffice/account/password">${csrfField(csrf)}
<input type="hidden" name="username" autocomplete="username" value="${operator.email}">
${credentialField({ name: 'password', label: 'Bisheriges Passwort', type: 'password', autocomplete: 'current-password' }, problems)}${newPasswordFields(problems)}
<div class="actions"><button class="quiet">Passwort ändern</button></div></form>`,
  )
}
${box(
  'Zweiter Faktor',
  html`<p>${hasFactor ? 'Er ist eingeschaltet: Beim Anmelden fragen wir nach einem Code aus Ihrer App.' : 'Mit einem Code aus einer App auf Ihrem Telefon kommt niemand herein, der nur Ihr Passwort kennt.'}</p>
<div class="actions">${buttonLink(SECOND_FACTOR_PATH, hasFactor ? 'Ändern' : 'Einrichten')}</div>`,
)}
${sessionTable({ csrf, sessions, currentSession })}`;

const sessionTable = ({
  csrf,
  sessions,
  currentSession,
}: Pick<OwnAccount, 'csrf' | 'sessions' | 'currentSession'>): Html => html`${table({
  label: 'Wo Sie angemeldet sind',
  hasHeading: true,
  columns: [
    { label: 'Gerät' },
    { label: 'Zuletzt benutzt', kind: 'nowrap' },
    { label: 'Abmelden', isHidden: true, align: 'right' },
  ],
  rows: sessions.map(({ id, madeAt, usedAt, userAgent }) => ({
    cells: [
      twoLines(deviceWords(userAgent), `angemeldet ${instantText(madeAt)}`),
      instantText(usedAt),
      id === currentSession
        ? badge('good', 'Dieses Gerät')
        : postButton({
            ...{ action: '/backoffice/account/sessions', csrf, fields: { session: String(id) } },
            ...{ label: 'Abmelden', look: 'text' },
          }),
    ],
  })),
  empty: 'Sie sind nirgends angemeldet.',
})}
${
  sessions.length > 1 &&
  postButton({
    ...{ action: '/backoffice/account/sessions', csrf, fields: { session: 'others' } },
    label: 'Überall sonst abmelden',
  })
}`;
