import { createCompiledCatalog } from '@lingui/cli/api';
import { describe, expect, it } from 'vitest';
import { messageGroups } from '../../../dist-config/plugins/messages';
import { LOCALES } from '../../../src/i18n/locale';
import { translateIn } from '../../../src/i18n/translate';
import { itForAll } from '../../support/it-for-all';

const messages = createCompiledCatalog(
  'de',
  {
    greeting: 'Hallo {name}',
    rooms: '{count, plural, one {# Raum in {town}} other {# Räume in {town}}}',
    number: 'Platz # 1',
  },
  { namespace: 'json' },
);

const compiled = (source: string) => JSON.parse(source).messages;

describe('a message is translated', () => {
  const _ = translateIn(compiled(messages.source), 'de', { lbl_own: 'Eigenes {Wort} #' });
  itForAll([
    ['with a value', 'greeting', { name: 'Ada' }, 'Hallo Ada'],
    ['without its value', 'greeting', {}, 'Hallo '],
    ['for one', 'rooms', { count: 1, town: 'Ulm' }, '1 Raum in Ulm'],
    ['for many', 'rooms', { count: 3, town: 'Ulm' }, '3 Räume in Ulm'],
    ['for thousands, as the language writes them', 'rooms', { count: 5002, town: 'Ulm' }, '5.002 Räume in Ulm'],
    ['with a number, too', 'greeting', { name: 12_500.5 }, 'Hallo 12.500,5'],
    ['with figures that are no number, as they are', 'greeting', { name: '72764' }, 'Hallo 72764'],
    ['with a sign that means a number elsewhere', 'number', {}, 'Platz # 1'],
    ['as the client wants it', 'lbl_own', {}, 'Eigenes {Wort} #'],
    ['that nobody knows', 'none', {}, ''],
  ])('%s', (_name, id, values, words) => expect(_({ id, values })).toBe(words));

  itForAll([
    [
      '{count, plural, one {# Saal in {town}} other {# Säle in {town}}}',
      { count: 5002, town: 'Ulm' },
      '5.002 Säle in Ulm',
    ],
    ['Guten Tag, {0}', { 0: 'Ada' }, 'Guten Tag, Ada'],
  ])('without a translation, by its source: %s', (message, values, words) =>
    expect(_({ id: 'none', message, values })).toBe(words),
  );

  it('by the catalog if it differs from the source', () =>
    expect(_({ id: 'greeting', message: 'Guten Tag, {name}', values: { name: 'Ada' } })).toBe('Hallo Ada'));
});

/** Parts of a compiled message that nothing puts into words. */
function strange(part: unknown): unknown[] {
  if (typeof part === 'string') return [];
  if (!Array.isArray(part)) return [part];
  return part.flatMap((token) => {
    if (!Array.isArray(token)) return strange(token);
    const [, kind, forms] = token;
    if (kind === undefined) return [];
    const known = kind === 'plural' && Object.keys(forms).every((form) => form === 'one' || form === 'other');
    return known ? Object.values(forms).flatMap(strange) : [token];
  });
}

itForAll(LOCALES)('the messages of every group have only supported parts, in %s', async (locale) => {
  const found = await Promise.all(
    Object.keys(messageGroups()).map(async (group) => {
      const { messages } = await import(/* @vite-ignore */ `../../../src/i18n/${locale}.po?${group}`);
      expect(Object.keys(messages), group).not.toEqual([]);
      return Object.values(messages).flatMap(strange);
    }),
  );
  expect(found.flat()).toEqual([]);
  expect(strange([['sum', 'number', 'compact']])).toHaveLength(1);
});
