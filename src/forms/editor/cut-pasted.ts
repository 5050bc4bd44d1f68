import { endOfMarkup, plainText } from '../../lib/plain-text';

/** The limits for pasted text: above the limit of any field, and small enough to parse at once. */
export const MAX_PASTED = {
  /** Visible characters. */ text: 30_000,
  /** Characters including markup. */ markup: 200_000,
};

/** The number of characters shown from the start of the text that was cut off. */
const SHOWN_CHARS = 60;
/** The length of markup after the cut that is searched for its first words. */
const SEARCHED_CHARS = 5_000;

/** A pasted text within the limits; `omitted` holds the first words that were cut off, '' for none. */
export type CutPasted = { text: string; omitted: string };

/** Matches comments and the metadata of word processors, which may be larger than the text itself. */
const INVISIBLE = /^<(?:!|\?|style|script|title|xml|o:|w:|meta|link)/;

/** Returns an end that does not split a surrogate pair. */
const safeEnd = (text: string, end: number) => {
  const code = text.charCodeAt(end - 1);
  return code >= 0xd800 && code < 0xdc00 ? end - 1 : end;
};

const firstWords = (text: string) => [...text].slice(0, SHOWN_CHARS).join('').trim() || '…';

/** Cuts pasted plain text to the limit. */
export function cutPastedText(text: string): CutPasted {
  if (text.length <= MAX_PASTED.text) return { text, omitted: '' };
  const end = safeEnd(text, MAX_PASTED.text);
  return { text: text.slice(0, end), omitted: firstWords(text.slice(end, end + 2 * SHOWN_CHARS).replace(/\s+/g, ' ')) };
}

/**
 * Cuts pasted HTML before it is parsed, since parsing and tidying a whole book would block the page. Reads each
 * character at most once, and stops at the cut.
 */
export function cutPastedHtml(html: string): CutPasted {
  if (html.length <= MAX_PASTED.text) return { text: html, omitted: '' };
  const lowered = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const parts: string[] = [];
  let textLength = 0;
  let size = 0;
  let from = 0;
  while (from < html.length) {
    const end = html[from] === '<' ? endOfMarkup(html, lowered, from) : from;
    if (end > from) {
      if (!INVISIBLE.test(lowered.slice(from, from + 7))) {
        if (size + end - from > MAX_PASTED.markup) break;
        parts.push(html.slice(from, end));
        size += end - from;
      }
      from = end;
      continue;
    }
    const open = html.indexOf('<', from + 1);
    const next = open < 0 ? html.length : open;
    const space = Math.min(MAX_PASTED.text - textLength, MAX_PASTED.markup - size);
    const until = next - from > space ? safeEnd(html, from + space) : next;
    parts.push(html.slice(from, until));
    textLength += until - from;
    size += until - from;
    from = until;
    if (until < next) break;
  }
  const omitted = from < html.length ? plainText(html.slice(from, from + SEARCHED_CHARS)) : '';
  return { text: parts.join(''), omitted: omitted === '' ? '' : firstWords(omitted) };
}
