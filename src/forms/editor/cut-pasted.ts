import { endOfMarkup, plainText } from '../../lib/plain-text';

/** The limits for pasted text: above the limit of any field, and small enough to parse at once. */
export const MAX_PASTED = {
  /** Visible characters. */ text: 30_000,
  /** Characters including markup. */ markup: 200_000,
};

/** The number of characters shown from the start of the text that was cut off. */
const TOLD = 60;
/** The length of markup after the cut that is searched for its first words. */
const LOOKED_AT = 5_000;

/** A pasted text within the limits; `left` holds the first words that were cut off, '' for none. */
export type CutPasted = { kept: string; left: string };

/** Matches comments and the metadata of word processors, which may be larger than the text itself. */
const SILENT = /^<(?:!|\?|style|script|title|xml|o:|w:|meta|link)/;

/** Returns an end that does not split a surrogate pair. */
const wholeUntil = (text: string, end: number) => {
  const code = text.charCodeAt(end - 1);
  return code >= 0xd800 && code < 0xdc00 ? end - 1 : end;
};

const leftOf = (words: string) => [...words].slice(0, TOLD).join('').trim() || '…';

/** Cuts pasted plain text to the limit. */
export function cutPastedText(text: string): CutPasted {
  if (text.length <= MAX_PASTED.text) return { kept: text, left: '' };
  const end = wholeUntil(text, MAX_PASTED.text);
  return { kept: text.slice(0, end), left: leftOf(text.slice(end, end + 2 * TOLD).replace(/\s+/g, ' ')) };
}

/**
 * Cuts pasted HTML before it is parsed, since parsing and tidying a whole book would block the page. Reads each
 * character at most once, and stops at the cut.
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
