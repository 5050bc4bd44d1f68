/** A piece of an editor's line. */
export type LinePart =
  | { kind: 'text'; text: string }
  /** A placeholder of a value. */
  | { kind: 'value'; name: string }
  /** A group; `optional` is omitted if one of its values is empty. */
  | { kind: 'optional' | 'strong' | 'em'; parts: readonly LinePart[] };

/** A message about an invalid line, with the remedy. */
export type LineProblem = string;

type Group = Exclude<LinePart, { kind: 'text' | 'value' }>['kind'];

/** The opening and closing signs of groups; the longer sign comes first. */
const SIGNS: readonly (readonly [open: string, close: string, kind: Group])[] = [
  ['**', '**', 'strong'],
  ['*', '*', 'em'],
  ['[', ']', 'optional'],
];
const PLAIN = /^(?:\\[\\{}[\]*]|[^{}[\]*])/u;
const VALUE = /^\{\s*([\p{L}\d]{1,40})\s*\}/u;

/**
 * Parses a line: `{name}` is a placeholder, `[…]` is omitted if a value in it is empty, `**…**` is strong, `*…*`
 * emphasised; `\` escapes these signs.
 *
 * @param names of the available values
 */
export function readLine(line: string, names: readonly string[]): { parts: LinePart[] } | { problem: LineProblem } {
  const reader = { rest: line, names };
  try {
    const parts = readParts(reader, undefined);
    return { parts };
  } catch (error) {
    if (error instanceof LineFault) return { problem: error.message };
    throw error;
  }
}

/** The error of an invalid line. */
class LineFault extends Error {}

type Reader = { rest: string; names: readonly string[] };

function readParts(reader: Reader, until: string | undefined): LinePart[] {
  const parts: LinePart[] = [];
  let text = '';
  const endText = () => {
    if (text !== '') parts.push({ kind: 'text', text });
    text = '';
  };
  while (reader.rest !== '') {
    if (until !== undefined && reader.rest.startsWith(until)) break;
    const plain = PLAIN.exec(reader.rest)?.[0];
    if (plain !== undefined) {
      text += plain.length > 1 && plain.startsWith('\\') ? plain.slice(1) : plain;
      reader.rest = reader.rest.slice(plain.length);
    } else {
      endText();
      parts.push(readMarked(reader));
    }
  }
  endText();
  if (until === undefined) return parts;
  if (reader.rest === '') throw new LineFault(`Hier fehlt am Ende „${until}“.`);
  reader.rest = reader.rest.slice(until.length);
  return parts;
}

function readMarked(reader: Reader): LinePart {
  const value = VALUE.exec(reader.rest);
  if (value) {
    reader.rest = reader.rest.slice(value[0].length);
    return { kind: 'value', name: nameIn(value[1] ?? '', reader.names) };
  }
  const sign = SIGNS.find(([open]) => reader.rest.startsWith(open));
  if (!sign) throw new LineFault(strayWords(reader.rest));
  const [open, close, kind] = sign;
  reader.rest = reader.rest.slice(open.length);
  const parts = readParts(reader, close);
  if (kind === 'optional' && valuesIn(parts).length === 0)
    throw new LineFault('In eckigen Klammern muss ein Platzhalter stehen, nach dem sich der Teil richtet.');
  return { kind, parts };
}

function nameIn(typed: string, names: readonly string[]): string {
  const name = typed.toLowerCase();
  if (!names.includes(name)) throw new LineFault(`Den Platzhalter {${typed}} gibt es hier nicht.`);
  return name;
}

const strayWords = (rest: string) =>
  rest.startsWith('{')
    ? 'Nach „{“ muss der Name eines Platzhalters stehen und dann „}“.'
    : `Vor „${rest.charAt(0)}“ fehlt das Zeichen, das es beginnt. Als gewöhnliches Zeichen schreiben Sie „\\${rest.charAt(0)}“.`;

/** Returns the names of all values in some parts. */
export const valuesIn = (parts: readonly LinePart[]): string[] =>
  parts.flatMap((part) => (part.kind === 'value' ? [part.name] : part.kind === 'text' ? [] : valuesIn(part.parts)));
