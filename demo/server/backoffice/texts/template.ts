import type { Locale } from '../../../../src/i18n/locale';
import type { TextColumn } from './columns';

/** The criteria by which a text groups its entries. */
export const groupings = {
  none: 'nicht',
  day: 'nach Tagen',
  rubric: 'nach Rubriken',
  place: 'nach Orten',
} as const;
export type Grouping = keyof typeof groupings;

/** The encodings of a table. */
export const encodings = {
  'utf-8-bom': 'UTF-8 mit Kennung (Excel, LibreOffice)',
  'utf-8': 'UTF-8 ohne Kennung (Redaktionssysteme)',
  'windows-1252': 'Windows-1252 (ältere Programme)',
} as const;
export const separators = { semicolon: 'Semikolon', comma: 'Komma', tab: 'Tabulator' } as const;

/** The form of a text on the events of some days, and of its table. */
export type Template = {
  name: string;
  /** The language of days, times and prices. */
  language: Locale;
  /** The outer and the inner grouping; an equal inner one is ignored. */
  outer: Grouping;
  inner: Grouping;
  /** Lines with placeholders. */
  heading: string;
  intro: string;
  entry: string;
  outro: string;
  empty: string;
  /** True if dates that are cancelled, or postponed without a new day, are left out. */
  leavesOut: boolean;
  /** True if events of several weeks are left out. */
  leavesOutLong: boolean;
  columns: readonly TextColumn[];
  separator: keyof typeof separators;
  encoding: keyof typeof encodings;
};

const TABLE = {
  columns: ['date', 'endDate', 'from', 'until', 'title', 'rubric', 'place', 'town', 'price', 'news', 'link'],
  separator: 'semicolon',
  encoding: 'utf-8-bom',
} satisfies Partial<Template>;

const GERMAN = {
  ...TABLE,
  language: 'de',
  heading: 'Veranstaltungen vom {zeitraum}',
  intro: '',
  outro: '',
  empty: 'In diesem Zeitraum gibt es keine Veranstaltungen.',
  leavesOut: false,
  leavesOutLong: false,
} satisfies Partial<Template>;

/** The built-in templates, by their key; nobody changes these. */
export const BUILT_IN_TEMPLATES: Readonly<Record<string, Template>> = {
  tage: {
    ...GERMAN,
    name: 'Woche nach Tagen',
    ...{ outer: 'day', inner: 'none' },
    entry: '[{uhrzeit}: ]**{titel}**[, {wo}][ ({dauer})][. {preis}][. *{hinweis}*]',
  },
  rubriken: {
    ...GERMAN,
    name: 'Druckblatt nach Rubriken',
    ...{ outer: 'rubric', inner: 'day' },
    entry:
      '**{titel}**[ ({dauer})]\n[{uhrzeit}, ]{ort}[, {strasse}][, {plz} {gemeinde}]\n[{kurztext}]\n[{preis}][ · *{hinweis}*]',
  },
  orte: {
    ...GERMAN,
    name: 'Kurz nach Orten',
    ...{ outer: 'place', inner: 'none' },
    entry: '{datum}[, {uhrzeit}]: **{titel}**[. *{hinweis}*]',
  },
  englisch: {
    ...TABLE,
    ...{
      name: 'Woche auf Englisch',
      language: 'en',
      outer: 'day',
      inner: 'none',
      leavesOut: false,
      leavesOutLong: false,
    },
    ...{ heading: 'What’s on from {zeitraum}', intro: '', outro: '', empty: 'There are no events on these days.' },
    entry: '[{uhrzeit}: ]**{titel}**[, {wo}][ ({dauer})][. {preis}][. *{hinweis}*]',
  },
};
