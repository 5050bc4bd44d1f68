import { endOfMarkup, plainText } from '../../lib/plain-text';

/** What is taken of a pasted text: more than any field may hold, and little enough to be parsed at once. */
export const MAX_PASTED = {
  /** Characters that can be read. */ text: 30_000,
  /** With their markup. */ markup: 200_000,
};

/** So much of what is left out tells the user where the text was cut. */
const TOLD = 60;
/** In so much markup behind the cut its first words are looked for. */
const LOOKED_AT = 5_000;

/** A pasted text that is short enough; `left` are the first words of what was left out, '' when nothing was. */
export type CutPasted = { kept: string; left: string };

/** Comments and the settings of word processors, which may be larger than the text itself. */
const SILENT = /^<(?:!|\?|style|script|title|xml|o:|w:|meta|link)/;

/** Does not halve a character of two code units. */
const wholeUntil = (text: string, end: number) => {
  const code = text.charCodeAt(end - 1);
  return code >= 0xd800 && code < 0xdc00 ? end - 1 : end;
};

const leftOf = (words: string) => [...words].slice(0, TOLD).join('').trim() || '…';

/** Cuts a pasted text without formats. */
export function cutPastedText(text: string): CutPasted {
  if (text.length <= MAX_PASTED.text) return { kept: text, left: '' };
  const end = wholeUntil(text, MAX_PASTED.text);
  return { kept: text.slice(0, end), left: leftOf(text.slice(end, end + 2 * TOLD).replace(/\s+/g, ' ')) };
}

/**
 * Cuts pasted HTML before it is parsed: the time of the parser and of what tidies its result would grow with a book or
 * a whole website. Reads each character once, and stops where it cuts.
 */
export function cutPastedHtml(html: string): CutPasted {
  if (html.length <= MAX_PASTED.text) return { kept: html, left: '' };
  const lowered = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const parts: string[] = [];
  let read = 0;
  let size = 0;
  let from = 0;
  while (from < html.length) {
    const end = html[from] === '<' ? endOfMarkup(html, lowered, from) : from;
    if (end > from) {
      if (!SILENT.test(lowered.slice(from, from + 7))) {
        if (size + end - from > MAX_PASTED.markup) break;
        parts.push(html.slice(from, end));
        size += end - from;
      }
      from = end;
      continue;
    }
    const open = html.indexOf('<', from + 1);
    const next = open < 0 ? html.length : open;
    const room = Math.min(MAX_PASTED.text - read, MAX_PASTED.markup - size);
    const until = next - from > room ? wholeUntil(html, from + room) : next;
    parts.push(html.slice(from, until));
    read += until - from;
    size += until - from;
    from = until;
    if (until < next) break;
  }
  const left = from < html.length ? plainText(html.slice(from, from + LOOKED_AT)) : '';
  return { kept: parts.join(''), left: left === '' ? '' : leftOf(left) };
}
