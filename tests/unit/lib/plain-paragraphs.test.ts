import { expect, it } from 'vitest';
import { htmlOfParagraphs, paragraphsOf } from '../../../src/lib/plain-paragraphs';
import { itForAll } from '../../support/it-for-all';
import fc from '../../support/same-cases';

itForAll([
  ['', ''],
  [' \n ', ''],
  ['Musik', '<p>Musik</p>'],
  ['Musik\nTheater', '<p>Musik<br>Theater</p>'],
  ['Musik\n \n\nTheater\n', '<p>Musik</p><p>Theater</p>'],
  ['1 < 2 & <b>3</b>', '<p>1 &lt; 2 &amp; &lt;b&gt;3&lt;/b&gt;</p>'],
])('%j is %s', (text, html) => {
  expect(htmlOfParagraphs(text)).toBe(html);
});

itForAll([
  '<p>Musik</p><ul><li>x</li></ul>',
  '<p>Mu<b>sik</b></p>',
  '<p>Musik</p> <p>Theater</p>',
  '<p> Musik</p>',
  '<p></p>',
  'Musik',
  '<p>Mu&auml;sik &amp; </p>',
])('%s could not be brought back', (html) => {
  expect(paragraphsOf(html)).toBeUndefined();
});

it('brings back every text that is written', () => {
  const piece = fc.constantFrom(
    'Musik',
    'ä',
    ' ',
    '\n',
    '\n\n',
    '<',
    '>',
    '&',
    '&amp;',
    '&lt;p>',
    '\u00a0',
    '<br>',
    '\t',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const html = htmlOfParagraphs(pieces.join(''));
      expect(htmlOfParagraphs(paragraphsOf(html) ?? 'lost')).toBe(html);
    }),
  );
});
