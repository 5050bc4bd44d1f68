import { describe, expect, it } from 'vitest';
import { safeHtml } from '../../../../../demo/server/records/safe-html';
import { plainText } from '../../../../../src/lib/plain-text';
import { RICH_TEXT_FORMATS, type RichTextFormat } from '../../../../../src/lib/rich-text-formats';
import { itForAll } from '../../../../support/it-for-all';
import { expectNoHang } from '../../../../support/no-hang';
import fc from '../../../../support/same-cases';
import { xssStrings } from '../../../../support/xss-strings';

const all = (html: string) => safeHtml(html, RICH_TEXT_FORMATS);

/** Everything that may ever come out: words, known tags without attributes, and links with a known scheme. */
const CLEAN =
  /^(?:[^<>&"]|"|&(?:amp|lt|gt|nbsp);|<\/?(?:p|strong|em|u|ul|ol|li|blockquote|h3|h4|a)>|<br>|<a href="(?:https?|mailto|tel):(?:[^<>"'`&]|&amp;)*"(?: target="_blank" rel="noopener noreferrer")?>)*$/;

/** Checks whether every element is closed in the right order. */
function isNested(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z\d]+)/g)) {
    if (name === 'br') continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

function expectClean(html: string) {
  const clean = all(html);
  expect(clean).toMatch(CLEAN);
  expect(isNested(clean)).toBe(true);
  expect(all(clean)).toBe(clean);
}

describe('output of the editor', () => {
  itForAll([
    '',
    '<p>Jazz &amp; Wein, 3 &lt; 4</p>',
    '<p>eins<br>zwei</p><p></p><p>drei</p>',
    '<p><strong>fett <em>und schräg</em></strong> <u>unten</u></p>',
    '<p><a href="https://a.de/?b=1&amp;c=2" target="_blank" rel="noopener noreferrer"><strong>Karten</strong></a></p>',
    '<p><a href="mailto:a@b.de">Mail</a> <a href="tel:+491234">Telefon</a></p>',
    '<ul><li>eins</li><li>zwei<ol><li>innen</li></ol></li></ul><p>danach</p>',
    '<ul><li><p>eins</p><p>zwei</p></li></ul>',
    '<h3>Groß</h3><h4>Klein</h4><blockquote><p>Zitat</p></blockquote>',
    '<p>a&nbsp;b „c“ 🙈 مرحبا</p>',
  ])('is unchanged: %s', (html) => {
    expect(all(html)).toBe(html);
  });
});

describe('other HTML', () => {
  itForAll([
    ['a text', '<p>a text</p>'],
    ['<b>a</b> <i>b</i>', '<p><strong>a</strong> <em>b</em></p>'],
    ['<h1>a</h1><h6>b</h6>', '<h3>a</h3><h4>b</h4>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<li>a<li>b', '<p>a</p><p>b</p>'],
    ['<ul>a<li>b</ul>c', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
    ['<ul>\n<li>a</li>\n</ul>', '<ul><li>a</li></ul>'],
    ['<p><strong>a<p>b</p></strong>c', '<p><strong>a</strong></p><p>b</p><p>c</p>'],
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p>a<img src=x onerror=alert(1)>b</p>', '<p>a b</p>'],
    ['<div>a</div><div>b</div>', '<p>a b</p>'],
    ['<p>1 < 2 <3</p>', '<p>1 &lt; 2 &lt;3</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
    ['<a href=" java\nscript:alert(1)">a</a>', '<p>a</p>'],
    ['<a href="&#106;avascript:alert(1)">a</a>', '<p>a</p>'],
    [
      '<a title="x" href=https://a.de/&quot;onclick=x>a</a>',
      '<p><a href="https://a.de/%22onclick=x" target="_blank" rel="noopener noreferrer">a</a></p>',
    ],
    ['<a href="/intern">a</a>', '<p>a</p>'],
    ['&lt;script&gt;', '<p>&lt;script&gt;</p>'],
    ['<p>a', '<p>a</p>'],
    ['</p></ul>a', '<p>a</p>'],
    ['<!-- <p>a</p> -->b', '<p>b</p>'],
  ])('%s becomes %s', (html, expected) => {
    expect(all(html)).toBe(expected);
    expectClean(html);
  });
});

describe('formats that a client does not allow', () => {
  itForAll<[RichTextFormat[], string, string]>([
    [[], '<p><strong>a</strong> <u>b</u></p>', '<p>a b</p>'],
    [['italic'], '<p><strong>a</strong> <em>b</em></p>', '<p>a <em>b</em></p>'],
    [[], '<h3>a</h3><p>b</p>', '<p>a</p><p>b</p>'],
    [[], '<ul><li>a</li><li>b</li></ul>', '<p>a</p><p>b</p>'],
    [['orderedList'], '<ul><li>a</li></ul><ol><li>b</li></ol>', '<p>a</p><ol><li>b</li></ol>'],
    [[], '<blockquote><p>a</p></blockquote>', '<p>a</p>'],
    [[], '<p><a href="https://a.de">a</a></p>', '<p>a</p>'],
  ])('%s: %s becomes %s', (formats, html, expected) => {
    expect(safeHtml(html, formats)).toBe(expected);
  });
});

it('lets no collected attack pass as markup', () => {
  expect(xssStrings.length).toBeGreaterThan(100);
  for (const html of xssStrings) expectClean(html);
});

it('returns clean and closed markup, and is idempotent', () => {
  const piece = fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<ul>',
      '</ul>',
      '<ol>',
      '<li>',
      '</li>',
      '<strong>',
      '</strong>',
      '<b',
      '<a href="https://a.de">',
    ],
    ...['</a>', '<blockquote>', '</blockquote>', '<h2>', '</h2>', '<br>', '<br/>', '<!--', '-->', '<svg>', '<style>'],
    ...['</style>', '"', "'", '<', '>', '&', '&lt;', '&amp;lt;', ' ', '\n', 'Wort', '<img src=x onerror=y>', '\u00a0'],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 25 }), (pieces) => expectClean(pieces.join(''))),
    { numRuns: 600 },
  );
});

it('keeps the text of known elements', () => {
  const html = '<h3>Programm</h3><ul><li>Jazz</li><li>Blues</li></ul>';
  expect(plainText(safeHtml(html, []))).toBe(plainText(html));
});

it('takes little time for a megabyte', () => {
  for (const part of ['<p>', '<', '<a href="', '<strong>x', '&', '<ul><li>', '<!--']) {
    expectNoHang(() => all(part.repeat(Math.ceil(1_000_000 / part.length))));
  }
});
