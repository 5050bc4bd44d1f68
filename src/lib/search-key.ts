/** Returns the letters and digits of a text for comparison: without accents, capitals, spaces and signs. */
const plainKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/([aeq]?)ue/g, (all, before) => (before ? all : 'u'))
    .replace(/([ao])e/g, '$1')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Expands the abbreviations of place names in a text. */
const expandAbbreviations = (text: string): string =>
  text
    .replace(/(^|[^\p{L}\p{N}])(?:st|saint)(?![\p{L}\p{N}])/giu, '$1Sankt')
    .replace(/str(?![\p{L}\p{N}])/giu, 'strasse');

/**
 * Checks whether a text contains the searched one in any spelling: 'Weihnachts-Markt' and 'Weihnachtsmarkt', 'St.' and
 * 'Sankt'. The server expands more abbreviations (demo/server/schema/0-texts.sql).
 *
 * @param atStart true if the text must begin with it
 */
export function isFoundIn(search: string, text: string, atStart = false): boolean {
  return [plainKey, (text: string) => plainKey(expandAbbreviations(text))].some((keyOf) => {
    const index = keyOf(text).indexOf(keyOf(search));
    return atStart ? index === 0 : index >= 0;
  });
}
