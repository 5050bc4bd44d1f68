import { html } from 'hono/html';
import { PASSWORD_LENGTH } from '../../../../src/model/password';
import { providerForm } from '../operators/openid-connect/openid-pages';
import type { OpenIdSettings } from '../operators/openid-connect/provider';
import { backOfficePage } from '../page/document';
import { csrfField, type Html } from '../page/page';
import { type InterruptedRequest, interruptedRequestFields } from '../page/resume-form';

/** The reason for the log-in page, and the request for after the log-in. */
export type LogInRequest = {
  problem?: string | undefined;
  notice?: string | undefined;
  interrupted?: InterruptedRequest | undefined;
  /** The typed address. */
  email?: string | undefined;
};

/** Renders the log-in page of the back office. @param openId the provider at which operators log in */
export const logInPage = (
  csrf: string,
  { problem, notice, interrupted, email }: LogInRequest,
  openId?: OpenIdSettings,
): Html =>
  backOfficePage({
    ...{ title: 'Anmelden', path: [{ label: 'Verwaltung' }], problem, notice },
    content: html`<section aria-label="Anmeldung"><form method="post" action="/backoffice/login">${csrfField(csrf)}
${interrupted && interruptedRequestFields(interrupted)}
<div class="field"><label for="email">E-Mail-Adresse</label>
<input id="email" name="email" type="email" autocomplete="username" value="${email}" required></div>
<div class="field"><label for="password">Passwort</label>
<input id="password" name="password" type="password" autocomplete="current-password" required></div>
<div class="actions"><button>Anmelden</button></div></form></section>
<p><a href="/backoffice/forgotten">Passwort vergessen</a></p>
${openId && html`<section aria-label="${openId.name}">${providerForm(openId, csrf, interrupted)}</section>`}`,
  });

/** Renders the log-in page of an office without operators, which the shared password opens. */
export const firstLogInPage = (csrf: string, { problem }: LogInRequest): Html =>
  backOfficePage({
    ...{ title: 'Verwaltung einrichten', problem },
    content: html`<section aria-label="Anmeldung"><p>Noch hat niemand einen Zugang. Legen Sie den ersten an: Das Passwort dafür steht in der Einstellung <code>BACKOFFICE_PASSWORD</code> des Servers.</p>
<form method="post" action="/backoffice/login">${csrfField(csrf)}
<div class="field"><label for="password">Passwort der Verwaltung</label>
<input id="password" name="password" type="password" autocomplete="current-password" required></div>
<div class="actions"><button>Weiter</button></div></form></section>`,
  });

/** The problems of a form, by the names of its fields. */
export type FormProblems = Readonly<Record<string, string>>;

/** Renders an input with its label, problem and hint; a password is never sent back. */
export function credentialField(
  { name, label, type, autocomplete, hint }: CredentialField,
  problems: FormProblems,
  value = '',
): Html {
  const problem = problems[name];
  const describedBy = [problem && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div class="field width-line"><label for="${name}">${label}</label>${problem ? html`<p class="error" id="${name}-error">${problem}</p>` : ''}
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required${type === 'password' ? '' : html` value="${value}"`}${problem ? html` aria-invalid="true"` : ''}${describedBy ? html` aria-describedby="${describedBy}"` : ''}>${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}</div>`;
}

type CredentialField = {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  hint?: string;
};

const NAME_FIELD: CredentialField = {
  ...{ name: 'name', label: 'Ihr Name', type: 'text', autocomplete: 'name' },
  hint: 'Er steht im Verlauf an allem, was Sie tun.',
};
/** The field for an operator's address. */
export const EMAIL_FIELD: CredentialField = {
  ...{ name: 'email', label: 'E-Mail-Adresse', type: 'email', autocomplete: 'username' },
};

/** Renders the field for an operator's name. */
export const nameField = (problems: FormProblems, value: string): Html => credentialField(NAME_FIELD, problems, value);

/** Renders the two fields for a new password. */
export const newPasswordFields = (problems: FormProblems): Html =>
  html`${credentialField(
    {
      ...{ name: 'password1', label: 'Neues Passwort', type: 'password', autocomplete: 'new-password' },
      hint: `Mindestens ${PASSWORD_LENGTH.min} Zeichen, darunter ein Sonderzeichen.`,
    },
    problems,
  )}${credentialField({ name: 'password2', label: 'Passwort wiederholen', type: 'password', autocomplete: 'new-password' }, problems)}`;

/** Renders the form for the first operator. */
export const firstAccountPage = (
  csrf: string,
  { problems, name, email }: { problems: FormProblems; name: string; email: string },
): Html =>
  backOfficePage({
    title: 'Ihr Zugang',
    content: html`<section aria-label="Ihr Zugang"><p>Dieser Zugang darf alles. Danach öffnet das Passwort der Verwaltung nichts mehr; alle anderen laden Sie ein.</p>
<form method="post" action="/backoffice/first-account">${csrfField(csrf)}
${nameField(problems, name)}${credentialField(EMAIL_FIELD, problems, email)}${newPasswordFields(problems)}
<div class="actions"><button>Zugang anlegen</button></div></form></section>`,
  });
