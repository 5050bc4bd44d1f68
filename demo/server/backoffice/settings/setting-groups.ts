import { type SettingField, settingFields } from './setting-fields';

/** A section of the settings, with its heading and a sentence about it. */
export type SettingGroup = {
  /** The fragment of the section's address within the page. */
  id: string;
  title: string;
  help: string;
  subgroups: readonly { title: string | undefined; fields: readonly SettingField[] }[];
};

type Section = { id: string; title: string; help: string; starts: readonly string[] };

/** The sections in their order, with prefixes of paths; a setting belongs to the longest one that it starts with. */
const GROUPS: readonly Section[] = [
  {
    id: 'look',
    title: 'Auftritt',
    help: 'Name, Farben und Schrift, und was um das Portal herum steht.',
    starts: ['name', 'theme', 'applicationSettings'],
  },
  {
    id: 'account',
    title: 'Anmeldung und Konten',
    help: 'Wer sich registriert und anmeldet, und welche Berechtigungen jemand hat.',
    starts: ['auth', 'authenticatedArea'],
  },
  {
    id: 'profile',
    title: 'Felder des Profils',
    help: 'Was Personen über sich und ihre Organisation angeben.',
    starts: ['fieldSettings.profile'],
  },
  {
    id: 'event-form',
    title: 'Veranstaltungen eintragen',
    help: 'Gilt für alle, die auf Ihren Seiten eintragen.',
    starts: ['applicationSettings.activateEventsRecording', 'eventRecording'],
  },
  {
    id: 'event-fields',
    title: 'Felder beim Eintragen',
    help: 'Länge, Beschriftung und Auswahl der Felder. Gilt für Veranstaltungen und für Artikel.',
    starts: ['fieldSettings.recording'],
  },
  {
    id: 'article-form',
    title: 'Artikel schreiben',
    help: 'Gilt für alle, die auf Ihren Seiten Artikel schreiben.',
    starts: ['applicationSettings.activateArticles', 'articleRecording'],
  },
  {
    id: 'events',
    title: 'Kalender und Suche',
    help: 'Was Besucher in der Liste, auf der Karte und bei einer Veranstaltung sehen.',
    starts: ['eventList', 'eventDetails', 'map'],
  },
  {
    id: 'adverts',
    title: 'Werbung',
    help: 'Wie jemand eine Anzeige bucht, und wo sie erscheint.',
    starts: ['applicationSettings.activateAdverts', 'advertSettings'],
  },
  {
    id: 'words',
    title: 'Texte',
    help: 'Eigene Wörter für das Portal, auf Deutsch und auf Englisch.',
    starts: ['languageSettings'],
  },
  {
    id: 'legal',
    title: 'Rechtliches',
    help: 'Nutzungsbedingungen, Datenschutz und Impressum.',
    starts: [
      'links',
      'authenticatedArea.showLinksInCardFooters',
      'auth.conditionsRequired',
      'auth.privacyPolicyRequired',
    ],
  },
  {
    id: 'interfaces',
    title: 'Schnittstellen',
    help: 'Andere Server, mit denen das Portal spricht.',
    starts: ['links.base', 'overrideHost', 'applicationSettings.imageHosts', 'applicationSettings.reportErrors'],
  },
];

/** The sections whose settings need no further headings. */
const WITHOUT_HEADINGS: readonly string[] = ['legal', 'interfaces'];

