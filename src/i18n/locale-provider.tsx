import { type Messages, setupI18n } from '@lingui/core';
import { LinguiContext, useLingui } from '@lingui/react';
import { type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { type Catalogs, mainTexts } from './catalogs';
import { isLocale, type Locale } from './locale';

type Props = {
  locale: Locale;
  /** The client's own words by message id (setting `languageSettings`, spec section 3). */
  languageSettings: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  children: ReactNode;
};

/**
 * Gives everything below it the texts of a language. While the texts of a language are loading, the screen keeps the
 * language before, so that nothing is remounted and nothing typed is lost.
 */
export function LocaleProvider({ locale, languageSettings, children }: Props) {
  const shown = useLoadedLocale(mainTexts, locale);
  const speech = useMemo(() => {
    const own = compiled(languageSettings[shown]);
    return speechOf(shown, { ...mainTexts.of(shown), ...own });
  }, [shown, languageSettings]);
  // Lingui's own provider would not notice that the texts of the same language have changed.
  return <LinguiContext.Provider value={speech}>{children}</LinguiContext.Provider>;
}

/** Adds the texts of one part of the product, which come with its code; the client's own words stay above them. */
export function TextsProvider({ texts, children }: { texts: Catalogs; children: ReactNode }) {
  const { i18n: above } = useLingui();
  const wanted = isLocale(above.locale) ? above.locale : 'de';
  const shown = useLoadedLocale(texts, wanted);
  // The last hook here: where React has waited for one that is skipped the next time, it cannot go on with others.
  const own = texts.of(shown) ?? use(texts.load(shown));
  return <MoreWords own={own}>{children}</MoreWords>;
}

function MoreWords({ own, children }: { own: Messages; children: ReactNode }) {
  const { i18n: above } = useLingui();
  const speech = useMemo(() => speechOf(above.locale, { ...own, ...above.messages }), [above, own]);
  return <LinguiContext.Provider value={speech}>{children}</LinguiContext.Provider>;
}

function speechOf(locale: string, messages: Messages) {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return { i18n, _: i18n.t.bind(i18n) };
}

/** The client's words are plain text: each becomes a message of one piece, as Lingui's compiler would make it. */
const compiled = (labels: Readonly<Record<string, string>>): Messages =>
  Object.fromEntries(Object.entries(labels).map(([id, text]) => [id, [text]]));

function useLoadedLocale(texts: Catalogs, locale: Locale): Locale {
  const [loaded, setLoaded] = useState(locale);
  useEffect(() => {
    let isWanted = true;
    texts.load(locale).then(
      () => isWanted && setLoaded(locale),
      (error: unknown) => console.warn('[event-portal] The texts of this language could not be loaded.', error),
    );
    return () => {
      isWanted = false;
    };
  }, [texts, locale]);
  return texts.of(locale) ? locale : loaded;
}
