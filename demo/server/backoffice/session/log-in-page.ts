import { html } from 'hono/html';
import { csrfField, type Html, officePage } from '../page/page';
import { carrying, type Kept } from '../page/resume-form';

/** The reason for the log-in page, and the request for after the log-in. */
export type LogInRequest = { problem?: string | undefined; kept?: Kept | undefined };

/** Renders the log-in page of the back office. */
export const logInPage = (csrf: string, { problem, kept }: LogInRequest): Html =>
  officePage({
    title: 'Anmelden',
    problem,
    content: html`<section aria-label="Anmeldung"><form method="post" action="/backoffice/login">${csrfField(csrf)}
${kept && carrying(kept)}
<div class="field"><label for="password">Passwort der Verwaltung</label>
<input id="password" name="password" type="password" autocomplete="current-password" required></div>
<button>Anmelden</button></form></section>`,
  });
