/** The letters and digits of a text as they are compared: without accents, capitals, spaces and signs. */
const plainKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/([aeq]?)ue/g, (all, before) => (before ? all : 'u'))
    .replace(/([ao])e/g, '$1')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A text with the short forms written out that names of places have. */
const writtenOut = (text: string): string =>
  text
    .replace(/(^|[^\p{L}\p{N}])(?:st|saint)(?![\p{L}\p{N}])/giu, '$1Sankt')
    .replace(/str(?![\p{L}\p{N}])/giu, 'strasse');

/**
 * Whether a text holds what somebody is looking for, in any spelling: 'Weihnachts-Markt' and 'Weihnachtsmarkt', 'St.' and
 * 'Sankt'. The server says the same of more short forms (demo/server/schema/0-texts.sql).
 *
 * @param atStart whether it must begin so
 */
export function isFoundIn(search: string, text: string, atStart = false): boolean {
  return [plainKey, (words: string) => plainKey(writtenOut(words))].some((keyOf) => {
    const place = keyOf(text).indexOf(keyOf(search));
    return atStart ? place === 0 : place >= 0;
  });
}
