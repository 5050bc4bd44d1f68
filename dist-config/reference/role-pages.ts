import { type OperatorRole, operatorRoles } from '../../demo/server/backoffice/operators/roles';
import { rolesOf, routeRoles } from '../../demo/server/backoffice/operators/route-roles';
import type { Locale } from '../../src/i18n/locale';
import type { GeneratedPart } from './element-pages';
import { table } from './markdown';

/** A deed of operators in words, with its routes, which all have the same roles. */
type Deed = { de: string; en: string; routes: RegExp };

const at = (path: string) => new RegExp(`^(?:GET|POST) /:client/${path}(?:/|$)`);
const reading = (path: string) => new RegExp(`^GET /:client/${path}(?:/|$)`);
const writing = (path: string) => new RegExp(`^POST /:client/${path}(?:/|$)`);

/** The deeds of each area. A route belongs to the first deed that names it. */
const AREAS: { de: string; en: string; deeds: Deed[] }[] = [
  {
    ...{ de: 'Zu entscheiden', en: 'To decide' },
    deeds: [
      {
        de: 'sehen, was wartet; Entscheidungen der eigenen Rolle zurücknehmen',
        en: 'see what waits; undo decisions of the own role',
        routes: /^(?:GET \/:client|\w+ \/:client\/(?:queue|decisions)(?:\/.*)?)$/,
      },
      {
        de: 'über Veranstaltungen und Artikel entscheiden und sie korrigieren',
        en: 'decide on events and articles, and correct them',
        routes: at('reviews'),
      },
      {
        de: 'über Anzeigen entscheiden',
        en: 'decide on adverts',
        routes: writing('adverts/:id'),
      },
    ],
  },
  {
    ...{ de: 'Veranstaltungen und Artikel', en: 'Events and articles' },
    deeds: [
      {
        de: 'Veranstaltungen bearbeiten, herausnehmen, wieder zeigen',
        en: 'edit events, take them down, put them back',
        routes: /^(?:POST \/:client\/events\/:id(?:\/edit)?|GET \/:client\/events\/:id\/edit)$/,
      },
      { de: 'Veranstaltungen ansehen', en: 'read events', routes: reading('events') },
      {
        de: 'Artikel ansehen, bearbeiten, herausnehmen, wieder zeigen',
        en: 'read and edit articles, take them down, put them back',
        routes: at('articles'),
      },
    ],
  },
  {
    ...{ de: 'Personen und Organisationen', en: 'People and organisations' },
    deeds: [
      {
        de: 'entscheiden, sperren, Daten ausgeben, löschen, Anträge führen',
        en: 'decide, block, export data, delete, keep requests',
        routes: /^(?:POST \/:client\/persons\/.*|GET \/:client\/persons\/:id\/deletion)$/,
      },
      { de: 'Personen ansehen', en: 'read people', routes: reading('persons') },
      { de: 'Organisationen ansehen', en: 'read organisations', routes: reading('organisations') },
      { de: 'Adressen prüfen und ändern', en: 'check and change addresses', routes: at('addresses') },
    ],
  },
  {
    ...{ de: 'Anzeigen und Rechnungen', en: 'Adverts and invoices' },
    deeds: [
      {
        de: 'Verkäufer, Medien, Plätze, Preise, Gutscheine pflegen',
        en: 'maintain sellers, media, slots, prices, vouchers',
        routes: at('adverts/(?:catalogue|places|vouchers)'),
      },
      {
        de: 'Belegung ansehen, Tage schließen und öffnen',
        en: 'read the occupancy, close and open days',
        routes: at('adverts/calendar'),
      },
      {
        de: 'Aufträge ansehen, stoppen, gutschreiben; Tage verschieben; Druckdateien',
        en: 'read, stop and credit orders; move days; print files',
        routes: /^\w+ \/:client\/(?:adverts|orders\/.*)$/,
      },
      {
        de: 'Monate abschließen und ausgeben: DATEV, Zusammenfassende Meldung, Belege',
        en: 'close and export months: DATEV, EC sales list, documents',
        routes: at('invoices/months'),
      },
      {
        de: 'Rechnungen ansehen und ausgeben; Zahlungen und Erstattungen buchen',
        en: 'read and export invoices; record payments and refunds',
        routes: /^\w+ \/:client\/invoices/,
      },
    ],
  },
  {
    ...{ de: 'Texte', en: 'Texts' },
    deeds: [{ de: 'Texte ausgeben, Vorlagen ändern', en: 'export texts, change templates', routes: at('texts') }],
  },
  {
    ...{ de: 'Suche, Verlauf, Mails', en: 'Search, history, mails' },
    deeds: [
      { de: 'suchen', en: 'search', routes: at('search') },
      {
        de: 'den Verlauf lesen, Notizen schreiben',
        en: 'read the history, write notes',
        routes: at('(?:history|notes)'),
      },
      {
        de: 'Mails lesen, noch einmal senden, verwerfen',
        en: 'read mails, send them again, drop them',
        routes: at('mails'),
      },
    ],
  },
  {
    ...{ de: 'Einstellungen und Zugänge', en: 'Settings and accounts' },
    deeds: [
      {
        de: 'Einstellungen ansehen, ändern, zurücksetzen',
        en: 'read, change and reset settings',
        routes: at('settings'),
      },
      {
        de: 'Zugänge ansehen, einladen, ändern, sperren',
        en: 'read, invite, change and block accounts',
        routes: /^\w+ \/operators/,
      },
    ],
  },
  {
    ...{ de: 'Eigener Zugang', en: 'Own account' },
    deeds: [
      {
        de: 'Name, Passwort, zweiter Faktor, Sitzungen, Abmelden',
        en: 'name, password, second factor, sessions, log-out',
        routes: /^(?:GET \/|POST \/logout|\w+ \/account.*)$/,
      },
    ],
  },
];

const ROLES = Object.keys(operatorRoles) as OperatorRole[];
const headings: Record<Locale, string[]> = { de: ['Bereich', 'Was'], en: ['Area', 'What'] };

/** Returns the table of what each role may do. @throws {Error} if a deed has no route, several sets of roles, or a route has no deed */
export function rolesTable(locale: Locale): string {
  const routes = new Set(Object.keys(routeRoles));
  const rows = AREAS.flatMap(({ [locale]: area, deeds }) =>
    deeds.map(({ [locale]: deed, routes: pattern }, index) => {
      const own = [...routes].filter((route) => pattern.test(route));
      for (const route of own) routes.delete(route);
      const [roles, ...others] = new Set(own.map((route) => rolesOf(route).join()));
      if (roles === undefined || others.length > 0)
        throw new Error(`role-pages.ts: the routes of "${deed}" need the same roles: ${own.join(', ')}`);
      return [index === 0 ? area : '', deed, ...ROLES.map((role) => (roles.split(',').includes(role) ? '✓' : '–'))];
    }),
  );
  if (routes.size > 0) throw new Error(`role-pages.ts: no deed names ${[...routes].join(', ')}`);
  return table([...headings[locale], ...ROLES.map((role) => `${operatorRoles[role]} (\`${role}\`)`)], rows);
}

/** The generated parts about roles. */
export const roleParts: GeneratedPart[] = (['de', 'en'] as const).map((locale) => ({
  file: `demo/docs/${locale}/operating.md`,
  name: 'roles',
  part: () => rolesTable(locale),
}));
