import type { Messages } from '@lingui/core';
import { explainMissingCode } from '../lib/missing-code';
import { type Settling, settling } from '../lib/settling';
import { messages as german } from './de.po?loader';
import type { Locale } from './locale';

/** The texts of one part of the product, each language in its own chunk. */
export type Catalogs = {
  /** Returns the texts of a language if they have loaded. */
  of(locale: Locale): Messages | undefined;
  /** Loads them once. Rejects when the second try to load the chunk fails, too. React can `use` the promise. */
  load(locale: Locale): Promise<Messages>;
};

const FORGET_FAILURE_MS = 1_000;

/** Creates catalogs. @param loaders functions that load the chunk of each language */
export function catalogs(loaders: Record<Locale, () => Promise<{ messages: Messages }>>): Catalogs {
  const promises = new Map<Locale, Settling<Messages>>();

  async function fetchTexts(locale: Locale): Promise<Messages> {
    try {
      return (await loaders[locale]().catch(loaders[locale])).messages;
    } catch (error) {
      await explainMissingCode(error);
      throw error;
    }
  }

  return {
    of: (locale) => promises.get(locale)?.value,
    load(locale) {
      const cached = promises.get(locale);
      if (cached) return cached;
      const promise = settling(fetchTexts(locale));
      promises.set(locale, promise);
      // The failure is stored for a while: otherwise a screen that waits for the texts would request them again on each
      // render, endlessly.
      promise.catch(() => setTimeout(() => promises.delete(locale), FORGET_FAILURE_MS));
      return promise;
    },
  };
}

/** The texts drawn before the application has loaded. German is part of the code, because most visitors read it. */
export const firstTexts = /* @__PURE__ */ catalogs({
  de: async () => ({ messages: german }),
  en: () => import('./en.po?loader'),
});
