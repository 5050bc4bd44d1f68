import { describe, expect, it } from 'vitest';
import { cleanHtml, toStorable } from '../../../../../demo/tools/import/clean-text';
import { jsonEntries } from '../../../../../demo/tools/import/json-entries';
import { itForAll } from '../../../../support/it-for-all';

describe('entries of a JSON file', () => {
  itForAll([
    ['one object', '\n\n{ "title": 1 }', [3]],
    ['a list', '[\n  {"a": [1, {"b": "]"}]},\n\n  {\n "a": 2 },\n 5]', [2, 4, 6]],
    ['data of an answer', '{\n "meta": { "data": [1, 2] },\n "data": [\n  {},\n  { "data": [3] }\n ]\n}', [4, 5]],
    ['one object as data', '{\n "meta": {},\n "data": {\n "title": 1 }\n}', [3]],
    ['an empty list', '[ ]', []],
    ['texts with brackets and quotes', '["[\\"{",\n"}",\n"\\\\"]', [1, 2, 3]],
  ])('have line numbers: %s', (_, text, lines) => {
    expect(jsonEntries(text).map(({ line }) => line)).toEqual(lines);
  });

  it('have line numbers in a large file, too: counted once, not from the start for each', () => {
    const rows = 100_000;
    const entries = jsonEntries(`[\n${`{"a":"${'x'.repeat(40)}"},\n`.repeat(rows - 1)}{}\n]`);
    expect([entries.length, entries.at(-1)?.line]).toEqual([rows, rows + 1]);
  });

  it('are refused from invalid JSON, with the line', () => {
    expect(() => jsonEntries('[\n{"a": 1},\n{"a" 2}\n]')).toThrow(/^line [234]: not JSON/);
  });

  itForAll([
    ['{"events": [{"title": "x"}], "total": 1}', 'an object with events, total'],
    ['{"data": {"status": 404}}', 'an object with status'],
    ['{}', '{}'],
    ['"x"', '"x"'],
  ])('are refused from other JSON: %s', (text, found) => {
    expect(() => jsonEntries(text)).toThrow(
      `expected {"data": [ … ]}, a list, or one record with a title; found ${found}`,
    );
  });
});

describe('third-party HTML', () => {
  itForAll([
    ['<p>Hallo <strong>Welt</strong></p>', '<p>Hallo <strong>Welt</strong></p>'],
    ['<p onclick="x()" style="a">A</p>', '<p>A</p>'],
    ['<script>alert(1)</script>B<img src=x onerror=alert(1)>', 'B'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a target=_blank href="https://a.example/?b=1&c=2">x</a>', '<a href="https://a.example/?b=1&amp;c=2">x</a>'],
    ['1 < 2 & 3 > 2 &amp; &uuml;', '1 &lt; 2 &amp; 3 &gt; 2 &amp; &uuml;'],
    ['<scr<script>x</script>ipt>alert(1)', 'alert(1)'],
    ['<h2>T</h2><div>x<br/>y</div>', '<p>T</p><p>x<br>y</p>'],
    ['<svg><a href="https://x.example">y</a></svg>z', 'z'],
    ['<p', '&lt;p'],
  ])('%s is imported as %s', (html, kept) => {
    expect(cleanHtml(html)).toBe(kept);
  });

  it('loses characters that the database cannot store, and null means absent', () => {
    expect(toStorable({ a: 'x\0y', b: ['\ud800'], c: null, d: 1 })).toEqual({ a: 'x\uFFFDy', b: ['\uFFFD'], d: 1 });
  });
});
