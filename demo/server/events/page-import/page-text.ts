import { declaredCharset, decodeText, headOf, toUtf8 } from '../../../../src/model/event-import/file-bytes';
import type { WebPage } from '../../platform/web-page/fetch-web-page';
import { WebPageFailure } from '../../platform/web-page/web-page-failure';

/** The content of a page or calendar. */
export type PageText = { url: string; contentType: 'text/html' | 'text/calendar'; text: string };

const HTML = new Set(['text/html', 'application/xhtml+xml']);
/** Types under which servers offer a calendar. */
const CALENDAR = /^(?:text\/(?:x-v?)?calendar|application\/(?:x-)?(?:ics|ical|calendar)|text\/x-vcal)$/;
/** Types that say nothing: a calendar is one by its content. */
const VAGUE = new Set(['', 'text/plain', 'application/octet-stream', 'binary/octet-stream', 'application/download']);

/** Checks whether an answer of this type may be a page or a calendar. */
export const isImportable = (type: string): boolean => HTML.has(type) || CALENDAR.test(type) || VAGUE.has(type);

/**
 * Decodes a page or calendar: by its byte order mark, as UTF-8, or by the charset of its header, or its own.
 *
 * @throws {WebPageFailure} wrong_type, for a content that is neither
 */
export function pageTextOf({ url, type, charset, bytes }: WebPage): PageText {
  const content = toUtf8(bytes);
  const text = decodeText(content, charset ?? declaredCharset(headOf(content)));
  if (/^\s*BEGIN:VCALENDAR/i.test(text)) return { url, contentType: 'text/calendar', text };
  if (HTML.has(type)) return { url, contentType: 'text/html', text };
  if (CALENDAR.test(type)) return { url, contentType: 'text/calendar', text };
  throw new WebPageFailure('wrong_type');
}
