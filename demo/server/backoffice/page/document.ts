import { html, raw } from 'hono/html';
import { icon } from '../ui/icons';
import { servedAsset } from './assets';
import { type FrameContext, frame, type SectionName } from './frame';
import type { Html } from './page';
import type { PageAssets } from './security-policy';

const STYLE_PATH = servedAsset(new URL('./office.css', import.meta.url));
const SCRIPT_PATH = servedAsset(new URL('../ui/browser/office.js', import.meta.url));

/** A page on the way to the current one; the last one may have no address. */
export type Crumb = { href?: string; label: string };

/** The parts of a page; without `csrf` nobody is logged in. */
export type BackOfficePage = PageAssets & {
  title: string;
  csrf?: string;
  /** The context of the frame around the page; without it the page stands alone. */
  frame?: FrameContext | undefined;
  client?: string;
  /** True if the client is closed. */
  isClosed?: boolean;
  /** The current part of the back office. */
  current?: SectionName;
  /** The query of the set that a list shows, which another client's list shows as well. */
  setQuery?: string | undefined;
  /** The words in the search field. */
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

const crumb = ({ href, label }: Crumb) => (href ? html`<a href="${href}">${label}</a>` : html`<span>${label}</span>`);
