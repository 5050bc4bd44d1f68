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
const GROUP_DELIMITERS: readonly (readonly [open: string, close: string, kind: Group])[] = [
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
  const reader = { remaining: line, names };
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

type Reader = { remaining: string; names: readonly string[] };

function readParts(reader: Reader, closing: string | undefined): LinePart[] {
  const parts: LinePart[] = [];
  let text = '';
  const endText = () => {
    if (text !== '') parts.push({ kind: 'text', text });
    text = '';
  };
  while (reader.remaining !== '') {
    if (closing !== undefined && reader.remaining.startsWith(closing)) break;
    const character = PLAIN.exec(reader.remaining)?.[0];
    if (character !== undefined) {
      text += character.length > 1 && character.startsWith('\\') ? character.slice(1) : character;
      reader.remaining = reader.remaining.slice(character.length);
    } else {
      endText();
      parts.push(readGroupOrValue(reader));
    }
  }
  endText();
  if (closing === undefined) return parts;
  if (reader.remaining === '') throw new LineFault(`Hier fehlt am Ende „${closing}“.`);
  reader.remaining = reader.remaining.slice(closing.length);
  return parts;
}

function readGroupOrValue(reader: Reader): LinePart {
  const value = VALUE.exec(reader.remaining);
  if (value) {
    reader.remaining = reader.remaining.slice(value[0].length);
    return { kind: 'value', name: readName(value[1] ?? '', reader.names) };
  }
  const delimiters = GROUP_DELIMITERS.find(([open]) => reader.remaining.startsWith(open));
  if (!delimiters) throw new LineFault(strayCharacterText(reader.remaining));
  const [open, close, kind] = delimiters;
  reader.remaining = reader.remaining.slice(open.length);
  const parts = readParts(reader, close);
  if (kind === 'optional' && valueNamesIn(parts).length === 0)
    throw new LineFault('In eckigen Klammern muss ein Platzhalter stehen, nach dem sich der Teil richtet.');
  return { kind, parts };
}

function readName(typed: string, names: readonly string[]): string {
  const name = typed.toLowerCase();
  if (!names.includes(name)) throw new LineFault(`Den Platzhalter {${typed}} gibt es hier nicht.`);
  return name;
}

const strayCharacterText = (remaining: string) =>
  remaining.startsWith('{')
    ? 'Nach „{“ muss der Name eines Platzhalters stehen und dann „}“.'
    : `Vor „${remaining.charAt(0)}“ fehlt das Zeichen, das es beginnt. Als gewöhnliches Zeichen schreiben Sie „\\${remaining.charAt(0)}“.`;

/** Returns the names of all values in some parts. */
export const valueNamesIn = (parts: readonly LinePart[]): string[] =>
  parts.flatMap((part) => (part.kind === 'value' ? [part.name] : part.kind === 'text' ? [] : valueNamesIn(part.parts)));
