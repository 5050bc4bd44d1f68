import type { Language } from '../languages';

/** The words of the pages about calls. */
type ApiTexts = {
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
    schemas: 'Datentypen',
    schemasLead: 'Die Datentypen der Aufrufe, nach Namen.',
    english: 'Die Beschreibungen stammen aus `openapi.json` und sind englisch.',
    parameters: 'Angaben',
    parameter: 'Angabe',
    place: { path: 'im Pfad', query: 'in der Adresse', header: 'im Kopf', cookie: 'im Cookie' },
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
