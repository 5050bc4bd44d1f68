import { CacheProvider } from '@emotion/react';
import { Suspense, useLayoutEffect, useState } from 'react';
import { writeTheme } from '../../src/elements/adopted-sheets';
import { catalogs } from '../../src/i18n/catalogs';
import { isLocale, localeOfBrowser } from '../../src/i18n/locale';
import { LocaleProvider, TextsProvider } from '../../src/i18n/locale-provider';
import { accountTexts } from '../../src/i18n/texts';
import { emotionCache } from '../../src/ui/emotion-sheet';
import { KitPage } from './kit-page';
import { isGround, type Look, toWidth } from './look';

const kitTexts = catalogs({
  de: () => import('../../src/i18n/de.po?kit'),
  en: () => import('../../src/i18n/en.po?kit'),
});

const DARK = '#12181f';
const NO_OWN_WORDS = { de: {}, en: {} };

/** Returns the first view options from the address: `?locale=en&ground=dark&width=360`. */
export function firstLook(): Look {
  const asked = new URLSearchParams(location.search);
  const [locale, ground] = [asked.get('locale'), asked.get('ground')];
  return {
    locale: isLocale(locale) ? locale : localeOfBrowser(navigator.languages),
    ground: isGround(ground) ? ground : 'light',
    width: toWidth(asked.get('width')),
  };
}

/** Renders everything between the shadow root and the page: language, texts, theme. */
export function Kit({ root, first }: { root: ShadowRoot; first: Look }) {
  const [look, setLook] = useState(first);
  const { locale, ground } = look;
  useLayoutEffect(() => {
    // The page sets its background first: the theme computes the text colours for it.
    document.body.dataset.ground = ground;
    writeTheme(root, { light: ground === 'dark' ? { background: DARK } : null });
    document.documentElement.lang = locale;
  }, [root, ground, locale]);
  return (
    <CacheProvider value={emotionCache}>
      <LocaleProvider locale={locale} languageSettings={NO_OWN_WORDS}>
        <Suspense>
          <TextsProvider texts={accountTexts}>
            <TextsProvider texts={kitTexts}>
              <KitPage look={look} onLook={setLook} />
            </TextsProvider>
          </TextsProvider>
        </Suspense>
      </LocaleProvider>
    </CacheProvider>
  );
}
