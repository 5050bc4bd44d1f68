import { html } from 'hono/html';
import type { KeyOwner, OperatorKeyPurpose } from '../operators/operator-keys';
import { backOfficePage } from '../page/document';
import { csrfField, type Html } from '../page/page';
import { emailText } from '../ui/shapes';
import { credentialField, EMAIL_FIELD, type FormProblems, nameField, newPasswordFields } from './log-in-page';

const toLogIn = html`<p><a href="/backoffice">Zur Anmeldung</a></p>`;

/** Renders the form that asks for a link for a new password, with a problem of the form or of its field. */
export const forgottenPage = (
  csrf: string,
  { problem, problems = {}, email }: { problem?: string | undefined; problems?: FormProblems; email?: string } = {},
): Html =>
  backOfficePage({
    title: 'Passwort vergessen',
    problem,
    content: html`<section aria-label="Passwort vergessen"><form method="post" action="/backoffice/forgotten">${csrfField(csrf)}
${credentialField(EMAIL_FIELD, problems, email)}
<p class="hint">Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.</p>
<div class="actions"><button>Link anfordern</button></div></form></section>${toLogIn}`,
  });

/** Renders the answer to a request for a link, the same whether there is an account or not. */
export const linkSentPage = (): Html =>
  backOfficePage({
    title: 'Sehen Sie in Ihr Postfach',
    content: html`<section aria-label="Link angefordert"><p>Gibt es zu dieser Adresse einen Zugang, ist gleich eine E-Mail da. Der Link darin gilt 60 Minuten und nur einmal.</p>
<p class="hint">Es kommt keine? Sehen Sie im Spam-Ordner nach, oder bitten Sie jemanden mit der Rolle „Alles“ um Hilfe.</p></section>${toLogIn}`,
  });

/** Renders the form for a password, behind the link of a mail. */
export const newPasswordPage = (csrf: string, { purpose, path, owner, name, problems }: NewPasswordPage): Html =>
  backOfficePage({
    title: purpose === 'invitation' ? 'Willkommen in der Verwaltung' : 'Neues Passwort',
    content: html`<section aria-label="Passwort festlegen"><p>${purpose === 'invitation' ? 'Legen Sie Ihr Passwort fest. Danach melden Sie sich damit an:' : 'Es gilt für diesen Zugang:'} <strong>${emailText(owner.email)}</strong></p>
<form method="post" action="${path}">${csrfField(csrf)}
<input type="hidden" name="username" autocomplete="username" value="${owner.email}">
${purpose === 'invitation' ? nameField(problems, name) : ''}${newPasswordFields(problems)}
<div class="actions"><button>${purpose === 'invitation' ? 'Zugang einrichten' : 'Passwort speichern'}</button></div></form></section>`,
  });

type NewPasswordPage = {
  purpose: OperatorKeyPurpose;
  path: string;
  owner: KeyOwner;
  name: string;
  problems: FormProblems;
};

/** Renders the page of a link that does not work. */
export const deadLinkPage = (purpose: OperatorKeyPurpose, state: 'gone' | 'unknown'): Html =>
  backOfficePage({
    title: 'Dieser Link gilt nicht mehr',
    content: html`<section aria-label="Ungültiger Link"><p>${state === 'unknown' ? 'Der Link ist unvollständig oder falsch. Kopieren Sie ihn ganz aus der E-Mail.' : 'Er ist schon benutzt oder abgelaufen.'}</p>
<p>${purpose === 'invitation' ? 'Bitten Sie um eine neue Einladung.' : html`<a href="/backoffice/forgotten">Neuen Link anfordern</a>`}</p></section>${toLogIn}`,
  });
