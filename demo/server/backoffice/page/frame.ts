import { html, raw } from 'hono/html';
import { operatorRoles, type SessionOperator } from '../operators/roles';
import { managesOperators, mayDo } from '../operators/route-roles';
import { type IconName, icon } from '../ui/icons';
import { countText, tabs } from '../ui/shapes';
import type { BackOfficePage } from './document';
import type { NamedClient, Navigation } from './navigation';
import { csrfField, type Html } from './page';

/** The context of the frame around every page of an operator. */
export type FrameContext = {
  operator: SessionOperator;
  /** The clients that the operator may open. */
  clients: readonly NamedClient[];
  /** The counts of the current client; undefined outside of a client. */
  navigation?: Navigation | undefined;
};

type Section = {
  label: string;
  path: string;
  /** Its entry in the navigation; a section without one is a tab of `parent`. */
  sign?: IconName;
  parent?: SectionName;
  /** The label of its tab, if it has sections beside it. */
  tab?: string;
  count?(navigation: Navigation): { text: number | string; kind?: 'due' | 'late' } | undefined;
};

/** The name of a part of the back office. */
export type SectionName =
  | 'queue'
  | 'events'
  | 'articles'
  | 'adverts'
  | 'calendar'
  | 'catalogue'
  | 'vouchers'
  | 'invoices'
  | 'persons'
  | 'organisations'
  | 'addresses'
  | 'settings'
  | 'texts'
  | 'templates'
  | 'history'
  | 'mails'
  | 'operators';

/** The parts of a client in their order. */
const sections: Readonly<Record<Exclude<SectionName, 'operators'>, Section>> = {
  queue: {
    ...{ label: 'Zu entscheiden', path: '', sign: 'inbox' },
    count: ({ toDecide }) => (toDecide > 0 ? { text: toDecide, kind: 'due' } : undefined),
  },
  events: { label: 'Veranstaltungen', path: '/events', sign: 'calendar', count: ({ events }) => ({ text: events }) },
  articles: { label: 'Artikel', path: '/articles', sign: 'text', count: ({ articles }) => ({ text: articles }) },
  adverts: {
    ...{ label: 'Anzeigen', tab: 'Aufträge', path: '/adverts', sign: 'megaphone' },
    count: ({ runningAdverts }) => ({ text: runningAdverts === 1 ? '1 läuft' : `${countText(runningAdverts)} laufen` }),
  },
  calendar: { label: 'Belegung', path: '/adverts/calendar', parent: 'adverts' },
  catalogue: { label: 'Plätze und Preise', path: '/adverts/catalogue', parent: 'adverts' },
  vouchers: { label: 'Gutscheine', path: '/adverts/vouchers', parent: 'adverts' },
  invoices: {
    ...{ label: 'Rechnungen', path: '/invoices', sign: 'invoice' },
    count: ({ overdueInvoices }) =>
      overdueInvoices > 0 ? { text: `${countText(overdueInvoices)} überfällig`, kind: 'late' } : undefined,
  },
  persons: { label: 'Personen', path: '/persons', sign: 'persons', count: ({ persons }) => ({ text: persons }) },
  organisations: { label: 'Organisationen', path: '/organisations', parent: 'persons' },
  addresses: { label: 'Adressen', path: '/addresses', parent: 'persons' },
  settings: { label: 'Einstellungen', path: '/settings', sign: 'settings' },
  texts: { label: 'Texte', path: '/texts', parent: 'settings' },
  templates: { label: 'Vorlagen', path: '/texts/templates', parent: 'settings' },
  history: { label: 'Verlauf und Mails', tab: 'Verlauf', path: '/history', sign: 'history' },
  mails: { label: 'E-Mails', path: '/mails', parent: 'history' },
};

const sectionNames = Object.keys(sections).filter((name): name is keyof typeof sections =>
  Object.hasOwn(sections, name),
);
/** The sections before which the navigation has a line. */
const FIRST_OF_GROUP = 'settings';

/** Renders the frame: the navigation, the search, the operator, and the page within. */
export const frame = (page: BackOfficePage, main: Html): Html => html`<div class="frame">${sideOf(page)}
<div>${topBar(page)}${sectionTabs(page)}${main}</div></div>`;

const hrefOf = (client: string, { path }: Section) => `/backoffice/${encodeURIComponent(client)}${path}`;

const isOpenTo = ({ frame }: BackOfficePage, { path }: Section) =>
  !frame || mayDo(frame.operator.role, `GET /:client${path}`);

