import { decodeHTMLStrict } from 'entities';
import { plainText } from '../../lib/plain-text';

const CODE = /<(script|style|template|iframe|svg|math|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const BLOCK_END = /<\/(?:p|div|ul|ol|blockquote|h[1-6]|table|section|article)\s*>/gi;
const BLOCK = /<(?:p|br|div|ul|ol|table|h[1-6]|body|section|article|blockquote)(?:\s[^<>]*)?\/?>/i;
const LINE_END = /<br\s*\/?>|<\/(?:li|tr)\s*>/gi;
const MARKUP =
  /<\/?(?:p|br|b|i|u|a|em|strong|ul|ol|li|div|span|h[1-6]|script|style|img|table|tr|td|font|html|head|body|blockquote|small|section|article|sub|sup|hr)(?:\s[^<>]*)?\/?>/i;
const FORMATS = /<(?:b|strong|i|em|u|h[1-6]|table|img)(?:\s[^<>]*)?>/i;
const LINK =
  /<a\s[^<>]*?href\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))[^<>]*>((?:(?!<\/?a[\s>])[\s\S]){0,2000})<\/a\s*>/gi;
/** Characters that no text has, half ones too; a line break is one that texts have. */
const UNUSUAL = /[^\P{Cc}\n]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu;
/** Some programs encode what is encoded already. */
const MAX_DECODINGS = 3;

/** The most characters that are taken of a text, and of one line. */
export const MAX_TEXT = 20_000;
export const MAX_LINE = 500;

/** A text of one line without markup and unusual characters. */
export const plainLine = (text: string): string =>
  plainLines(text.slice(0, 4 * MAX_LINE))
    .replace(/\s+/g, ' ')
    .slice(0, MAX_LINE)
    .trim();

/**
 * A text, or HTML, as plain lines with its entities as characters; an empty line separates paragraphs. Formats are lost,
 * and with them all code; of a link its address stays.
 */
export function plainLines(text: string): string {
  const whole = asHtml(text)
    .slice(0, 5 * MAX_TEXT)
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ');
  return decoded(MARKUP.test(whole) ? linesOfHtml(whole) : whole)
    .replace(UNUSUAL, '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .slice(0, MAX_TEXT)
    .trim();
}

/** Whether a text has formats that are lost. */
export const hasFormats = (text: string): boolean => FORMATS.test(asHtml(text));

/** HTML that is written as a text, '&lt;p&gt;', as HTML. */
function asHtml(text: string): string {
  const part = text.slice(0, 5 * MAX_TEXT);
  if (MARKUP.test(part) || !/&(?:amp;)*(?:lt|#60|#x3c);/i.test(part)) return part;
  const html = decoded(part);
  return MARKUP.test(html) ? html : part;
}

function decoded(text: string): string {
  let now = text;
  for (let times = 0; times < MAX_DECODINGS && now.includes('&'); times += 1) now = decodeHTMLStrict(now);
  return now.replaceAll('\u00ad', '');
}

/** Lines of a text that has a few formats only are lines; in HTML they mean nothing. */
const linesOfHtml = (html: string): string =>
  html
    .replace(CODE, ' ')
    .replace(/\n/g, BLOCK.test(html) ? ' ' : '<br>')
    .replace(LINK, linkWords)
    .split(BLOCK_END)
    .map((block) => block.split(LINE_END).map(plainText).join('\n').trim())
    .filter(Boolean)
    .join('\n\n');

/** 'hier (https://…)'; an address that stands there already is not written twice. */
function linkWords(_: string, quoted?: string, single?: string, bare?: string, content = ''): string {
  const href = decoded(quoted ?? single ?? bare ?? '').trim();
  const words = plainText(content);
  const isWritten = words
    .replace(/^https?:\/\//, '')
    .startsWith(href.replace(/^(?:https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, ''));
  if (!/^(?:https?:|mailto:)/i.test(href) || isWritten) return content;
  return `${content} (${href
    .replace(/^mailto:/i, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')})`;
}
