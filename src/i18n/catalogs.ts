import type { Messages } from '@lingui/core';
import type { Locale } from './locale';

const LOADERS: Record<Locale, () => Promise<{ messages: Messages }>> = {
  de: () => import('./de.po'),
  en: () => import('./en.po'),
};

const loaded = new Map<Locale, Messages>();

/** The texts of a language, when they are here already. */
export const catalogOf = (locale: Locale): Messages | undefined => loaded.get(locale);

/** Loads the texts of a language once. Rejects when the chunk cannot be fetched. */
export async function loadCatalog(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale);
  if (known) return known;
  const { messages } = await LOADERS[locale]();
  loaded.set(locale, messages);
  return messages;
}
