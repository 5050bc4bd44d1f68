import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** A piece of HTML whose values have been escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The style of all pages. */
export const STYLE = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1b1b1b;background:#f4f5f7}
header,main{max-width:1200px;margin:0 auto;padding:12px 16px}
header{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between}
nav{display:flex;flex-wrap:wrap;gap:0 20px}
h1{font-size:26px;line-height:1.2;margin:8px 0 16px;overflow-wrap:anywhere}
h2{font-size:20px;line-height:1.3;margin:0 0 8px}
h3{font-size:16px;line-height:1.3;margin:12px 0 4px}
h2,h3,.pages a{overflow-wrap:anywhere}
a{color:#00508a}
nav a,.rows a,.pages a{display:inline-flex;align-items:center;min-height:44px;min-width:44px}
nav a[aria-current]{font-weight:700;text-decoration:none;color:#1b1b1b}
section,.box{background:#fff;border:1px solid #d5d8dd;border-radius:8px;padding:16px;margin:0 0 16px}
form{margin:0}
label{display:block;font-weight:600;margin:0 0 4px}
input,select,textarea{width:100%;min-height:44px;padding:8px 12px;font:inherit;color:inherit;background:#fff;border:1px solid #6b7280;border-radius:6px}
textarea{min-height:420px;font:14px/1.5 ui-monospace,monospace;white-space:pre;overflow:auto}
img{max-width:100%;height:auto}
textarea[readonly]{min-height:200px;background:#f4f5f7}
code{overflow-wrap:anywhere}
button{min-height:44px;padding:8px 16px;font:inherit;font-weight:600;color:#fff;background:#00508a;border:1px solid #00508a;border-radius:6px;cursor:pointer}
button.quiet{color:#00508a;background:#fff}
button.danger{color:#fff;background:#a61b1b;border-color:#a61b1b}
button.warn{color:#a61b1b;background:#fff;border-color:#a61b1b}
button.text{color:#00508a;background:none;border-color:transparent;text-decoration:underline;padding:8px 0}
:focus-visible{outline:3px solid #f0a500;outline-offset:2px}
.actions{display:flex;flex-wrap:wrap;gap:8px;margin:12px 0 0}
.field{margin:0 0 12px}
.filter{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(180px,1fr));align-items:end}
.bill h2,.bill p{margin:0;overflow-wrap:anywhere}
.bill h2 a{display:inline-flex;align-items:center;min-height:44px}
.month{border-collapse:collapse;width:100%;table-layout:fixed;background:#fff}
.month td,.month th{border:1px solid #d5d8dd;padding:0;text-align:center;vertical-align:top;font-weight:400}
.month a{display:block;min-height:56px;padding:4px 0;color:inherit;text-decoration:none}
.month a:hover{background:#f4f5f7}
.month a[aria-current]{background:#e1f0fa;font-weight:700}
.away{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.month td{position:relative}
.month .hint{display:block;margin:0}
.narrow{grid-template-columns:repeat(auto-fit,minmax(120px,1fr));gap:0 12px}
.checks{display:flex;flex-wrap:wrap;gap:0 20px}
.rows{list-style:none;margin:0;padding:0}
.rows li{padding:8px 0;border-top:1px solid #e3e5e9;overflow-wrap:anywhere}
.rows li:first-child{border-top:0}
dl{display:grid;grid-template-columns:minmax(0,max-content) 1fr;gap:4px 16px;margin:0}
dt{color:#4b5563}
dd{margin:0;overflow-wrap:anywhere}
.who{display:flex;flex-wrap:wrap;gap:0 8px;align-items:center}
.who .hint{flex:1 1 240px}
.badge{display:inline-block;padding:0 8px;border:1px solid #6b7280;border-radius:999px;font-size:14px;white-space:nowrap}
.notice{border-left:6px solid #1a7f37}
.problem{border-left:6px solid #a61b1b}
.hint{color:#4b5563;font-size:14px;margin:4px 0}
.pages{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center}
.choice{margin:0 0 8px}
.choice a{display:inline-flex;align-items:center;min-height:44px}
fieldset{border:0;margin:0 0 12px;padding:0}
legend{font-weight:600;padding:0}
fieldset .check{font-weight:400}
textarea.words{min-height:88px;font:inherit;white-space:pre-wrap}
.letter{white-space:pre-line;overflow-wrap:anywhere;border-top:1px solid #d5d8dd;padding:12px 0 0;margin:12px 0 0}
.aside{display:inline-flex;align-items:center;min-height:44px;padding:0 8px}
.undo{background:#eaf5ea;border-color:#b9dcbc;padding:2px 16px}
section>:last-child{margin-bottom:0}
form+section{margin-top:24px}
mark{background:#fff3b0;color:inherit}
.skip{position:absolute;left:-999px}
.skip:focus{left:16px;top:8px;z-index:1;padding:10px 16px;background:#fff;border-radius:6px}
.undo form{display:flex;flex-wrap:wrap;gap:0 16px;align-items:center;padding:2px 0}
.undo form>span{flex:1 1 240px;padding:4px 0;overflow-wrap:anywhere}
.undo .hint{display:inline-block;margin:0}
.undo form+details form{border-top:1px solid #b9dcbc}
.ok{color:#1a6b2c}
.ok::before{content:"✓ " / ""}
summary{padding:10px 0;cursor:pointer}
.error{color:#a61b1b;font-weight:600;margin:4px 0}
.queue{list-style:none;margin:0 -8px;padding:0;display:grid;gap:2px}
.queue a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 12px;min-height:44px;padding:8px;border-radius:6px;text-decoration:none;color:inherit;overflow-wrap:anywhere}
.queue a:hover{background:#f4f5f7}
.queue a[aria-current]{background:#e1f0fa}
.queue .hint{grid-column:1;margin:0;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.queue strong{min-width:0}
.queue .age{grid-area:1/2/span 2;font-size:14px;color:#4b5563;text-align:right;white-space:nowrap}
.queue .late{color:#8a4b00;font-weight:600}
.desk>*{min-width:0}
.desk .pages{margin:0 0 8px}
.lead{font-size:18px;line-height:1.4;margin:0 0 12px;max-width:60ch;overflow-wrap:anywhere}
.entry .pages{gap:0 20px}
@media (max-width:799px){.desk .side,.desk+.choice{display:none}header{padding:4px 16px;gap:0 12px;justify-content:start}header nav{display:contents}header form{margin-left:auto}}
@media (max-width:479px){header{gap:0 8px}header .text{font-weight:400}dl{grid-template-columns:1fr;gap:0}dd{margin:0 0 6px}}
@media (min-width:800px){.desk{display:grid;grid-template-columns:340px minmax(0,1fr);gap:24px;align-items:start}
.desk .side{grid-area:1/1}
.desk .entry{grid-area:1/2}
.bill{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:16px;align-items:center}
.bill .actions{margin:0;justify-content:end}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px;align-items:start}}
label.check{display:flex;gap:8px;align-items:center;min-height:44px}
.check input{flex:none;width:24px;height:24px;min-height:24px;margin:0}
@media (forced-colors:active){.badge,button{border:1px solid}}`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The optional assets of a page. */
export type PageAssets = { style?: string; script?: string };

/** Returns the policy of a page: it loads only our own style, its assets, and the `extraDirectives`. */
export const contentSecurityPolicy = (
  { style, script }: PageAssets = {},
  extraDirectives: readonly string[] = [],
): string =>
  [
    "default-src 'none'",
    `style-src ${[STYLE, style].flatMap((text) => (text === undefined ? [] : hashOf(text))).join(' ')}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    ...extraDirectives,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The parts of a page; without `csrf` nobody is logged in. */
export type BackOfficePage = PageAssets & {
  title: string;
  csrf?: string;
  client?: string;
  /** True if the client is closed. */
  isClosed?: boolean;
  /** The current part of the client. */
  current?: (typeof clientSections)[number][0];
  notice?: string | undefined;
  problem?: string | undefined;
  content: Html;
};

const clientSections = [
  ['queue', '', 'Prüfen'],
  ['persons', '/persons', 'Personen'],
  ['addresses', '/addresses', 'Adressen'],
  ['adverts', '/adverts', 'Anzeigen'],
  ['texts', '/texts', 'Texte'],
  ['mails', '/mails', 'E-Mails'],
  ['history', '/history', 'Verlauf'],
  ['settings', '/settings', 'Einstellungen'],
] as const;

/** Renders a whole document of the back office. */
export const backOfficePage = ({
  title,
  csrf,
  client,
  isClosed,
  current,
  notice,
  problem,
  content,
  style,
  script,
}: BackOfficePage): Html => html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Verwaltung</title>
<style>${raw(STYLE)}</style>${style && html`<style>${raw(style)}</style>`}
</head>
<body>
<a class="skip" href="#inhalt">Zum Inhalt</a>
<header>
${
  csrf &&
  html`<nav aria-label="Bereiche">
<a href="/backoffice">Portale</a>
${client && clientSections.map(([section, path, label]) => linkTo(`/backoffice/${encodeURIComponent(client)}${path}`, label, section === current))}
</nav>`
}
${csrf && html`<form method="post" action="/backoffice/logout">${csrfField(csrf)}<button class="text">Abmelden</button></form>`}
</header>
<main id="inhalt">
<h1>${title}</h1>
${
  isClosed &&
  html`<p class="box">Dieses Portal ist geschlossen: Besucher sehen es nicht, und niemand kann sich anmelden oder bestellen. Rechnungen und Verlauf bleiben. Wieder öffnen: <code>npm run admin -- client reopen ${client}</code></p>`
}
${notice && html`<p class="box notice" role="status">${notice}</p>`}
${problem && html`<p class="box problem" role="alert">${problem}</p>`}
${content}
</main>${script && html`<script>${raw(script)}</script>`}
</body>
</html>`;

const linkTo = (href: string, label: string, isCurrent: boolean) =>
  html`<a href="${href}"${isCurrent ? raw(' aria-current="page"') : ''}>${label}</a>`;

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
