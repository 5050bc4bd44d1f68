import { decodeHTMLStrict } from 'entities';
import { jsonrepair } from 'jsonrepair';
import { type Pace, SLICE } from './pace';

/** A JSON value of a file, with the line on which it begins. */
export type JsonBlock = { value: unknown; line: number };

/** All JSON of a file, and the number of unreadable blocks. */
export type JsonBlocks = { blocks: JsonBlock[]; broken: number };

type Text = { text: string; line: number };

/** The length in characters from which a text is split before it is parsed, so that no part takes long. */
const MAX_UNSPLIT_LENGTH = 8 * SLICE;

/** Returns the JSON-LD of a page; of a JSON file, all of it. */
export async function jsonBlocks(file: string, pace: Pace): Promise<JsonBlocks> {
  const blocks: JsonBlock[] = [];
  let broken = 0;
  const texts = /^\s*</.test(file.slice(0, 2000)) ? scriptsOf(file) : [{ text: file, line: 1 }];
  for (const block of texts) {
    for await (const { text, line } of splitText({ ...block, text: withoutComments(block.text) }, pace)) {
      const value = parseJson(text);
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

function breaksIn(text: string, from: number, end: number): number {
  let count = 0;
  for (let index = text.indexOf('\n', from); index >= 0 && index < end; index = text.indexOf('\n', index + 1))
    count += 1;
  return count;
}

const OPENINGS = ['<!--', '<![CDATA[', '//', '/*', '*/', '-->', ']]>', ';', '\uFEFF'];
const CLOSINGS = ['-->', ']]>', '//', '/*', '*/', '<!--', ';'];

/** Removes the comments and CDATA sections that hide JSON from old browsers; decodes entities in place of quotes. */
function withoutComments(text: string): string {
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
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return repairJson(text);
  }
}

function repairJson(text: string): unknown {
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
async function* splitText({ text, line }: Text, pace: Pace): AsyncGenerator<Text> {
  if (text.length <= MAX_UNSPLIT_LENGTH) {
    yield { text, line };
    return;
  }
  const surroundingText: string[] = [];
  let depth = 0;
  let list = -1;
  let from = 0;
  let start = 0;
  let index = 0;
  let pacedIndex = 0;
  let currentLine = line;
  let counted = 0;
  const marks = /["[\]{}]/g;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    index = mark.index;
    if (index - pacedIndex > SLICE) {
      await pace(index - pacedIndex, 0);
      pacedIndex = index;
    }
    const character = mark[0];
    if (character === '"') marks.lastIndex = endOfText(text, index);
    else if (character === '[' || character === '{') {
      depth += 1;
      if (character === '[' && list < 0 && isOutermost(text, index, depth)) list = depth;
      if (character === '{' && depth === list + 1) start = index;
    } else {
      if (character === '}' && depth === list + 1) {
        surroundingText.push(text.slice(from, start), 'null');
        from = index + 1;
        currentLine += breaksIn(text, counted, start);
        counted = start;
        yield { text: text.slice(start, from), line: currentLine };
      }
      if (depth === list) list = -2;
      depth -= 1;
    }
  }
  yield { text: [...surroundingText, text.slice(from)].join(''), line };
}

const isOutermost = (text: string, index: number, depth: number): boolean =>
  depth === 1 || (depth === 2 && LISTS.test(text.slice(Math.max(0, index - 60), index)));

/** Returns the index after a quoted text. */
function endOfText(text: string, start: number): number {
  const mark = /["\\]/g;
  mark.lastIndex = start + 1;
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    if (match[0] === '"') return mark.lastIndex;
    mark.lastIndex += 1;
  }
  return text.length;
}
