import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { todayInBerlin } from '../lib/days';
import { DEFAULT_LOCALE, isLocale } from './locale';
import type { Speech } from './speech';

/** The speech of the element's language now. */
export function useSpeech(): Speech {
  const { i18n } = useLingui();
  const today = todayInBerlin();
  return useMemo(
    () => ({
      say: (message) => i18n._(message),
      locale: isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE,
      today,
    }),
    [i18n, today],
  );
}
