import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../../src');
/** Each part of the product with texts of its own. */
const FOLDERS = ['i18n', 'features/events/detail/texts', 'features/events/list/texts'];

/** Every message of a catalog with its text, '' where there is none. */
function catalog(folder: string, locale: string): Map<string, string> {
  const text = readFileSync(join(SOURCES, folder, `${locale}.po`), 'utf8');
  const unquote = (lines: string) =>
    [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => JSON.parse(`"${part}"`)).join('');
  const entries = [...text.matchAll(/^msgid ((?:".*"\n?)+)msgstr ((?:".*"\n?)+)/gm)];
  return new Map(entries.map(([, id = '', words = '']) => [unquote(id), unquote(words)]));
}

const placeholders = (text: string) => [...new Set(text.match(/\{\w+[,}]|<\/?\d+/g))].sort();

/** Messages of the source language whose translation is absent or speaks of other values. */
function gaps(source: Map<string, string>, translation: Map<string, string>): string[] {
  return [...source].flatMap(([id, words]) => {
    const own = translation.get(id);
    if (id === '') return [];
    if (!own) return [`${id}: no text`];
    const isSame = placeholders(own).join() === placeholders(words || id).join();
    return isSame ? [] : [`${id}: other values`];
  });
}

describe.each(FOLDERS)('the texts in %s', (folder) => {
  it('are found', () => {
    expect(catalog(folder, 'de').size).toBeGreaterThan(30);
  });

  it('are there in English for every German one, with the same values', () => {
    expect(gaps(catalog(folder, 'de'), catalog(folder, 'en'))).toEqual([]);
  });

  it('are not there in English without a German one', () => {
    expect(gaps(catalog(folder, 'en'), catalog(folder, 'de')).filter((gap) => gap.endsWith('no text'))).toEqual([]);
  });
});

it('would notice a gap and a forgotten value', () => {
  const source = new Map([
    ['a', 'a'],
    ['{n} Termine', '{n} Termine'],
  ]);
  expect(gaps(source, new Map([['{n} Termine', '{m} dates']]))).toEqual(['a: no text', '{n} Termine: other values']);
});
