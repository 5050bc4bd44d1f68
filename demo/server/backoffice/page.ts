import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** A piece of HTML whose values have been escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1b1b1b;background:#f4f5f7}
header,main{max-width:1080px;margin:0 auto;padding:12px 16px}
header{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between}
nav{display:flex;flex-wrap:wrap;gap:4px 8px}
h1{font-size:26px;line-height:1.2;margin:8px 0 16px;overflow-wrap:anywhere}
h2{font-size:20px;line-height:1.3;margin:0 0 8px}
h3{font-size:16px;line-height:1.3;margin:12px 0 4px}
a{color:#00508a}
nav a,.rows a,.pages a{display:inline-flex;align-items:center;min-height:44px;min-width:44px}
nav a[aria-current]{font-weight:700;text-decoration:none;color:#1b1b1b}
section,.box{background:#fff;border:1px solid #d5d8dd;border-radius:8px;padding:16px;margin:0 0 16px}
form{margin:0}
label{display:block;font-weight:600;margin:0 0 4px}
input,select,textarea{width:100%;min-height:44px;padding:8px 12px;font:inherit;color:inherit;background:#fff;border:1px solid #6b7280;border-radius:6px}
textarea{min-height:420px;font:14px/1.5 ui-monospace,monospace;white-space:pre;overflow:auto}
textarea[readonly]{min-height:200px;background:#f4f5f7}
code{overflow-wrap:anywhere}
button{min-height:44px;padding:8px 16px;font:inherit;font-weight:600;color:#fff;background:#00508a;border:1px solid #00508a;border-radius:6px;cursor:pointer}
button.quiet{color:#00508a;background:#fff}
button.danger{color:#fff;background:#a61b1b;border-color:#a61b1b}
:focus-visible{outline:3px solid #f0a500;outline-offset:2px}
.actions{display:flex;flex-wrap:wrap;gap:8px;margin:12px 0 0}
.field{margin:0 0 12px}
.filter{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(180px,1fr));align-items:end}
.rows{list-style:none;margin:0;padding:0}
.rows li{padding:8px 0;border-top:1px solid #e3e5e9;overflow-wrap:anywhere}
.rows li:first-child{border-top:0}
dl{display:grid;grid-template-columns:minmax(110px,1fr) 3fr;gap:4px 12px;margin:0}
dt{color:#4b5563}
dd{margin:0;overflow-wrap:anywhere}
.badge{display:inline-block;padding:0 8px;border:1px solid #6b7280;border-radius:999px;font-size:14px;white-space:nowrap}
.notice{border-left:6px solid #1a7f37}
.problem{border-left:6px solid #a61b1b}
.hint{color:#4b5563;font-size:14px;margin:4px 0}
.pages{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center}
.choice{gap:4px 16px;margin:0 0 12px}
.choice a{display:inline-flex;align-items:center;min-height:44px}
fieldset{border:0;margin:0 0 12px;padding:0}
legend{font-weight:600;padding:0}
fieldset .check{font-weight:400}
fieldset .check input{width:24px;height:24px;min-height:24px}
textarea.words{min-height:88px;font:inherit;white-space:pre-wrap}
.letter{white-space:pre-line;overflow-wrap:anywhere;border-top:1px solid #d5d8dd;padding:12px 0 0;margin:12px 0 0}
.aside{display:inline-flex;align-items:center;min-height:44px;padding:0 8px}
.undo{border-left:6px solid #1a7f37;padding:4px 16px}
.undo form{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;padding:4px 0}
.undo span{flex:1 1 220px;overflow-wrap:anywhere}
.error{color:#a61b1b;font-weight:600;margin:4px 0}
.queue{list-style:none;margin:0 -8px;padding:0;display:grid;gap:2px}
.queue a{display:grid;grid-template-columns:1fr auto;gap:0 12px;min-height:44px;padding:8px;border-radius:6px;text-decoration:none;color:inherit;overflow-wrap:anywhere}
.queue a:hover{background:#f4f5f7}
.queue a[aria-current]{background:#e1f0fa}
.queue .hint{grid-column:1;margin:0}
.queue .age{grid-area:1/2/span 2;font-size:14px;color:#4b5563;text-align:right;white-space:nowrap}
.queue .late{color:#8a4b00;font-weight:600}
.desk>*{min-width:0}
.desk .pages{margin:0 0 8px}
@media (max-width:799px){.desk .side{display:none}}
@media (min-width:800px){.desk{display:grid;grid-template-columns:320px 1fr;gap:24px;align-items:start}}
label.check{display:flex;gap:8px;align-items:center;min-height:44px}
.check input{flex:none;width:44px;height:44px;margin:0}
@media (forced-colors:active){.badge,button{border:1px solid}}`;

/** These pages load nothing but our own style. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What a page is made of; without `csrf` nobody is logged in. */
export type Page = {
  title: string;
  csrf?: string;
  client?: string;
  /** The part of the client that is shown. */
  current?: (typeof parts)[number][0];
  notice?: string | undefined;
  problem?: string | undefined;
  content: Html;
};

const parts = [
  ['queue', '', 'Prüfen'],
  ['persons', '/persons', 'Personen'],
  ['addresses', '/addresses', 'Adressen'],
  ['mails', '/mails', 'E-Mails'],
  ['history', '/history', 'Verlauf'],
  ['settings', '/settings', 'Einstellungen'],
] as const;

/** A whole document of the back office. */
export const pageOf = ({ title, csrf, client, current, notice, problem, content }: Page): Html => html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Verwaltung</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<header>
<nav aria-label="Bereiche">
<a href="/backoffice">Verwaltung</a>
${client && parts.map(([part, path, label]) => linkTo(`/backoffice/${encodeURIComponent(client)}${path}`, label, part === current))}
</nav>
${csrf && html`<form method="post" action="/backoffice/logout">${csrfField(csrf)}<button class="quiet">Abmelden</button></form>`}
</header>
<main>
<h1>${title}</h1>
${notice && html`<p class="box notice" role="status">${notice}</p>`}
${problem && html`<p class="box problem" role="alert">${problem}</p>`}
${content}
</main>
</body>
</html>`;

const linkTo = (href: string, label: string, isCurrent: boolean) =>
  html`<a href="${href}"${isCurrent ? raw(' aria-current="page"') : ''}>${label}</a>`;

/** The proof that a form is ours. */
export const csrfField = (csrf: string): Html => html`<input type="hidden" name="csrf" value="${csrf}">`;

/** What the forms of a page carry. */
export type FormParts = {
  client: string;
  csrf: string;
  /** The entry of the queue to show after the decision, named by entryName; 'end' leads to the whole queue. */
  next?: string | undefined;
};

/** The hidden fields of a form with a decision: its proof, and the page to show next. */
export const decisionFields = ({ csrf, next }: FormParts): Html =>
  html`${csrfField(csrf)}${next !== undefined && html`<input type="hidden" name="next" value="${next}">`}`;

/** A term with its description; nothing without one. */
export const fact = (term: string, description: string | number | null | undefined): Html | '' =>
  description === null || description === undefined || description === ''
    ? ''
    : html`<dt>${term}</dt><dd>${description}</dd>`;

const instants = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/** An instant as it is read in Berlin. */
export const instantText = (instant: Date | string | null): string =>
  instant === null ? '' : `${instants.format(new Date(instant))} Uhr`;

const times = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** The time of day of an instant in Berlin. */
export const timeText = (instant: Date): string => `${times.format(instant)} Uhr`;

/** Words for the statuses of accounts. */
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

/** The word for the status of a relation; a client's own word stays as it is. */
export const relationStatusText = (status: string): string =>
  Object.hasOwn(relationStatuses, status) ? (relationStatuses[status] ?? status) : status;
