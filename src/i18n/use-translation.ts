import { createContext, useContext, useMemo } from 'react';
import { todayInBerlin } from '../lib/days';
import { useLingui } from './lingui';
import type { Translation } from './translation';

/** The moment it is, in milliseconds since 1970: the server's, where it has been told. */
export const ClockContext = createContext(() => Date.now());

/** Returns what puts messages and days into the language of the element. */
export function useTranslation(): Translation {
  const { _, locale } = useLingui();
  const today = todayInBerlin(useContext(ClockContext)());
  return useMemo(() => ({ _, locale, today }), [_, locale, today]);
}