/** The labels of path segments in headings. */
const KEY_LABELS: Readonly<Record<string, string>> = {
  links: 'Links',
  light: 'Farben',
  eventList: 'Liste',
  eventDetails: 'Seite einer Veranstaltung',
  map: 'Karte',
  completeness: 'Vollständigkeit',
  auth: 'Registrierung',
  authenticatedArea: 'Angemeldete Personen',
  official: 'Dienstlich',
  private: 'Privat',
  street: 'Straße',
  plz: 'Postleitzahl',
  community: 'Gemeinde',
  phone: 'Telefon',
  organization: 'Organisation',
  infoTexts: 'Hilfetexte',
  noEdit: 'Wenn man nicht ändern darf',
  publicationDates: 'Erscheinungstage',
  title: 'Titel',
  shortdesc1: 'Erste Kurzbeschreibung',
  shortdesc2: 'Zweite Kurzbeschreibung',
  shortdesc3: 'Dritte Kurzbeschreibung',
  longdesc1: 'Erste Beschreibung',
  longdesc2: 'Zweite Beschreibung',
  longdesc3: 'Dritte Beschreibung',
  priority: 'Priorität',
  tags: 'Schlagwörter',
  appointments: 'Termine',
  additionalInfo: 'Hinweis zum Termin',
  addRubrics: 'Weitere Rubriken',
  ticket: 'zu Karten',
  location: 'zum Ort',
  promoter: 'zum Veranstalter',
  event: 'zur Veranstaltung',
  artist: 'zu Künstlern',
};

/** The labels of an order's steps, whose names equal other keys. */
const STEP_LABELS: Readonly<Record<string, string>> = {
  medium: 'Schritt „Medium“',
  channel: 'Schritt „Kanal“',
  slot: 'Schritt „Werbeplatz“',
  when: 'Schritt „Zeitraum“',
  eventSelection: 'Schritt „Veranstaltung wählen“',
  existingEvent: 'Schritt „Vorhandene Veranstaltung“',
  newEvent: 'Schritt „Neue Veranstaltung“',
  content: 'Schritt „Inhalt“',
  billingAddress: 'Schritt „Rechnungsadresse“',
  overview: 'Schritt „Übersicht“',
  success: 'Schritt „Erfolg“',
  showAdverts: 'Schritt „Anzeigen ansehen“',
};

const startsWith = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}.`);

/** Returns the section of a setting. */
export function groupOf(path: string): Section | undefined {
  const lengthIn = ({ starts }: Section) =>
    Math.max(0, ...starts.filter((prefix) => startsWith(path, prefix)).map(({ length }) => length));
  return GROUPS.filter((group) => lengthIn(group) > 0).sort((one, other) => lengthIn(other) - lengthIn(one))[0];
}

/** Returns the heading of a setting's neighbours; undefined if that of the section is enough. */
function headingOf(path: string): string | undefined {
  if (WITHOUT_HEADINGS.includes(groupOf(path)?.id ?? '')) return undefined;
  const keys = path.split('.').slice(0, -1);
  const labels = keys[0] === 'advertSettings' ? STEP_LABELS : KEY_LABELS;
  const segmentLabels = keys.flatMap((key) => (Object.hasOwn(labels, key) ? (labels[key] ?? []) : []));
  // "Organisation" of the sign-up is one of its settings, not a field of the profile.
  if (keys[0] === 'auth') return KEY_LABELS.auth;
  return segmentLabels.length === 0 || segmentLabels.length > 2 ? undefined : segmentLabels.join(': ');
}

/** Every setting under its heading; those without one come first. */
export const settingGroups: readonly SettingGroup[] = GROUPS.map(({ id, title, help }) => {
  const subgroups = new Map<string | undefined, SettingField[]>([[undefined, []]]);
  for (const field of settingFields) {
    if (groupOf(field.path)?.id !== id) continue;
    const heading = headingOf(field.path);
    subgroups.set(heading, [...(subgroups.get(heading) ?? []), field]);
  }
  const filled = [...subgroups].filter(([, fields]) => fields.length > 0);
  return { id, title, help, subgroups: filled.map(([heading, fields]) => ({ title: heading, fields })) };
});

/** Returns the section and heading of a setting, as "Auftritt: Farben". */
export function settingGroupOf(path: string): string {
  const heading = headingOf(path);
  return [groupOf(path)?.title ?? '', ...(heading ? [heading] : [])].join(': ');
}
