import { binaryText, decodeBinary } from './file-bytes';

/** A line of a calendar: 'DTSTART;TZID=Europe/Berlin:20270501T193000'. */
export type CalendarLine = { name: string; params: Readonly<Record<string, string>>; value: string };

/** A line of a file with its line number, from 1. */
type NumberedLine = { number: number; text: string };

const MAX_HEADER_LENGTH = 1000;

/** The property names at the beginning of a line. Any other text continues the line before, unfolded. */
const NAMES = new Set(
  `BEGIN END VERSION PRODID METHOD CALSCALE NAME UID URL SUMMARY DESCRIPTION LOCATION DTSTART DTEND DURATION DTSTAMP DUE
  STATUS CLASS CATEGORIES RRULE RDATE EXDATE EXRULE RECURRENCE-ID SEQUENCE PRIORITY TRANSP ORGANIZER ATTENDEE CONTACT
  COMMENT RESOURCES ATTACH IMAGE GEO CREATED LAST-MODIFIED COMPLETED ACTION TRIGGER REPEAT RELATED-TO REQUEST-STATUS
  CONFERENCE COLOR STYLED-DESCRIPTION STRUCTURED-DATA TZID TZURL TZNAME TZOFFSETFROM TZOFFSETTO TZ DAYLIGHT AALARM
  DALARM MALARM PALARM RNUM FREEBUSY REFRESH-INTERVAL SOURCE PERCENT-COMPLETE ACKNOWLEDGED PROXIMITY`.split(/\s+/),
);

/** Splits a file at every kind of line break; an empty line is yielded as one. */
function* physicalLines(bytes: Uint8Array): Generator<NumberedLine> {
  let start = 0;
  let number = 1;
  for (let index = 0; index <= bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte !== 10 && byte !== 13 && index < bytes.length) continue;
    yield { number, text: binaryText(bytes.subarray(start, index)) };
    if (byte === 13 && bytes[index + 1] === 10) index += 1;
    start = index + 1;
    number += 1;
  }
}

/** Consecutive lines of one property, undecoded, because a fold may split a character. */
class OpenLine {
  readonly number: number;
  readonly #parts: string[];
  readonly #isQuotedPrintable: boolean;

  constructor({ number, text }: NumberedLine) {
    this.number = number;
    this.#parts = [text];
    this.#isQuotedPrintable = /^[^:]{0,300}QUOTED-PRINTABLE[^:]{0,300}:/i.test(text);
  }

  /** True if the next line continues this one, however it begins. */
  get isSoftlyBroken(): boolean {
    return this.#isQuotedPrintable && (this.#parts.at(-1)?.endsWith('=') ?? false);
  }

  goOn(text: string) {
    if (this.isSoftlyBroken) this.#parts.push((this.#parts.pop() ?? '').slice(0, -1));
    this.#parts.push(text);
  }

  toString(): string {
    return this.#parts.join('');
  }
}

/**
 * Yields the lines of a calendar: unfolded, and decoded from charset and quoted-printable. `size` is the number of
 * bytes read for it.
 */
export function* calendarLines(bytes: Uint8Array): Generator<CalendarLine & { number: number; size: number }> {
  let open: OpenLine | undefined;
  let isOld = false;
  let size = 0;
  for (const physicalLine of physicalLines(bytes)) {
    const { text } = physicalLine;
    size += text.length + 1;
    if (text === '' && !open?.isSoftlyBroken) continue;
    // vCalendar 1.0 breaks lines before a space, which belongs to the text.
    if (open?.isSoftlyBroken) open.goOn(text);
    else if (open && /^[ \t]/.test(text)) open.goOn(isOld ? text : text.slice(1));
    else if (open && !startsProperty(text)) open.goOn(`\\n${text}`);
    else {
      const line = open && calendarLine(String(open));
      if (line?.name === 'VERSION') isOld = line.value.trim() === '1.0';
      if (line) yield { ...line, number: open?.number ?? 1, size };
      if (line) size = 0;
      open = new OpenLine(physicalLine);
    }
  }
  const line = open && calendarLine(String(open));
  if (line) yield { ...line, number: open?.number ?? 1, size };
}

function startsProperty(text: string): boolean {
  const [, name = ''] = /^\s*([\w-]{1,60})\s*[;:]/.exec(text.slice(0, 100)) ?? [];
  return /^X-/i.test(name) || NAMES.has(name.toUpperCase());
}

function calendarLine(text: string): CalendarLine | undefined {
  const colon = colonOf(text);
  if (colon < 0) return undefined;
  const [name = '', ...parameters] = text.slice(0, colon).match(/(?:[^;"]|"[^"]*"?)+/g) ?? [];
  const params = Object.fromEntries(parameters.map(paramOf));
  const { CHARSET: charset, ENCODING: encoding = '', ...otherParams } = params;
  const value = text.slice(colon + 1);
  const isText = otherParams.VALUE?.toUpperCase() !== 'BINARY' && !/^(?:ATTACH|IMAGE|PHOTO)$/i.test(name);
  return {
    name: name.trim().replace(/^.*\./, '').toUpperCase(),
    params: Object.fromEntries(Object.entries(otherParams).map(([key, param]) => [key, decodeBinary(param)])),
    value: isText ? decodeBinary(withoutEncoding(value, encoding), charset) : value,
  };
}

/** Returns the index of the colon before the value: a colon in quotes belongs to a parameter. */
function colonOf(text: string): number {
  let isQuoted = false;
  for (let index = 0; index < Math.min(text.length, MAX_HEADER_LENGTH); index += 1) {
    const character = text.charAt(index);
    if (character === '"') isQuoted = !isQuoted;
    if (character === ':' && !isQuoted) return index;
  }
  return -1;
}

/** Reads a parameter such as 'TZID="Europe/Berlin"'; vCalendar 1.0 also writes an encoding without its name. */
function paramOf(text: string): [name: string, value: string] {
  const equals = text.indexOf('=');
  if (equals < 0)
    return /^(?:QUOTED-PRINTABLE|BASE64|8BIT)$/i.test(text) ? ['ENCODING', text] : [text.toUpperCase(), ''];
  return [text.slice(0, equals).trim().toUpperCase(), text.slice(equals + 1).replaceAll('"', '')];
}

function withoutEncoding(value: string, encoding: string): string {
  if (/^QUOTED-PRINTABLE$/i.test(encoding))
    return value
      .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/\r\n?|\n/g, '\\n');
  if (!/^(?:BASE64|B)$/i.test(encoding)) return value;
  try {
    return atob(value.replace(/\s/g, '')).replace(/\r\n?|\n/g, '\\n');
  } catch {
    return value;
  }
}
