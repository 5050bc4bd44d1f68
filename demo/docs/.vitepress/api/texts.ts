import type { Language } from '../languages';

/** The words of the pages about calls. */
type ApiTexts = {
  /** Names and descriptions of the tags, which openapi.json has in English. */
  tags: Record<string, { title: string; lead: string }>;
  schemas: string;
  schemasLead: string;
  english: string;
  parameters: string;
  parameter: string;
  place: Record<string, string>;
  type: string;
  meaning: string;
  required: string;
  body: string;
  answers: string;
  answerFields: string;
  status: string;
  content: string;
  field: string;
  token: string;
  maybeToken: string;
  needed: string;
  capability: string;
  internal: string;
  listOf: (type: string) => string;
  or: string;
  from: (minimum: number) => string;
  to: (maximum: number) => string;
  longest: (length: number) => string;
};

export const API_TEXTS: Record<Language, ApiTexts> = {
  de: {
    tags: {
      Settings: {
        title: 'Einstellungen',
        lead: 'Was die Elemente zuerst lesen: Aussehen, Schalter und Fähigkeiten eines Portals.',
      },
      Events: {
        title: 'Veranstaltungen',
        lead: 'Die öffentliche Liste, eine Veranstaltung und die, die ihr ähnlich sind.',
      },
      Catalogues: {
        title: 'Kataloge',
        lead: 'Rubriken, Schlagworte und Orte, die Filter und Formulare anbieten.',
      },
      'Calendar and map': { title: 'Kalender und Karte', lead: 'Dieselben Veranstaltungen nach Tagen und nach Orten.' },
      Feeds: { title: 'Feeds', lead: 'Dieselben Veranstaltungen als Dateien, und die Sitemaps.' },
      Account: { title: 'Konto', lead: 'Anmeldung, Registrierung und Passwörter.' },
      Profile: {
        title: 'Profil',
        lead: 'Die angemeldete Person mit Rollen, Adressen und Organisationen.',
      },
      Recording: { title: 'Eigene Veranstaltungen', lead: 'Eigene Veranstaltungen lesen, speichern und löschen.' },
      Pictures: { title: 'Bilder', lead: 'Hochgeladene Bilder.' },
      Articles: { title: 'Artikel', lead: 'Öffentliche und eigene Artikel.' },
      Adverts: { title: 'Anzeigen', lead: 'Was verkauft, gebucht und gezeigt wird.' },
      Favourites: { title: 'Merkliste', lead: 'Gemerkte Veranstaltungen im Konto.' },
      'Saved searches': { title: 'Suchen per E-Mail', lead: 'Gespeicherte Suchen, deren Treffer per E-Mail kommen.' },
      Views: { title: 'Ansichten', lead: 'Gezählte Ansichten von Veranstaltungen.' },
      Operation: { title: 'Zustand des Servers', lead: 'Ob der Server läuft, für seinen Betreiber.' },
    },
    schemas: 'Datentypen',
    schemasLead: 'Die Datentypen der Aufrufe, nach Namen.',
    english: 'Die Beschreibungen stammen aus `openapi.json` und sind englisch.',
    parameters: 'Angaben',
    parameter: 'Angabe',
    place: { path: 'im Pfad', query: 'in der Adresse', header: 'im Header', cookie: 'im Cookie' },
    type: 'Art',
    meaning: 'Bedeutung',
    required: 'nötig',
    body: 'Inhalt der Anfrage',
    answers: 'Antworten',
    answerFields: 'Felder der Antwort',
    status: 'Status',
    content: 'Inhalt',
    field: 'Feld',
    token: 'Verlangt `token`.',
    maybeToken: 'Nimmt `token`, verlangt ihn aber nicht.',
    needed: 'Jeder Server braucht diesen Aufruf.',
    capability: 'Gehört zur Fähigkeit',
    internal: 'Nur für diesen Server; die Elemente rufen ihn nicht.',
    listOf: (type) => `Liste: ${type}`,
    or: 'oder',
    from: (minimum) => `ab ${minimum}`,
    to: (maximum) => `bis ${maximum}`,
    longest: (length) => `höchstens ${length} Zeichen`,
  },
  en: {
    tags: {},
    schemas: 'Data types',
    schemasLead: 'The data types of the calls, by name.',
    english: 'The descriptions come from `openapi.json`.',
    parameters: 'Parameters',
    parameter: 'Parameter',
    place: { path: 'in the path', query: 'in the address', header: 'in a header', cookie: 'in a cookie' },
    type: 'Type',
    meaning: 'Meaning',
    required: 'required',
    body: 'Body',
    answers: 'Answers',
    answerFields: 'Fields of the answer',
    status: 'Status',
    content: 'Content',
    field: 'Field',
    token: 'Requires `token`.',
    maybeToken: 'Accepts `token`, but does not require it.',
    needed: 'Every server needs this call.',
    capability: 'Belongs to the capability',
    internal: 'For this server only; the elements do not call it.',
    listOf: (type) => `list: ${type}`,
    or: 'or',
    from: (minimum) => `from ${minimum}`,
    to: (maximum) => `to ${maximum}`,
    longest: (length) => `at most ${length} characters`,
  },
};
