import { useLingui } from '@lingui/react/macro';

/** The share of the limit from which the counter is shown. */
const SHOWN_FROM = 0.8;

/**
 * Returns the counter of a text: '12 von 80'; undefined while it is hidden.
 *
 * @param minCount the number of characters from which it is shown. Default: four fifths of `max`
 */
export function useCounter(text: string, max: number | undefined, minCount: number | undefined): string | undefined {
  const { t } = useLingui();
  if (max === undefined) return undefined;
  const count = [...text].length;
  return count >= (minCount ?? Math.floor(max * SHOWN_FROM)) ? t`${count} von ${max}` : undefined;
}