function sideOf(page: BackOfficePage): Html {
  const { client, frame } = page;
  return html`<nav class="side" aria-label="Verwaltung">${clientMenu(page, frame?.clients ?? [])}
${client && sectionNames.map((name) => sectionLink(client, name, page))}</nav>`;
}

/** Renders the menu of clients; another one opens in the same part, with the same set of its list. */
function clientMenu(page: BackOfficePage, clients: readonly NamedClient[]): Html {
  const { client, current, setQuery } = page;
  const section = client && current && current !== 'operators' ? sections[current] : sections.queue;
  const hrefIn = (key: string) => `${hrefOf(key, section)}${setQuery ? `?${setQuery}` : ''}`;
  const name = clients.find(({ key }) => key === client)?.name ?? (client || 'Portale');
  return html`<details class="menu client"><summary>${icon('flag')}<span class="label">${name}</span>${icon('down', 'small')}</summary>
<div class="menu-items">${clients.map(({ key, name }) => html`<a href="${hrefIn(key)}"${key === client ? raw(' aria-current="true"') : ''}>${name}</a>`)}
<a href="/backoffice">Alle Portale</a></div></details>`;
}

function sectionLink(client: string, name: keyof typeof sections, page: BackOfficePage): Html | '' {
  const section = sections[name];
  if (!section.sign) return '';
  const children = sectionNames.filter((child) => sections[child].parent === name);
  const open = [name, ...children].find((one) => isOpenTo(page, sections[one]));
  if (!open) return '';
  const isCurrent = page.current === name || children.some((child) => child === page.current);
  const count = page.frame?.navigation && section.count?.(page.frame.navigation);
  return html`${name === FIRST_OF_GROUP ? html`<hr>` : ''}<a class="section" href="${hrefOf(client, sections[open])}"${isCurrent ? raw(' aria-current="page"') : ''}>${icon(section.sign)}<span class="label">${section.label}</span>${count && html`<span class="count ${count.kind ?? ''}">${countText(count.text)}</span>`}</a>`;
}

/** Renders the tabs of a part that has several pages. */
function sectionTabs(page: BackOfficePage): Html | '' {
  const { client, current } = page;
  if (!client || !current || current === 'operators') return '';
  const parent = sections[current].parent ?? current;
  const group = sectionNames
    .filter((name) => name === parent || sections[name].parent === parent)
    .filter((name) => isOpenTo(page, sections[name]));
  if (group.length < 2) return '';
  return html`<div class="section-tabs">${tabs(
    parent === 'operators' ? '' : `Seiten: ${sections[parent].label}`,
    group.map((name) => ({
      href: hrefOf(client, sections[name]),
      label: sections[name].tab ?? sections[name].label,
      isCurrent: name === current,
    })),
  )}</div>`;
}

const topBar = (page: BackOfficePage) =>
  html`<div class="topbar">${page.client && searchField(page.client, page.words)}${page.frame && operatorMenu(page.frame, page.csrf ?? '')}</div>`;

const searchField = (
  client: string,
  words = '',
) => html`<form class="search" role="search" aria-label="Verwaltung" method="get" action="/backoffice/${encodeURIComponent(client)}/search" data-suggestions="/backoffice/${encodeURIComponent(client)}/search/suggestions">
<label class="with-icon">${icon('search')}<span class="away">Überall suchen</span><input name="q" type="search" value="${words}" maxlength="200" autocomplete="off" aria-keyshortcuts="/" placeholder="Auftrag, Rechnung, Person, Veranstaltung"><kbd aria-hidden="true">/</kbd></label>
<div class="found" id="found" role="listbox" aria-label="Vorschläge" hidden></div><p class="found-problem" role="status"></p></form>`;

const operatorMenu = (
  { operator }: FrameContext,
  csrf: string,
) => html`<details class="menu operator"><summary><span class="initials" aria-hidden="true">${initialsOf(operator.name)}</span><span>${operator.name}<small>${operatorRoles[operator.role]}</small></span>${icon('down', 'small')}</summary>
<div class="menu-items"><a href="/backoffice/account">${icon('person')}Ihr Zugang</a>
${managesOperators(operator) && html`<a href="/backoffice/operators">${icon('key')}Zugänge</a>`}<hr>
<form method="post" action="/backoffice/logout">${csrfField(csrf)}<button>${icon('back')}Abmelden</button></form></div></details>`;

/** Returns the first letters of the first and the last name. */
const initialsOf = (name: string): string => {
  const words = name.split(/\s+/u).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};
