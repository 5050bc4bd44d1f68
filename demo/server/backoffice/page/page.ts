import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** A piece of HTML whose values have been escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Renders the hidden field with the CSRF token. */
export const csrfField = (csrf: string): Html => html`<input type="hidden" name="csrf" value="${csrf}">`;

/** Renders a term with its description; '' without one. */
export const termAndDescription = (term: string, description: string | number | null | undefined): Html | '' =>
  description === null || description === undefined || description === ''
    ? ''
    : html`<dt>${term}</dt><dd>${description}</dd>`;

const instantFormat = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/** Formats an instant in Berlin. */
export const instantText = (instant: Date | string | null): string =>
  instant === null ? '' : `${instantFormat.format(new Date(instant))} Uhr`;

const timeFormat = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** Formats the time of day of an instant in Berlin. */
export const timeText = (instant: Date): string => `${timeFormat.format(instant)} Uhr`;

/** The labels of the statuses of accounts. */
export const accountStatuses: Readonly<Record<string, string>> = {
  unverified: 'nicht freigegeben',
  verified: 'freigegeben',
  blocked: 'gesperrt',
};

const relationStatuses: Readonly<Record<string, string>> = {
  new: 'neu',
  changed: 'geändert',
  approved: 'freigegeben',
  rejected: 'abgelehnt',
  blocked: 'gesperrt',
  delete: 'Entfernung beantragt',
};

/** Returns the label of a relation's status; a client's own status stays as it is. */
export const relationStatusText = (status: string): string =>
  Object.hasOwn(relationStatuses, status) ? (relationStatuses[status] ?? status) : status;
