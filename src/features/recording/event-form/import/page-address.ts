import { withScheme } from '../../../../lib/with-scheme';
import { webAddress } from '../../../../model/event-import/links-of';

/**
 * Returns the address that a user means by 'www.beispiel.de/jazz' or a whole URL; one of a calendar may begin with
 * `webcal:`.
 *
 * @returns undefined if the text is no web address, or contains a user name
 */
export function pageAddress(typed: string): string | undefined {
  const url = webAddress(withScheme(typed.trim().replace(/^webcals?:/i, 'https:')));
  return url && new URL(url).username === '' ? url : undefined;
}
