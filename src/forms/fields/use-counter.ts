import { useLingui } from '@lingui/react/macro';

/** Share of the limit from which the counter shows. */
const SHOWN_FROM = 0.8;

/**
 * How much of the room for a text is used: '12 von 80'.
 *
 * @param from from how many characters on the counter shows. Default: four fifths of `max`
 */
export function useCounter(text: string, max: number | undefined, from: number | undefined): string | undefined {
  const { t } = useLingui();
  if (max === undefined) return undefined;
  const count = [...text].length;
  return count >= (from ?? Math.floor(max * SHOWN_FROM)) ? t`${count} von ${max}` : undefined;
}
