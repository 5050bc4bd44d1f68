import { type SettingField, settingFields } from './setting-fields';

/** A group of settings in the form, with its heading. */
export type SettingGroup = {
  /** The fragment of the group's address within the page. */
  id: string;
  title: string;
  subgroups: readonly { title: string | undefined; fields: readonly SettingField[] }[];
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
const KEY_LABELS: Readonly<Record<string, string>> = {
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

/** Returns the group of a setting: its id, its title, and the prefixes of its paths. */
export const groupOf = (path: string) =>
  GROUPS.find(([, , prefixes]) => prefixes.some((prefix) => startsWith(path, prefix)));

/** Returns the heading of a setting's neighbours; undefined if that of the group is enough. */
function headingOf(path: string): string | undefined {
  const keys = path.split('.').slice(0, -1);
  const labels = keys[0] === 'advertSettings' ? STEP_LABELS : KEY_LABELS;
  const segmentLabels = keys.flatMap((key) => (Object.hasOwn(labels, key) ? (labels[key] ?? []) : []));
  // "Organisation" of the sign-up is one of its settings, not a field of the profile.
  if (keys[0] === 'auth') return KEY_LABELS.auth;
  return segmentLabels.length === 0 || segmentLabels.length > 2 ? undefined : segmentLabels.join(': ');
}

/** Every setting under its heading. */
export const settingGroups: readonly SettingGroup[] = GROUPS.map(([id, title]) => {
  const subgroups = new Map<string | undefined, SettingField[]>();
  for (const field of settingFields) {
    if (groupOf(field.path)?.[0] !== id) continue;
    const heading = headingOf(field.path);
    subgroups.set(heading, [...(subgroups.get(heading) ?? []), field]);
  }
  return { id, title, subgroups: [...subgroups].map(([heading, fields]) => ({ title: heading, fields })) };
});

/** Returns the group and heading of a setting, as "Aussehen: Farben". */
export function settingGroupOf(path: string): string {
  const heading = headingOf(path);
  return [groupOf(path)?.[1] ?? '', ...(heading ? [heading] : [])].join(': ');
}
