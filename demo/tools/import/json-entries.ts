import { lineCounter } from '../line-counter';

/** An entry of a JSON file with its line. */
export type JsonEntry = { line: number; value: unknown };

/**
 * Reads one object, a list, or either of them as `data` of an answer.
 *
 * @throws {SyntaxError} when the text is no JSON, with the line, or has another shape, with its keys
 */
export function jsonEntries(text: string): JsonEntry[] {
  const parsed = parse(text);
  const data = dataOf(parsed);
  const list = Array.isArray(parsed) ? parsed : data;
  if (Array.isArray(list)) {
    const starts = elementStarts(text, Array.isArray(parsed));
    const lineAt = lineCounter(text);
    return list.map((value: unknown, index) => ({ line: lineAt(starts[index] ?? 0), value }));
  }
  const one = data ?? parsed;
  if (typeof one !== 'object' || one === null || !('title' in one)) throw new SyntaxError(otherShape(one));
  const start = data === undefined ? text.search(/\S/) : text.search(/(?<="data"\s*:\s*)\{/);
  return [{ line: lineCounter(text)(start), value: one }];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ' '));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = /position (\d+)/.exec(message)?.[1];
    const line = lineCounter(text)(position === undefined ? text.length : Number(position));
    throw new SyntaxError(`line ${line}: not JSON (${message})`, { cause: error });
  }
}

const MAX_KEYS = 8;

/** Describes JSON that is not what the API answers, such as the export of another program. */
function otherShape(value: unknown): string {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const found =
    keys.length > 0
      ? `an object with ${keys.slice(0, MAX_KEYS).join(', ')}${keys.length > MAX_KEYS ? ' …' : ''}`
      : JSON.stringify(value);
  return `line 1: expected {"data": [ … ]}, a list, or one record with a title; found ${found}`;
}

/** Returns the `data` of an answer; undefined if the value is no answer. */
const dataOf = (value: unknown): object | undefined =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null
    ? value.data
    : undefined;

const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g;

/** Returns the starts of the elements of the list, which is the text itself or its `data`; the text is valid JSON. */
function elementStarts(text: string, isAtTop: boolean): number[] {
  const listDepth = isAtTop ? 1 : 2;
  let starts: number[] = [];
  let depth = 0;
  let key = '';
  let inList = false;
  let elementIsNext = false;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (inList && elementIsNext && token !== ']') {
      starts.push(index);
      elementIsNext = false;
    }
    if (token === '[' || token === '{') {
      depth += 1;
      if (token === '[' && depth === listDepth && (isAtTop || key === 'data')) {
        // Of a repeated key the last one counts, as in JSON.parse.
        starts = [];
        inList = true;
        elementIsNext = true;
      }
    } else if (token === ']' || token === '}') {
      if (depth === listDepth) inList = false;
      depth -= 1;
    } else if (token === ',') {
      if (inList && depth === listDepth) elementIsNext = true;
    } else if (!isAtTop && depth === 1 && token.startsWith('"')) {
      key = token.slice(1, -1);
    }
  }
  return starts;
}
