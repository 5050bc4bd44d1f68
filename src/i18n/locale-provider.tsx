import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { catalogOf, loadCatalog } from './catalogs';
import { labelOverrides } from './label-overrides';
import type { Locale } from './locale';

type Props = {
  locale: Locale;
  /** The client's own words, see {@link labelOverrides}. */
  languageSettings: Record<string, unknown>;
  children: ReactNode;
};

/**
 * Gives everything below it the texts of a language. A language whose texts are still on their way shows the one
 * before, so that nothing is remounted and nothing typed is lost.
 */
export function LocaleProvider({ locale, languageSettings, children }: Props) {
  const shown = useLoadedLocale(locale);
  const i18n = useMemo(() => {
    const messages = { ...catalogOf(shown), ...labelOverrides(languageSettings, shown) };
    return setupI18n({ locale: shown, messages: { [shown]: messages } });
  }, [shown, languageSettings]);
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

function useLoadedLocale(locale: Locale): Locale {
  const [loaded, setLoaded] = useState(locale);
  useEffect(() => {
    let isWanted = true;
    loadCatalog(locale).then(
      () => isWanted && setLoaded(locale),
      (error: unknown) => console.warn('[event-portal] The texts of this language could not be loaded.', error),
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return catalogOf(locale) ? locale : loaded;
}
