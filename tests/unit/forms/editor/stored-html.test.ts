// @vitest-environment happy-dom
import { expect } from 'vitest';
import { schemaOf } from '../../../../src/forms/editor/schema';
import { docOf, storedHtmlOf } from '../../../../src/forms/editor/stored-html';
import { RICH_TEXT_FORMATS, type RichTextFormat } from '../../../../src/lib/rich-text-formats';
import { itForAll } from '../../../support/it-for-all';
import { fakeCleaner } from './fake-cleaner';

const written = (html: string, formats: readonly RichTextFormat[] = RICH_TEXT_FORMATS) =>
  storedHtmlOf(docOf(html, schemaOf(formats), fakeCleaner));

const LINK = '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">Park</a>';

itForAll([
  '',
  '<p>Musik<br>und Theater &amp; mehr</p><p>Ende</p>',
  '<p><strong>fett</strong><em>schräg</em><u>unten</u><strong><em><u>alles</u></em></strong></p>',
  `<p>Im ${LINK}, <a href="mailto:a@b.de">schreiben</a></p>`,
  '<h3>Programm</h3><h4>Samstag</h4><p>Musik</p>',
  '<ul><li>Musik</li><li>Theater<ul><li>für Kinder</li></ul></li></ul><ol><li>eins</li></ol>',
  '<ul><li><p>Musik</p><p>und mehr</p></li></ul>',
  '<blockquote><p>Schön</p><ul><li>war es</li></ul></blockquote>',
])('returns its input: %s', (html) => {
  expect(written(html)).toBe(html);
});

itForAll([
  ['nur Text', '<p>nur Text</p>'],
  ['<p></p><p> </p>', ''],
  ['<p><br></p>', ''],
  ['<p></p><p>Mitte</p><p></p><p>Ende</p><p></p>', '<p>Mitte</p><p></p><p>Ende</p>'],
  ['<p><b>fett</b> <i>schräg</i></p>', '<p><strong>fett</strong> <em>schräg</em></p>'],
  ['<h1>Groß</h1><h2>kleiner</h2><h6>klein</h6>', '<h3>Groß</h3><h3>kleiner</h3><h4>klein</h4>'],
  ['<div>eins</div><div>zwei</div>', '<p>eins</p><p>zwei</p>'],
  ['<p>a<a href="/events">b</a><a href="javascript:hit()">c</a><a>d</a></p>', '<p>abcd</p>'],
  ['<p style="color:red" onclick="hit()" class="x">a<span>b</span><img src=x onerror="hit()"></p>', '<p>ab</p>'],
  ['<p>a</p><script>hit()</script><style>p{}</style><svg onload="hit()"></svg>', '<p>a</p>'],
  ['<p>\n  viel   Platz\n</p>\n<p>b</p>', '<p>viel Platz</p><p>b</p>'],
])('converts %s to %s', (html, expected) => {
  expect(written(html)).toBe(expected);
});

itForAll<[RichTextFormat[], string]>([
  [[], '<p>Programm</p><p>fett Park</p><p>Musik</p><p>für Kinder</p><p>Zitat</p>'],
  [['bold'], '<p>Programm</p><p><strong>fett</strong> Park</p><p>Musik</p><p>für Kinder</p><p>Zitat</p>'],
  [['orderedList', 'link'], `<p>Programm</p><p>fett ${LINK}</p><ol><li>Musik</li><li>für Kinder</li></ol><p>Zitat</p>`],
])('keeps the text of formats that are not allowed: %j', (formats, expected) => {
  const html = `<h3>Programm</h3><p><strong>fett</strong> ${LINK}</p><ul><li>Musik</li><li>für Kinder</li></ul><blockquote><p>Zitat</p></blockquote>`;
  expect(written(html, formats)).toBe(expected);
});
