import { createContext, useContext, useMemo } from 'react';
import { todayInBerlin } from '../lib/days';
import { useLingui } from './lingui';
import type { Speech } from './speech';

/** The moment it is, in milliseconds since 1970: the server's, where it has been told. */
export const ClockContext = createContext(() => Date.now());

/** The speech of the element's language now. */
export function useSpeech(): Speech {
  const { _: say, locale } = useLingui();
  const today = todayInBerlin(useContext(ClockContext)());
  return useMemo(() => ({ say, locale, today }), [say, locale, today]);
}
