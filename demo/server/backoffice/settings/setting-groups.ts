import { type SettingField, settingFields } from './setting-fields';

/** Settings that stand together in the form, under a heading of their own. */
export type SettingGroup = {
  /** The end of the address of the group within the page. */
  id: string;
  title: string;
  parts: readonly { title: string | undefined; fields: readonly SettingField[] }[];
};

/** Each group with the beginnings of the paths that belong to it; a setting stands in the first that fits. */
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

/** What the parts of a path are called where they head some settings. */
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

/** Steps of an order share names with other keys. */
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

/** The heading of the settings that stand with this one; undefined where the group itself says it. */
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

/** Where a setting stands, as "Aussehen: Farben". */
export function placeOf(path: string): string {
  const heading = headingOf(path);
  return [groupOf(path)?.[1] ?? '', ...(heading ? [heading] : [])].join(': ');
}
