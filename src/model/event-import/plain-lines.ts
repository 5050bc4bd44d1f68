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
/** Characters that no text needs: control characters but line breaks, half surrogates, direction marks. */
const UNUSUAL = /[^\P{Cc}\n]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu;
/** Some programs encode entities twice. */
const MAX_DECODINGS = 3;

/** The maximum length of a text and of one line, in characters. */
export const MAX_TEXT = 20_000;
export const MAX_LINE = 500;

/** Returns a text as one line, without markup and control characters. */
export const plainLine = (text: string): string =>
  plainLines(text.slice(0, 4 * MAX_LINE))
    .replace(/\s+/g, ' ')
    .slice(0, MAX_LINE)
    .trim();

/**
 * Converts a text or HTML to plain lines with decoded entities; an empty line separates paragraphs. Formats and code
 * are removed; a link keeps its address.
 */
export function plainLines(text: string): string {
  const html = asHtml(text)
    .slice(0, 5 * MAX_TEXT)
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ');
  return decodeRepeatedly(MARKUP.test(html) ? linesOfHtml(html) : html)
    .replace(UNUSUAL, '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .slice(0, MAX_TEXT)
    .trim();
}

/** Checks whether a text has formats that are lost. */
export const hasFormats = (text: string): boolean => FORMATS.test(asHtml(text));

/** Decodes HTML that is escaped as text, '&lt;p&gt;'. */
function asHtml(text: string): string {
  const part = text.slice(0, 5 * MAX_TEXT);
  if (MARKUP.test(part) || !/&(?:amp;)*(?:lt|#60|#x3c);/i.test(part)) return part;
  const html = decodeRepeatedly(part);
  return MARKUP.test(html) ? html : part;
}

function decodeRepeatedly(text: string): string {
  let current = text;
  for (let times = 0; times < MAX_DECODINGS && current.includes('&'); times += 1) current = decodeHTMLStrict(current);
  return current.replaceAll('\u00ad', '');
}

/** Converts HTML to lines. In a text with few formats, line breaks count; in HTML they do not. */
const linesOfHtml = (html: string): string =>
  html
    .replace(CODE, ' ')
    .replace(/\n/g, BLOCK.test(html) ? ' ' : '<br>')
    .replace(LINK, linkText)
    .split(BLOCK_END)
    .map((block) => block.split(LINE_END).map(plainText).join('\n').trim())
    .filter(Boolean)
    .join('\n\n');

/** Returns 'hier (https://…)'; an address that the text contains is not repeated. */
function linkText(_: string, quoted?: string, single?: string, bare?: string, content = ''): string {
  const href = decodeRepeatedly(quoted ?? single ?? bare ?? '').trim();
  const text = plainText(content);
  const isShown = text
    .replace(/^https?:\/\//, '')
    .startsWith(href.replace(/^(?:https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, ''));
  if (!/^(?:https?:|mailto:)/i.test(href) || isShown) return content;
  return `${content} (${href
    .replace(/^mailto:/i, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')})`;
}
