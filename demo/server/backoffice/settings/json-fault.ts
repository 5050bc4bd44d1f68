/** The kind of a fault in a text that should be JSON for a database. */
export type JsonReason = Expected | 'rest' | 'string' | 'characters' | 'number' | 'depth';

/** A fault of a JSON text and its index. */
export type JsonFault = { reason: JsonReason; at: number };

/** The expected token; `first …` also allows the end of the opened bracket. */
type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'separator';

type Token = { kind: string; text: string; at: number };

const BLANK = /[ \t\n\r]*/y;
const TOKEN =
  /(?<sign>[{}[\],:])|(?<string>"(?:[^"\\]|\\.)*")|(?<scalar>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w))/sy;
/** Characters that a database cannot store: number 0 and half of a surrogate pair. */
const UNKEPT = /\0|\p{Cs}/u;

/**
 * Finds the first position at which a text is no JSON, has unstorable characters, or opens more than `deepest` nested
 * brackets. The position in an error of JSON.parse differs between engines, and is often missing.
 */
export function findJsonFault(text: string, deepest: number): JsonFault | undefined {
  const open: string[] = [];
  let expected: Expected = 'value';
  for (const token of tokensOf(text)) {
    if (token.kind === 'end' && expected === 'separator' && open.length === 0) return undefined;
    const wrong = (reason: JsonReason): JsonFault => ({ reason, at: token.at });
    const own = faultOf(token);
    if (own) return wrong(own);
    const next = nextAfter(expected, token.kind, open);
    if (next === undefined) return wrong(expected === 'separator' && open.length === 0 ? 'rest' : expected);
    if (open.length > deepest) return wrong('depth');
    expected = next;
  }
  return undefined;
}

/** Yields the tokens of a text, up to its end; any other character is of the kind "unknown". */
export function* tokensOf(text: string): Generator<Token> {
  let at = 0;
  while (at <= text.length) {
    BLANK.lastIndex = at;
    BLANK.exec(text);
    at = BLANK.lastIndex;
    TOKEN.lastIndex = at;
    const { sign, string, scalar } = TOKEN.exec(text)?.groups ?? {};
    const found = sign ?? string ?? scalar ?? '';
    const kind = sign ?? (string && 'string') ?? (scalar && 'scalar') ?? (at === text.length ? 'end' : 'unknown');
    yield { kind, text: found || (text[at] ?? ''), at };
    at += Math.max(1, found.length);
  }
}

function faultOf({ kind, text }: Token): JsonReason | undefined {
  if (kind === 'unknown' && text === '"') return 'string';
  if (kind === 'string') return faultOfString(text);
  return kind === 'scalar' && /^-?\d/.test(text) && !Number.isFinite(Number(text)) ? 'number' : undefined;
}

function faultOfString(text: string): JsonReason | undefined {
  try {
    return UNKEPT.test(String(JSON.parse(text))) ? 'characters' : undefined;
  } catch {
    return 'string';
  }
}

/** Returns the token that may follow, undefined if this one is not allowed; updates `open`. */
function nextAfter(expected: Expected, kind: string, open: string[]): Expected | undefined {
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
  at: number,
): { line: number; column: number; before: string; after: string } {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  const before = text.slice(start, at);
  const line = text.slice(0, start).split('\n').length;
  return { line, column: [...before].length + 1, before, after: text.slice(at, end < 0 ? undefined : end) };
}
