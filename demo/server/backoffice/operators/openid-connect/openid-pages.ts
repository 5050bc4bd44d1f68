import { html } from 'hono/html';
import { backOfficePage } from '../../page/document';
import { csrfField, type Html } from '../../page/page';
import { type InterruptedRequest, interruptedRequestFields } from '../../page/resume-form';
import type { OpenIdSettings } from './provider';

/** Renders the form of the log-in page that leads to the provider. */
export const providerForm = (
  { name }: Pick<OpenIdSettings, 'name'>,
  csrf: string,
  interrupted: InterruptedRequest | undefined,
): Html => html`<form method="post" action="/backoffice/openid/start">${csrfField(csrf)}
${interrupted && interruptedRequestFields(interrupted)}<button class="quiet">Mit ${name} anmelden</button></form>`;

/**
 * Renders a page that leads to another one at once. Browsers refuse a form whose answer redirects to another site, and
 * do not send the cookie of the session after a redirect from there; a page of our own does neither.
 */
export const leadingPage = ({ title, target, label }: { title: string; target: string; label: string }): Html =>
  backOfficePage({
    title,
    leadsTo: target,
    content: html`<p><a href="${target}">${label}</a></p>`,
  });
