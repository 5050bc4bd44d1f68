import type { Messages } from '@lingui/core';
import { type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { Catalogs } from './catalogs';
import { type LocaleTexts, LocaleTextsProvider, useLingui } from './lingui';
import type { Locale } from './locale';
import { mainTexts } from './main-texts';
import { translateIn } from './translate';

type Props = {
  locale: Locale;
  /** The client's own texts by message id (setting `languageSettings`, spec section 3). */
  languageSettings: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  children: ReactNode;
};

/**
 * Provides the texts of a language to its children. While they load, the screen keeps the previous language, so that
 * nothing is remounted and no input is lost.
 */
export function LocaleProvider({ locale, languageSettings, children }: Props) {
  const shown = useLoadedLocale(mainTexts, locale, mainTexts.of(locale) ? locale : 'de');
  const localeTexts = useMemo(
    () => createLocaleTexts(shown, { ...mainTexts.of(shown), ...compiled(languageSettings[shown]) }),
    [shown, languageSettings],
  );
  return <LocaleTextsProvider value={localeTexts}>{children}</LocaleTextsProvider>;
}

/** Adds the texts of one part of the product, which load with its code; the client's own texts override them. */
export function TextsProvider({ texts, children }: { texts: Catalogs; children: ReactNode }) {
  const outer = useLingui();
  const shown = useLoadedLocale(texts, outer.locale);
  // Called in any case, as React requires; loaded texts do not suspend.
  const messages = use(texts.load(shown));
  const localeTexts = useMemo(
    () => createLocaleTexts(outer.locale, { ...messages, ...outer.messages }),
    [outer, messages],
  );
  return <LocaleTextsProvider value={localeTexts}>{children}</LocaleTextsProvider>;
}

const createLocaleTexts = (locale: Locale, messages: Messages): LocaleTexts => ({
  locale,
  messages,
  _: translateIn(messages, locale),
});

/** Compiles the client's texts, which are plain: each becomes a message of one piece, as by Lingui's compiler. */
const compiled = (labels: Readonly<Record<string, string>>): Messages =>
  Object.fromEntries(Object.entries(labels).map(([id, text]) => [id, [text]]));

function useLoadedLocale(texts: Catalogs, locale: Locale, first = locale): Locale {
  const [loaded, setLoaded] = useState(first);
  useEffect(() => {
    let isMounted = true;
    texts.load(locale).then(
      () => isMounted && setLoaded(locale),
      (error: unknown) => console.warn('[event-portal] No texts could be loaded.', error),
    );
    return () => {
      isMounted = false;
    };
  }, [texts, locale]);
  return texts.of(locale) ? locale : loaded;
}
