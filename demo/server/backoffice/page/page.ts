import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { icon } from '../ui/icons';
import { servedAsset } from './assets';
import { type FrameContext, frame, type SectionName } from './frame';

/** A piece of HTML whose values have been escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE_PATH = servedAsset(new URL('./office.css', import.meta.url));
const SCRIPT_PATH = servedAsset(new URL('../ui/browser/office.js', import.meta.url));

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The optional assets of a page. */
export type PageAssets = { style?: string; script?: string };

/** Returns the policy of a page: it loads only the files of the back office, its assets, and the `extraDirectives`. */
export const contentSecurityPolicy = (
  { style, script }: PageAssets = {},
  extraDirectives: readonly string[] = [],
): string =>
  [
    "default-src 'none'",
    `style-src 'self'${style === undefined ? '' : ` ${hashOf(style)}`}`,
    `script-src 'self'${script === undefined ? '' : ` ${hashOf(script)}`}`,
    "connect-src 'self'",
    ...extraDirectives,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A page on the way to the current one; the last one may have no address. */
export type Crumb = { href?: string; label: string };

/** The parts of a page; without `csrf` nobody is logged in. */
export type BackOfficePage = PageAssets & {
  title: string;
  csrf?: string;
  /** What the frame shows around the page; without it the page stands alone. */
  frame?: FrameContext | undefined;
  client?: string;
  /** True if the client is closed. */
  isClosed?: boolean;
  /** The current part of the back office. */
  current?: SectionName;
  /** What the search field holds. */
  words?: string;
  path?: readonly Crumb[];
  /** The badge of the thing's state. */
  state?: Html;
  /** One line below the heading. */
  lead?: string | Html;
  /** The buttons at the right of the heading. */
  actions?: Html;
  notice?: string | undefined;
  problem?: string | undefined;
  /** The address of another page, to which this one leads at once. */
  leadsTo?: string;
  content: Html;
};

/** Renders a whole document of the back office. */
export const backOfficePage = (page: BackOfficePage): Html => html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${page.leadsTo && html`<meta http-equiv="refresh" content="0;url=${page.leadsTo}">`}
<title>${page.title} – Verwaltung</title>
<link rel="stylesheet" href="${STYLE_PATH}">${page.csrf && html`<script src="${SCRIPT_PATH}" type="module"></script>`}${page.style && html`<style>${raw(page.style)}</style>`}
</head>
<body>
<a class="skip" href="#inhalt">Zum Inhalt</a>
${page.csrf ? frame(page, mainOf(page)) : html`<div class="alone">${mainOf(page)}</div>`}${page.script && html`<script>${raw(page.script)}</script>`}
</body>
</html>`;

const mainOf = ({
  title,
  client,
  isClosed,
  path,
  state,
  lead,
  actions,
  notice,
  problem,
  content,
}: BackOfficePage) => html`<main id="inhalt">
<div class="page-head">${(path || state) && html`<nav class="crumbs" aria-label="Pfad">${path?.map((one, index) => html`${index > 0 ? icon('next', 'small') : ''}${crumb(one)}`)}${state}</nav>`}
<div class="split"><h1>${title}</h1>${actions && html`<div class="actions">${actions}</div>`}</div>${lead && html`<p class="lead">${lead}</p>`}</div>
${
  isClosed &&
  html`<p class="box">Dieses Portal ist geschlossen: Besucher sehen es nicht, und niemand kann sich anmelden oder bestellen. Rechnungen und Verlauf bleiben. Wieder öffnen: <code>npm run admin -- client reopen ${client}</code></p>`
}
${notice && html`<p class="notice good" role="status">${notice}</p>`}
${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
${content}
</main>`;

const crumb = ({ href, label }: Crumb) =>
  href ? html`<a href="${href}">${label}</a>` : html`<span>${label}</span>`;

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
