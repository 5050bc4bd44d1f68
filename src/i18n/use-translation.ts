import { createContext, useContext, useMemo } from 'react';
import { todayInBerlin } from '../lib/days';
import { useLingui } from './lingui';
import type { Translation } from './translation';

/** The clock: server time in milliseconds since 1970, or the device's while that is unknown. */
export const ClockContext = createContext(() => Date.now());

/** Returns the values that format messages and days in the language of the element. */
export function useTranslation(): Translation {
  const { _, locale } = useLingui();
  const today = todayInBerlin(useContext(ClockContext)());
  return useMemo(() => ({ _, locale, today }), [_, locale, today]);
}
