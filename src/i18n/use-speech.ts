import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { todayInBerlin } from '../lib/days';
import { isLocale } from './locale';
import type { Speech } from './speech';

/** The speech of a text catalog. */
export const speechOf = (i18n: I18n): Speech => ({
  say: (message) => i18n._(message),
  locale: isLocale(i18n.locale) ? i18n.locale : 'de',
  today: todayInBerlin(),
});

/** The speech of the element's language now. */
export function useSpeech(): Speech {
  const { i18n } = useLingui();
  return useMemo(() => speechOf(i18n), [i18n]);
}
