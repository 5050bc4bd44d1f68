import { describe, expect, it } from 'vitest';
import { plainText } from '../../../src/lib/plain-text';
import { splitPageTemplate } from '../../../src/lib/split-page-template';
import { itForAll } from '../../support/it-for-all';
import { expectNoHang } from '../../support/no-hang';
import fc from '../../support/same-cases';

describe('splitScaffold', () => {
  itForAll([
    ['<p>a</p>{{portal}}<p>b</p>', { before: '<p>a</p>', after: '<p>b</p>' }],
    ['{{ portal }}', { before: '', after: '' }],
    ['a{{portal}}b{{portal}}c', { before: 'a', after: 'bc' }],
    ['<p>a</p>', undefined],
    ['', undefined],
    ['{{Portal}}', undefined],
  ])('splits %j', (template, parts) => {
    expect(splitPageTemplate(template)).toEqual(parts);
  });
});

describe('plainText', () => {
  itForAll([
    ['<p>Am <b>Markt</b>platz</p><p>um 3</p>', 'Am Marktplatz um 3'],
    ['Waffeln<br>Saft', 'Waffeln Saft'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    ['M&uuml;nsingen &amp; K&Ouml;LN &#8211; &#x20ac;&nbsp;5', 'Münsingen & KÖLN – € 5'],
    ['&lt;b&gt; bleibt', '<b> bleibt'],
    ['&amp;lt;', '&lt;'],
    ['&#0;&#xd800;&#x110000;', '\ufffd\ufffd\ufffd'],
    ['&unknown; & &#; &constructor;', '&unknown; & &#; &constructor;'],
    ['a < b > c', 'a < b > c'],
    ['3 <4', '3 <4'],
    ['<script>hit("</p>")</script>a<style>b{}</style>c', 'a c'],
    ['<SCRIPT>x</ScRiPt >a', 'a'],
    ['<!-- <b>x</b> -->a<!-- offen', 'a'],
    ['<a title="x > y">z</a>', 'z'],
    ["<a title='x > \"y'>z</a>", 'z'],
    ['a<img src=x onerror=hit()', 'a'],
    ['<script>a', ''],
    ['İ<b>x</b>', 'İx'],
    [' \n a \t b ', 'a b'],
  ])('reads %j as %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('leaves no tag for any input', () => {
    const html = fc
      .array(fc.constantFrom('<', '>', '</', '<!--', '-->', 'b', 'script', ' ', '"', "'", '=', 'İ'))
      .map((parts) => parts.join(''))
      // In '<<b>b-->' the first '<' is text: without the tag it stands beside other text and looks like a new tag.
      .filter((text) => !text.includes('<<'));
    fc.assert(
      fc.property(html, (text) => {
        expect(plainText(text)).not.toMatch(/<[a-z][^<>]*>/i);
      }),
      { numRuns: 2000, seed: 20_261_121 },
    );
  });

  it('keeps text that looks like the beginning of a tag, as textContent does', () => {
    expect(plainText('<<b>b-->')).toBe('<b-->');
  });

  itForAll(['<', '<a ', '<!--', '<script>', '<a title="', '&', '&#', '</'])(
    'reads a flood of %j in little time',
    (piece) => {
      expectNoHang(() => plainText(piece.repeat(200_000)));
    },
  );
});
