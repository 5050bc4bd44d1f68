import { plainText } from '../../../../lib/plain-text';

const CODE = /<(script|style|template|iframe|svg|math|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const BLOCK_END = /<\/(?:p|div|ul|ol|blockquote|h[1-6]|table|section|article)\s*>/gi;
const LINE_END = /<br\s*\/?>|<\/(?:li|tr)\s*>/gi;
const MARKUP = /<\/?(?:p|br|b|i|u|a|em|strong|ul|ol|li|div|span|h[1-6]|script|style|img|table|font|html)\b[^<>]*>/i;
/** Characters that no text has, half ones too; a line break is one that texts have. */
const UNUSUAL = /[^\P{Cc}\n]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu;

/** The most characters that are taken of a text, and of one line. */
export const MOST_TEXT = 20_000;
export const MOST_LINE = 500;

/** A text of one line without markup and unusual characters. */
export const plainLine = (text: string): string =>
  plainLines(text.slice(0, 4 * MOST_LINE))
    .replace(/\s+/g, ' ')
    .slice(0, MOST_LINE);

/** A text, or HTML, as plain lines; an empty line separates paragraphs. Formats are lost, and with them all code. */
export function plainLines(text: string): string {
  const whole = text
    .slice(0, 5 * MOST_TEXT)
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ');
  return (MARKUP.test(whole) ? linesOfHtml(whole) : whole)
    .replace(UNUSUAL, '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .slice(0, MOST_TEXT)
    .trim();
}

const linesOfHtml = (html: string): string =>
  html
    .replace(CODE, ' ')
    .split(BLOCK_END)
    .map((block) => block.split(LINE_END).map(plainText).join('\n').trim())
    .filter(Boolean)
    .join('\n\n');
