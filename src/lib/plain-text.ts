/** Matches elements whose content is no text for readers. */
const SILENT = /^(?:script|style|template|noscript|iframe|svg|math|title|textarea|object)$/;

const ENTITIES = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '', euro: '€', sect: '§', copy: '©' },
    ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', eacute: 'é', deg: '°' },
    ...{ ndash: '–', mdash: '—', hellip: '…', bdquo: '„', ldquo: '“', rdquo: '”', sbquo: '‚', lsquo: '‘', rsquo: '’' },
    ...{ laquo: '«', raquo: '»', bull: '•', middot: '·', reg: '®', trade: '™' },
  }),
);

const characterOf = (code: number) =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\ufffd';

/** Decodes the common entities of HTML; rare ones stay unchanged. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,8})|#x([\da-f]{1,7})|([a-z]{2,8}));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES.get(name) ?? entity;
    return characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });

/**
 * Returns the end of the tag that opens at `start`, quoted attributes considered; the end of the text if it has none.
 */
function endOfTag(html: string, start: number): number {
  let quote = '';
  for (let index = start; index < html.length; index++) {
    const character = html.charAt(index);
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '>') return index + 1;
    else if (character === '"' || character === "'") quote = html.charAt(index - 1) === '=' ? character : '';
  }
  return html.length;
}

const endAfter = (html: string, delimiter: string, from: number) => {
  const index = html.indexOf(delimiter, from);
  return index < 0 ? html.length : index + delimiter.length;
};

/**
 * Returns the end of the markup that begins at `start`, with the content of silent elements; `start` for plain text.
 *
 * @param lowered the same HTML with lower-case ASCII letters
 */
export function endOfMarkup(html: string, lowered: string, start: number): number {
  if (html.startsWith('<!--', start)) return endAfter(html, '-->', start + 4);
  const name = /^<[/!?]?([a-z][a-z\d-]*)?/.exec(lowered.slice(start, start + 24));
  if (!name || name[0] === '<') return start;
  const end = endOfTag(html, start + 1);
  if (!SILENT.test(name[1] ?? '') || name[0].startsWith('</')) return end;
  return endOfTag(html, endAfter(lowered, `</${name[1]}`, end) - 1);
}

/**
 * Returns the text of HTML on one line, for JSON-LD, meta tags and attributes. It is text, not markup: it may contain
 * '<', so it must be escaped before it is written into HTML. The run time is linear in the length.
 */
export function plainText(html: string): string {
  // Lower case for ASCII only: other letters may change their length.
  const lowered = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const texts: string[] = [];
  let from = 0;
  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', from)) {
    const end = endOfMarkup(html, lowered, open);
    const inline = /^<\/?(?:a|b|i|u|em|strong|span|small|sub|sup|font)[\s>/]/.test(lowered.slice(open, open + 9));
    texts.push(html.slice(from, end === open ? open + 1 : open), end === open || inline ? '' : ' ');
    from = Math.max(end, open + 1);
  }
  texts.push(html.slice(from));
  return decodeEntities(texts.join('')).replace(/\s+/g, ' ').trim();
}
