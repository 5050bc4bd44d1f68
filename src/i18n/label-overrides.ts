import { LOCALES, type Locale } from './locale';

/**
 * The client's own words for one language, by message id: `{ lbl_street: 'Weg' }` counts for all languages,
 * `{ de: { lbl_street: 'Weg' } }` for one and wins (setting `languageSettings`, spec section 3).
 */
export function labelOverrides(languageSettings: Record<string, unknown>, locale: Locale): Record<string, string> {
  const own = languageSettings[locale];
  const layers = [languageSettings, typeof own === 'object' && own !== null ? own : {}];
  const texts = layers
    .flatMap((layer) => Object.entries(layer))
    .filter(([id]) => !LOCALES.some((known) => known === id));
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
