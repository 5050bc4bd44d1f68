import { LOCALES, type Locale } from '../i18n/locale';
import { noteEnglish } from '../lib/text-language';
import { isObject, ownProperty } from './own-property';
import type { LocalizedText } from './setting-kinds';

type Report = (path: string, message: string) => void;

const EXPECTED = 'Expected a string, or one for each language: { de, en }.';

/**
 * Reads a text of the client in a language: `'for all languages'`, or `{ de: 'für eine', en: 'for one' }`, where the
 * other language replaces a missing one. An invalid value is reported with its path, and an earlier layer counts.
 *
 * @throws {TypeError} when no layer fits and the text is required
 */
export function readClientText(
  { locale: fixedLocale, fallback }: LocalizedText,
  layers: readonly unknown[],
  context: { path: string; report: Report; locale: Locale },
): string {
  const locale = fixedLocale ?? context.locale;
  for (const layer of [...layers].reverse()) {
    if (layer === undefined || layer === null) continue;
    const text = typeof layer === 'string' ? layer : isObject(layer) ? textIn(layer, locale, context) : undefined;
    if (text !== undefined) return text;
    if (!isObject(layer) || !LOCALES.some((language) => isSet(ownProperty(layer, language))))
      context.report(context.path, EXPECTED);
  }
  return fallback();
}

const isSet = (value: unknown) => value !== undefined && value !== null;

/** Returns the text in a language, or else in the other. */
function textIn(texts: object, locale: Locale, { path, report }: { path: string; report: Report }): string | undefined {
  const byLanguage: Partial<Record<Locale, string>> = {};
  for (const language of LOCALES) {
    const text = ownProperty(texts, language);
    if (typeof text === 'string') byLanguage[language] = text;
    else if (isSet(text)) report(`${path}.${language}`, 'Expected a string.');
  }
  if (byLanguage.en !== undefined && (locale === 'en' || byLanguage.de === undefined)) noteEnglish(byLanguage.en);
  return byLanguage[locale] ?? byLanguage.de ?? byLanguage.en;
}
