/** A line of a calendar: 'DTSTART;TZID=Europe/Berlin:20270501T193000'. */
export type CalendarLine = { name: string; params: Readonly<Record<string, string>>; value: string };

/** An event of a calendar with its lines, those of the parts inside it left out. */
export type CalendarEvent = { lines: readonly CalendarLine[] };

/** The most lines that are read of one event; those of guests alone may be thousands. */
const MOST_LINES = 2000;
const LONGEST_NAME = 1000;

/**
 * The events of a calendar (RFC 5545, 3.4 and 3.6). What is no line is left out.
 *
 * @returns the events, and how many of them were not closed
 */
export function calendarEvents(text: string): { events: CalendarEvent[]; broken: number } {
  const events: CalendarEvent[] = [];
  let lines: CalendarLine[] | undefined;
  let broken = 0;
  /** Parts inside an event, such as its alarms, have lines of the same names. */
  let inside: string[] = [];
  for (const written of unfolded(text)) {
    const line = calendarLine(written);
    if (!line) continue;
    const part = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN' && part === 'VEVENT') {
      if (lines) broken += 1;
      lines = [];
      inside = [];
    } else if (!lines) continue;
    else if (line.name === 'BEGIN') inside.push(part);
    else if (line.name === 'END' && part === 'VEVENT') {
      events.push({ lines });
      lines = undefined;
    } else if (line.name === 'END') inside.pop();
    else if (inside.length === 0 && lines.length < MOST_LINES) lines.push(line);
  }
  return { events, broken: broken + (lines ? 1 : 0) };
}

/** The lines of a text, those joined again that were folded because they are long. */
function* unfolded(text: string): Generator<string> {
  let parts: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (/^[ \t]/.test(line)) parts.push(line.slice(1));
    else {
      if (parts.length > 0) yield parts.join('');
      parts = [line];
    }
  }
  yield parts.join('');
}

function calendarLine(text: string): CalendarLine | undefined {
  const colon = colonOf(text);
  if (colon < 0) return undefined;
  const [name = '', ...params] = piecesOf(text.slice(0, colon));
  return {
    name: name.trim().toUpperCase(),
    params: Object.fromEntries(
      params.map((param) => {
        const equals = param.indexOf('=');
        return [param.slice(0, equals).toUpperCase(), param.slice(equals + 1).replaceAll('"', '')];
      }),
    ),
    value: text.slice(colon + 1),
  };
}

/** Where the value begins: a colon in quotes belongs to a parameter. */
function colonOf(text: string): number {
  let isQuoted = false;
  for (let place = 0; place < Math.min(text.length, LONGEST_NAME); place += 1) {
    const character = text.charAt(place);
    if (character === '"') isQuoted = !isQuoted;
    if (character === ':' && !isQuoted) return place;
  }
  return -1;
}

const piecesOf = (text: string): string[] => text.match(/(?:[^;"]|"[^"]*"?)+/g) ?? [];

/** A text of a calendar with its escaped characters. */
export const calendarText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));

/** The entries of a list; a comma that belongs to one of them is escaped. */
export const calendarList = (value: string): string[] =>
  (value.slice(0, 20_000).match(/(?:[^,\\]|\\.)+/g) ?? []).map((entry) => calendarText(entry).trim()).filter(Boolean);
