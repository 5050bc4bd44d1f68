/** The kind of a fault in a text that should be JSON for a database. */
export type JsonReason = ExpectedToken | 'rest' | 'string' | 'characters' | 'number' | 'depth';

/** A fault of a JSON text and its index. */
export type JsonFault = { reason: JsonReason; index: number };

/** The expected token; `first …` also allows the end of the opened bracket. */
type ExpectedToken = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'separator';

type Token = { kind: string; text: string; index: number };

const BLANK = /[ \t\n\r]*/y;
const TOKEN =
  /(?<sign>[{}[\],:])|(?<string>"(?:[^"\\]|\\.)*")|(?<scalar>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w))/sy;
/** Characters that a database cannot store: number 0 and half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Cs}/u;

/**
 * Finds the first position at which a text is no JSON, has unstorable characters, or opens more than `maxDepth` nested
 * brackets. The position in an error of JSON.parse differs between engines, and is often missing.
 */
export function findJsonFault(text: string, maxDepth: number): JsonFault | undefined {
  const open: string[] = [];
  let expected: ExpectedToken = 'value';
  for (const token of tokensOf(text)) {
    if (token.kind === 'end' && expected === 'separator' && open.length === 0) return undefined;
    const faultOfReason = (reason: JsonReason): JsonFault => ({ reason, index: token.index });
    const tokenFault = faultOf(token);
    if (tokenFault) return faultOfReason(tokenFault);
    const next = nextAfter(expected, token.kind, open);
    if (next === undefined) return faultOfReason(expected === 'separator' && open.length === 0 ? 'rest' : expected);
    if (open.length > maxDepth) return faultOfReason('depth');
    expected = next;
  }
  return undefined;
}

/** Yields the tokens of a text, up to its end; any other character is of the kind "unknown". */
export function* tokensOf(text: string): Generator<Token> {
  let index = 0;
  while (index <= text.length) {
    BLANK.lastIndex = index;
    BLANK.exec(text);
    index = BLANK.lastIndex;
    TOKEN.lastIndex = index;
    const { sign, string, scalar } = TOKEN.exec(text)?.groups ?? {};
    const match = sign ?? string ?? scalar ?? '';
    const kind = sign ?? (string && 'string') ?? (scalar && 'scalar') ?? (index === text.length ? 'end' : 'unknown');
    yield { kind, text: match || (text[index] ?? ''), index };
    index += Math.max(1, match.length);
  }
}

function faultOf({ kind, text }: Token): JsonReason | undefined {
  if (kind === 'unknown' && text === '"') return 'string';
  if (kind === 'string') return faultOfString(text);
  return kind === 'scalar' && /^-?\d/.test(text) && !Number.isFinite(Number(text)) ? 'number' : undefined;
}

function faultOfString(text: string): JsonReason | undefined {
  try {
    return UNSTORABLE.test(String(JSON.parse(text))) ? 'characters' : undefined;
  } catch {
    return 'string';
  }
}

/** Returns the token that may follow, undefined if this one is not allowed; updates `open`. */
function nextAfter(expected: ExpectedToken, kind: string, open: string[]): ExpectedToken | undefined {
  const isInObject = open.at(-1) === '{';
  if (kind === (isInObject ? '}' : ']') && open.length > 0) {
    if (expected !== 'separator' && expected !== (isInObject ? 'first key' : 'first value')) return undefined;
    open.pop();
    return 'separator';
  }
  if (expected === 'value' || expected === 'first value') {
    if (kind === 'string' || kind === 'scalar') return 'separator';
    if (kind !== '{' && kind !== '[') return undefined;
    open.push(kind);
    return kind === '{' ? 'first key' : 'first value';
  }
  if (expected === 'separator') return kind === ',' && open.length > 0 ? (isInObject ? 'key' : 'value') : undefined;
  if (expected === 'colon') return kind === ':' ? 'value' : undefined;
  return kind === 'string' ? 'colon' : undefined;
}

/** Returns line and column of an index, counted from 1, and the text of its line before and after it. */
export function positionInJson(
  text: string,
  index: number,
): { line: number; column: number; before: string; after: string } {
  const start = text.lastIndexOf('\n', index - 1) + 1;
  const end = text.indexOf('\n', index);
  const before = text.slice(start, index);
  const line = text.slice(0, start).split('\n').length;
  return { line, column: [...before].length + 1, before, after: text.slice(index, end < 0 ? undefined : end) };
}
