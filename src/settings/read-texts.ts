import { LOCALES, type Locale } from '../i18n/locale';
import { noteEnglish } from '../lib/text-language';
import { isObject, ownProperty } from './own-property';
import type { LocalizedText } from './setting-kinds';

type Report = (path: string, message: string) => void;

const WANTED = 'Expected a string, or one for each language: { de, en }.';

/**
 * Reads a text of the client in a language: `'for all languages'`, or `{ de: 'für eine', en: 'for one' }`, where the
 * other language replaces a missing one. An invalid value is reported with its path, and an earlier layer counts.
 *
 * @throws {TypeError} when no layer fits and the text is required
 */
export function readClientText(
  { locale: fixed, fallback }: LocalizedText,
  layers: readonly unknown[],
  at: { path: string; report: Report; locale: Locale },
): string {
  const locale = fixed ?? at.locale;
  for (const layer of [...layers].reverse()) {
    if (layer === undefined || layer === null) continue;
    const text = typeof layer === 'string' ? layer : isObject(layer) ? textIn(layer, locale, at) : undefined;
    if (text !== undefined) return text;
    if (!isObject(layer) || !LOCALES.some((known) => isGiven(ownProperty(layer, known)))) at.report(at.path, WANTED);
  }
  return fallback();
}

const isGiven = (value: unknown) => value !== undefined && value !== null;

/** Returns the text in a language, or else in the other. */
function textIn(texts: object, locale: Locale, { path, report }: { path: string; report: Report }): string | undefined {
  const known: Partial<Record<Locale, string>> = {};
  for (const language of LOCALES) {
    const text = ownProperty(texts, language);
    if (typeof text === 'string') known[language] = text;
    else if (isGiven(text)) report(`${path}.${language}`, 'Expected a string.');
  }
  if (known.en !== undefined && (locale === 'en' || known.de === undefined)) noteEnglish(known.en);
  return known[locale] ?? known.de ?? known.en;
}
