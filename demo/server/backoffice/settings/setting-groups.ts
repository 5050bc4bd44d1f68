import { type SettingField, settingFields } from './setting-fields';

/** A group of settings in the form, with its heading. */
export type SettingGroup = {
  /** The fragment of the group's address within the page. */
  id: string;
  title: string;
  parts: readonly { title: string | undefined; fields: readonly SettingField[] }[];
};

/** The groups with prefixes of their paths; a setting belongs to the first match. */
const GROUPS: readonly (readonly [id: string, title: string, starts: readonly string[]])[] = [
  ['portal', 'Portal', ['name', 'links', 'applicationSettings', 'overrideHost']],
  ['look', 'Aussehen', ['theme']],
  ['events', 'Liste und Veranstaltung', ['eventList', 'eventDetails']],
  ['words', 'Beschriftungen', ['languageSettings']],
  ['account', 'Anmeldung und Konto', ['auth', 'authenticatedArea']],
  ['profile', 'Felder des Profils', ['fieldSettings.profile']],
  ['event-form', 'Veranstaltungen eintragen', ['eventRecording']],
  ['map', 'Karte', ['map']],
  ['event-fields', 'Felder der Veranstaltung', ['fieldSettings.recording']],
  ['article-form', 'Artikel schreiben', ['articleRecording']],
  ['adverts', 'Anzeigen buchen', ['advertSettings']],
];

/** The labels of path segments in headings. */
const KEYS: Readonly<Record<string, string>> = {
  links: 'Links',
  applicationSettings: 'Möglichkeiten',
  light: 'Farben',
  eventList: 'Liste',
  eventDetails: 'Seite einer Veranstaltung',
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
const STEPS: Readonly<Record<string, string>> = {
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

const startsWith = (path: string, start: string) => path === start || path.startsWith(`${start}.`);

const groupOf = (path: string) => GROUPS.find(([, , starts]) => starts.some((start) => startsWith(path, start)));

/** Returns the heading of a setting's neighbours; undefined if that of the group is enough. */
function headingOf(path: string): string | undefined {
  const keys = path.split('.').slice(0, -1);
  const words = keys[0] === 'advertSettings' ? STEPS : KEYS;
  const named = keys.flatMap((key) => (Object.hasOwn(words, key) ? (words[key] ?? []) : []));
  // "Organisation" of the sign-up is one of its settings, not a field of the profile.
  if (keys[0] === 'auth') return KEYS.auth;
  return named.length === 0 || named.length > 2 ? undefined : named.join(': ');
}

/** Every setting under its heading. */
export const settingGroups: readonly SettingGroup[] = GROUPS.map(([id, title]) => {
  const parts = new Map<string | undefined, SettingField[]>();
  for (const field of settingFields) {
    if (groupOf(field.path)?.[0] !== id) continue;
    const heading = headingOf(field.path);
    parts.set(heading, [...(parts.get(heading) ?? []), field]);
  }
  return { id, title, parts: [...parts].map(([heading, fields]) => ({ title: heading, fields })) };
});

/** Returns the group and heading of a setting, as "Aussehen: Farben". */
export function settingGroupOf(path: string): string {
  const heading = headingOf(path);
  return [groupOf(path)?.[1] ?? '', ...(heading ? [heading] : [])].join(': ');
}
