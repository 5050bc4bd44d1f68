import { decodeHTMLStrict } from 'entities';
import { jsonrepair } from 'jsonrepair';
import { type Pace, SLICE } from './pace';

/** A JSON value of a file, with the line on which it begins. */
export type JsonBlock = { value: unknown; line: number };

/** All JSON of a file, and the number of unreadable blocks. */
export type JsonBlocks = { blocks: JsonBlock[]; broken: number };

type Text = { text: string; line: number };

/** The length in characters from which a text is split before it is parsed, so that no part takes long. */
const LONG = 8 * SLICE;

/** Returns the JSON-LD of a page; of a JSON file, all of it. */
export async function jsonBlocks(file: string, pace: Pace): Promise<JsonBlocks> {
  const blocks: JsonBlock[] = [];
  let broken = 0;
  const texts = /^\s*</.test(file.slice(0, 2000)) ? scriptsOf(file) : [{ text: file, line: 1 }];
  for (const whole of texts) {
    for await (const { text, line } of pieces({ ...whole, text: withoutFrame(whole.text) }, pace)) {
      const value = parsed(text);
      if (value === undefined) broken += 1;
      else blocks.push({ value, line });
      await pace(text.length, blocks.length);
    }
  }
  return { blocks, broken };
}

/** Returns the JSON-LD scripts of a page. Each search starts after the block before, so that a page is read once. */
function scriptsOf(page: string): Text[] {
  const texts: Text[] = [];
  const opening = /<script\b[^>]{0,300}>/gi;
  const closing = /<\/script/gi;
  let line = 1;
  let counted = 0;
  for (let tag = opening.exec(page); tag; tag = opening.exec(page)) {
    if (!/\btype\s*=\s*["']?\s*application\/ld\+json/i.test(tag[0])) continue;
    closing.lastIndex = opening.lastIndex;
    const end = closing.exec(page)?.index ?? page.length;
    line += breaksIn(page, counted, opening.lastIndex);
    counted = opening.lastIndex;
    texts.push({ text: page.slice(opening.lastIndex, end), line });
    opening.lastIndex = end;
  }
  return texts;
}

function breaksIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

const OPENINGS = ['<!--', '<![CDATA[', '//', '/*', '*/', '-->', ']]>', ';', '\uFEFF'];
const CLOSINGS = ['-->', ']]>', '//', '/*', '*/', '<!--', ';'];

/** Removes the comments and CDATA sections that hide JSON from old browsers; decodes entities in place of quotes. */
function withoutFrame(text: string): string {
  let inner = text.trim();
  for (
    let mark = OPENINGS.find((one) => inner.startsWith(one));
    mark;
    mark = OPENINGS.find((one) => inner.startsWith(one))
  )
    inner = inner.slice(mark.length).trimStart();
  for (let mark = CLOSINGS.find((one) => inner.endsWith(one)); mark; mark = CLOSINGS.find((one) => inner.endsWith(one)))
    inner = inner.slice(0, -mark.length).trimEnd();
  return /^[[{]\s*&(?:quot|#0?34|#x22);/i.test(inner.slice(0, 200)) ? decodeHTMLStrict(inner) : inner;
}

/** Parses JSON; one that is not strict (line breaks in texts, comments, trailing commas) is repaired. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return repaired(text);
  }
}

function repaired(text: string): unknown {
  // `jsonrepair` would turn any other text into a string.
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}

/** Matches the names of lists whose entries can be parsed one by one. */
const LISTS = /"(?:@graph|itemListElement|events|data)"\s*:\s*$/;

/** Splits a long text: yields the entries of its outermost list, then the text around them. */
async function* pieces({ text, line }: Text, pace: Pace): AsyncGenerator<Text> {
  if (text.length <= LONG) {
    yield { text, line };
    return;
  }
  const around: string[] = [];
  let depth = 0;
  let list = -1;
  let from = 0;
  let start = 0;
  let at = 0;
  let paced = 0;
  let row = line;
  let counted = 0;
  const marks = /["[\]{}]/g;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    at = mark.index;
    if (at - paced > SLICE) {
      await pace(at - paced, 0);
      paced = at;
    }
    const character = mark[0];
    if (character === '"') marks.lastIndex = endOfText(text, at);
    else if (character === '[' || character === '{') {
      depth += 1;
      if (character === '[' && list < 0 && isOutermost(text, at, depth)) list = depth;
      if (character === '{' && depth === list + 1) start = at;
    } else {
      if (character === '}' && depth === list + 1) {
        around.push(text.slice(from, start), 'null');
        from = at + 1;
        row += breaksIn(text, counted, start);
        counted = start;
        yield { text: text.slice(start, from), line: row };
      }
      if (depth === list) list = -2;
      depth -= 1;
    }
  }
  yield { text: [...around, text.slice(from)].join(''), line };
}

const isOutermost = (text: string, at: number, depth: number): boolean =>
  depth === 1 || (depth === 2 && LISTS.test(text.slice(Math.max(0, at - 60), at)));

/** Returns the index after a quoted text. */
function endOfText(text: string, start: number): number {
  const mark = /["\\]/g;
  mark.lastIndex = start + 1;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found[0] === '"') return mark.lastIndex;
    mark.lastIndex += 1;
  }
  return text.length;
}
