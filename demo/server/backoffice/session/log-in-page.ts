import { html } from 'hono/html';
import { backOfficePage, csrfField, type Html } from '../page/page';
import { type InterruptedRequest, interruptedRequestFields } from '../page/resume-form';

/** The reason for the log-in page, and the request for after the log-in. */
export type LogInRequest = { problem?: string | undefined; interrupted?: InterruptedRequest | undefined };

/** Renders the log-in page of the back office. */
export const logInPage = (csrf: string, { problem, interrupted }: LogInRequest): Html =>
  backOfficePage({
    title: 'Anmelden',
    problem,
    content: html`<section aria-label="Anmeldung"><form method="post" action="/backoffice/login">${csrfField(csrf)}
${interrupted && interruptedRequestFields(interrupted)}
<div class="field"><label for="password">Passwort der Verwaltung</label>
<input id="password" name="password" type="password" autocomplete="current-password" required></div>
<button>Anmelden</button></form></section>`,
  });
