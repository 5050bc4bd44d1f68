import { readFileSync } from 'node:fs';
import { readLabels } from '../../../../src/settings/read-labels';
import { type Entries, isGroup, ownProperty } from '../../clients/settings/settings-object';

/** The languages in which a label can be set. */
export const LABEL_LOCALES = ['de', 'en'] as const;

type Locale = (typeof LABEL_LOCALES)[number];
type Texts = Readonly<Record<Locale, string>>;

/** A message with an id of its own, as lingui writes it. */
const CATALOG_ENTRY = /#\. js-lingui-explicit-id\n(?:#.*\n)*msgid "([a-z][\w.-]*)"\nmsgstr "(.*)"/gi;

function readCatalogLabels(locale: Locale): Map<string, string> {
  const catalog = readFileSync(new URL(`../../../../src/i18n/${locale}.po`, import.meta.url), 'utf8');
  return new Map([...catalog.matchAll(CATALOG_ENTRY)].map(([, id = '', text = '']) => [id, text]));
}

const german = readCatalogLabels('de');
const english = readCatalogLabels('en');

/** Every label that a client can set, with the built-in text. */
export const builtInLabels: ReadonlyMap<string, Texts> = new Map(
  [...german].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, de]) => [id, { de, en: english.get(id) ?? '' }]),
);

/** Returns the ids of all labels that can be set or are set. */
export function labelIds(raw: unknown): string[] {
  const { de, en } = labelTexts(raw);
  return [...new Set([...builtInLabels.keys(), ...Object.keys(de), ...Object.keys(en)])];
}

/** Returns the effective texts, by locale and id. */
export const labelTexts = (raw: unknown): Readonly<Record<Locale, Readonly<Record<string, string>>>> =>
  readLabels(isGroup(raw) ? [raw] : [], () => undefined);

/** Returns the overrides with new texts for a label; empty texts remove it. */
export function withLabel(raw: unknown, id: string, texts: Texts): Entries {
  // A text for all languages would replace an empty text of one language.
  const { [id]: _, ...labels } = isGroup(raw) ? raw : {};
  return LABEL_LOCALES.reduce<Entries>((overrides, locale) => {
    const before = ownProperty(overrides, locale);
    const { [id]: __, ...others } = isGroup(before) ? before : {};
    const after = texts[locale] === '' ? others : { ...others, [id]: texts[locale] };
    const { [locale]: ___, ...otherLocales } = overrides;
    return Object.keys(after).length === 0 ? otherLocales : { ...otherLocales, [locale]: after };
  }, labels);
}
