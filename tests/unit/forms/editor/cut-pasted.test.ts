import { describe, expect, it } from 'vitest';
import { cutPastedHtml, cutPastedText, MAX_PASTED } from '../../../../src/forms/editor/cut-pasted';
import { plainText } from '../../../../src/lib/plain-text';
import { itForAll } from '../../../support/it-for-all';

const MEGABYTE = 1_000_000;
const repeated = (part: string, length: number) => part.repeat(Math.ceil(length / part.length));

describe('a text that is not too long', () => {
  itForAll([
    ['a paragraph', '<p>Am <b>Markt</b></p>'],
    ['10,000 characters', `<p>${repeated('Wort ', 10_000)}</p>`],
    ['emoji', `<p>${'🎺'.repeat(10_000)}</p>`],
    ['a text from right to left', `<p dir="rtl">${repeated('حفلة موسيقية ', 10_000)}</p>`],
  ])('is unchanged: %s', (_, html) => {
    expect(cutPastedHtml(html)).toEqual({ text: html, omitted: '' });
    expect(cutPastedText(html)).toEqual({ text: html, omitted: '' });
  });

  it('stays complete in a document of a word processor, which is large by its settings only', () => {
    const words = repeated('<p class="MsoNormal" style="mso-fareast-language:DE">Wort<o:p></o:p></p>', 50_000);
    const html = `<html><head><style>${repeated('p {margin: 0}', MEGABYTE)}</style><!--[if gte mso 9]><xml>${repeated('<w:a/>', MEGABYTE)}</xml><![endif]--></head><body>${words}</body></html>`;
    const { text: kept, omitted } = cutPastedHtml(html);
    expect(omitted).toBe('');
    expect(plainText(kept)).toBe(plainText(words));
  });
});

describe('a megabyte', () => {
  const hostile: Record<string, string> = {
    'of a book': `<h1>Titel</h1>${repeated('<p>Ein Satz über vieles.</p>', MEGABYTE)}`,
    'of words without markup': repeated('Ein Satz. ', MEGABYTE),
    'of empty elements': repeated('<div><b></b></div>', MEGABYTE),
    'of nested elements': `${'<div>'.repeat(200_000)}tief`,
    'of signs that begin no tag': `1 ${repeated('< ', MEGABYTE)}`,
    'of one attribute': `<p title="${repeated('x', MEGABYTE)}">Ende</p>`,
    'of an attribute that never ends': `<p title="${repeated('<p>x', MEGABYTE)}`,
    'of a comment that never ends': `<p>Anfang</p><!--${repeated('<p>x', MEGABYTE)}`,
  };
  itForAll(Object.entries(hostile))('%s becomes little enough to be parsed at once', (_, html) => {
    expect(cutPastedHtml(html).text.length).toBeLessThanOrEqual(MAX_PASTED.markup);
    expect(cutPastedText(html).text.length).toBeLessThanOrEqual(MAX_PASTED.text);
  });

  it('keeps readable text up to the limit, and reports the end', () => {
    const { text: kept, omitted } = cutPastedHtml(
      `<p>${'a'.repeat(MAX_PASTED.text)}</p><p>Ab <i>hier</i> fehlt es.</p>`,
    );
    expect(plainText(kept)).toBe('a'.repeat(MAX_PASTED.text));
    expect(omitted).toBe('Ab hier fehlt es.');
  });

  it('does not split a character', () => {
    const emoji = `a${'🎺'.repeat(MAX_PASTED.text)}`;
    for (const { text: kept, omitted } of [cutPastedHtml(emoji), cutPastedText(emoji)]) {
      expect(kept).toBe(`a${'🎺'.repeat(MAX_PASTED.text / 2 - 1)}`);
      expect(omitted).toBe('🎺'.repeat(60));
    }
  });
});
