import { plainText } from '../../../../src/lib/plain-text';
import { defaultWordsAt } from './setting-defaults';
import { fieldAt, type SettingField } from './setting-fields';
import { valueLabelOf } from './setting-texts';

/** German texts for messages of the settings parser about parts of a value. */
const MESSAGE_TEXTS: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [/^Expected an? integer/, () => 'Erlaubt ist eine ganze Zahl.'],
  [/ type `boolean`/, () => 'Erlaubt ist true oder false.'],
  [/^Expected a string|^Expected a text/, () => 'Erlaubt ist ein Text in Anführungszeichen.'],
  [
    /^Expected one of `([^`]*)`/,
    ([, words = '']) => `Erlaubt ist einer dieser Werte: ${words.replaceAll('"', '').replaceAll(/,\s*/g, ', ')}.`,
  ],
  [/^Expected an object/, () => 'Erlaubt ist ein Objekt: { … }.'],
  [/^Expected at most (\d+) entries/, ([, most]) => `Erlaubt sind höchstens ${most} Einträge.`],
  [/^Left out/, () => 'Dem Eintrag fehlt eine nötige Angabe.'],
];

const number = new Intl.NumberFormat('de-DE');

/** Returns the German text about the allowed values of a setting. */
function allowedText({ kind, allowedValues, min = 0, max = 0, path, isByLanguage }: SettingField): string {
  if (isByLanguage) return 'Erlaubt ist ein Text in Anführungszeichen, oder einer je Sprache: { "de": …, "en": … }.';
  switch (kind) {
    case 'switch':
    case 'maybe switch':
      return 'Erlaubt ist true oder false.';
    case 'number':
      return `Erlaubt ist eine ganze Zahl von ${number.format(min)} bis ${number.format(max)}.`;
    case 'choice':
      return `Erlaubt ist einer dieser Werte: ${allowedValues.join(', ')}.`;
    case 'color':
      return 'Erlaubt ist eine Farbe wie #0089CE oder rgb(0, 137, 206).';
    case 'labels':
      return 'Erlaubt ist ein Objekt: { … }.';
    case 'choices':
    case 'lines':
    case 'json':
      return 'Erlaubt ist eine Liste: [ … ].';
    default:
      return allowedTextOf(path);
  }
}

const allowedTextOf = (path: string) => {
  if (path.endsWith('.regex')) return 'Erlaubt ist ein regulärer Ausdruck. Prüfen Sie, ob eine Klammer fehlt.';
  if (path.endsWith('.fontFamily')) return 'Erlaubt ist eine Liste von Schriften wie in CSS: Georgia, serif.';
  if (path === 'links.base') return 'Erlaubt ist eine vollständige Adresse, etwa https://www.example.org/.';
  if (path === 'map.tiles' || path === 'map.labels') return 'Erlaubt ist eine Adresse mit {z}, {x} und {y}.';
  if (path === 'map.centre') return 'Erlaubt sind Breite und Länge, etwa 48.4914, 9.2043.';
  return 'Erlaubt ist ein Text in Anführungszeichen.';
};

/** Returns the German reason why a value at a path is refused; a message without a text gets a general one. */
export function refusalTextOf(path: string, message: string): string {
  const field = fieldAt(path);
  if (field?.path === path && !message.startsWith('Expected at most')) return allowedText(field);
  for (const [pattern, textFor] of MESSAGE_TEXTS) {
    const match = pattern.exec(message);
    if (match) return entryText(field, path) + textFor(match);
  }
  return `${entryText(field, path)}Ein Wert dieser Art ist hier nicht erlaubt.`;
}

/** Returns the text that names an entry of a list. */
export function entryText(field: SettingField | undefined, path: string): string {
  const [index = '', ...keys] = field ? path.slice(field.path.length + 1).split('.') : [];
  if (!/^\d+$/.test(index)) return '';
  const key = keys.length > 0 ? `, „${keys.join('.')}“` : '';
  return `Eintrag ${Number(index) + 1}${key}: `;
}

const MAX_VALUE_LENGTH = 200;

/** Formats a value of a setting: by its label if any, HTML as its text, else as JSON; long ones are cut. */
export function formatSettingValue(path: string, value: unknown): string {
  const field = fieldAt(path);
  if (value === undefined) return defaultWordsAt(path) ?? 'nicht gesetzt';
  if (value === '') return 'leer';
  if (typeof value === 'boolean') return value ? 'ein' : 'aus';
  if (field && (field.kind === 'choice' || field.kind === 'choices') && isTextOrTexts(value))
    return (
      [value]
        .flat()
        .map((text) => valueLabelOf(path, text))
        .join(', ') || 'keine'
    );
  const text =
    typeof value === 'string' ? `„${field?.kind === 'html' ? plainText(value) : value}“` : JSON.stringify(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

const isTextOrTexts = (value: unknown): value is string | string[] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((entry) => typeof entry === 'string'));
