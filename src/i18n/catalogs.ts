import type { Messages } from '@lingui/core';
import { type Settling, settling } from '../lib/settling';
import { messages as german } from './de.po?loader';
import type { Locale } from './locale';

/** The texts of one part of the product, in each language a chunk of its own. */
export type Catalogs = {
  /** The texts of a language, if they have been loaded already. */
  of(locale: Locale): Messages | undefined;
  /** Loads them once. Rejects when the chunk cannot be fetched at the second try either. React can `use` the promise. */
  load(locale: Locale): Promise<Messages>;
};

const FORGET_FAILURE_MS = 1_000;

/** @param loaders how the chunk of each language is fetched */
export function catalogs(loaders: Record<Locale, () => Promise<{ messages: Messages }>>): Catalogs {
  const loading = new Map<Locale, Settling<Messages>>();

  async function fetchTexts(locale: Locale): Promise<Messages> {
    const { messages } = await loaders[locale]().catch(loaders[locale]);
    return messages;
  }

  return {
    of: (locale) => loading.get(locale)?.value,
    load(locale) {
      const known = loading.get(locale);
      if (known) return known;
      const promise = settling(fetchTexts(locale));
      loading.set(locale, promise);
      // The failure is kept for a while: a screen that waits for the texts would otherwise ask again each time it is
      // rendered, without end.
      promise.catch(() => setTimeout(() => loading.delete(locale), FORGET_FAILURE_MS));
      return promise;
    },
  };
}

/** What is drawn before the application is there. German comes with the code, because most visitors read it. */
export const firstTexts = /* @__PURE__ */ catalogs({
  de: async () => ({ messages: german }),
  en: () => import('./en.po?loader'),
});
