import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as ReadAttributes from '../../../src/elements/read-attributes';
import { attributesOf, type ElementTag, TAGS } from '../../../src/elements/registry';
import { itForAll } from '../../support/it-for-all';

/** For each attribute: valid texts with the value that is read, and invalid texts. */
const CASES: Record<string, { good: [string, unknown][]; bad: string[] }> = {
  host: { good: [['/clients/stadt', '/clients/stadt']], bad: [] },
  locale: {
    good: [
      ['en', 'en'],
      [' DE ', 'de'],
    ],
    bad: ['', 'fr', 'de-DE'],
  },
  history: { good: [['memory', 'memory']], bad: ['', 'none'] },
  'hash-key': { good: [['events-2', 'events-2']], bad: ['', 'a b', 'a=b', 'a&b', '#a', 'ä'] },
  settings: {
    good: [
      ['{"a":1}', { a: 1 }],
      ['{}', {}],
    ],
    bad: ['', '{bad', '[]', 'null', '7', '"x"'],
  },
  'heading-level': { good: [['1', 1], ['5', 5]], bad: ['', '0', '6', '2.5', 'two', '-1', 'Infinity'] }, // biome-ignore format: one line each.
  start: { good: [['/events', '/events']], bad: [] },
  q: { good: [['Blues', 'Blues'], ['', '']], bad: [] }, // biome-ignore format: one line each.
  rubric: { good: [['1,2', '1,2']], bad: [] },
  tag: { good: [['Jazz,Rock', 'Jazz,Rock']], bad: [] },
  community: { good: [['8415061', 8415061]], bad: ['', 'Reutlingen', '-1', '2147483648'] },
  near: { good: [['72764', '72764']], bad: [] },
  when: { good: [['weekend', 'weekend']], bad: ['', 'now', 'over', '2026-12-24'] },
  radius: { good: [['15', 15]], bad: ['', '0', '201', 'far'] },
  from: { good: [['2026-12-24', '2026-12-24']], bad: ['', '24.12.2026', '2026-02-30'] },
  to: { good: [[' 2026-12-24 ', '2026-12-24']], bad: ['', 'tomorrow'] },
  view: { good: [['list', 'list']], bad: ['', 'grid'] },
  limit: { good: [['4', 4], ['100', 100]], bad: ['', '0', '101', '4.5'] }, // biome-ignore format: one line each.
  filter: { good: [['off', 'off'], ['ON', 'on']], bad: ['', 'none'] }, // biome-ignore format: one line each.
  'detail-url': { good: [['/termin?id={eventId}', '/termin?id={eventId}']], bad: [] },
  'recording-url': { good: [['/eintragen/', '/eintragen/']], bad: [] },
  ids: { good: [['s1,s2', 's1,s2']], bad: [] },
  layout: { good: [['lines', 'lines'], ['Carousel', 'carousel']], bad: ['', 'grid'] }, // biome-ignore format: one line each.
  empty: { good: [['hidden', 'hidden']], bad: ['', 'none'] },
  for: { good: [['termine', 'termine']], bad: [] },
  'results-url': { good: [['/termine/', '/termine/']], bad: [] },
  compact: { good: [['', true], ['true', true], ['false', false]], bad: ['compact', 'small'] }, // biome-ignore format: one line each.
  'account-url': { good: [['/konto/#{path}', '/konto/#{path}']], bad: [] },
  place: { good: [['teaser', 'teaser']], bad: ['', 'print'] },
  count: { good: [['3', 3]], bad: ['', '0', '11'] },
  'event-id': { good: [['s00001', 's00001']], bad: [] },
  product: { good: [['kurier-liste', 'kurier-liste']], bad: [] },
  'article-id': { good: [['a1', 'a1']], bad: [] },
};

const all = TAGS.flatMap((tag) => Object.keys(attributesOf(tag)).map((name) => ({ tag, name })));
const good = all.flatMap(({ tag, name }) =>
  (CASES[name]?.good ?? []).map(([text, value]) => ({ tag, name, text, value })),
);
const bad = all.flatMap(({ tag, name }) => (CASES[name]?.bad ?? []).map((text) => ({ tag, name, text })));

let read: typeof ReadAttributes;
let warn: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  // The module warns of each value only once, so each test loads it anew.
  vi.resetModules();
  read = await import('../../../src/elements/read-attributes');
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('every attribute has its cases', () => {
  expect(all.filter(({ name }) => !CASES[name])).toEqual([]);
});

itForAll(all)('<$tag> without $name has no value for it', ({ tag, name }) => {
  expect(read.readAttribute(tag, name, null)).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

itForAll(good)('the value of <$tag $name="$text"> is read', ({ tag, name, text, value }) => {
  expect(read.readAttribute(tag, name, text)).toEqual(value);
  expect(warn).not.toHaveBeenCalled();
});

itForAll(bad)('<$tag $name="$text"> counts as absent, and is reported once', ({ tag, name, text }) => {
  warn.mockClear();
  expect(read.readAttribute(tag, name, text)).toBeUndefined();
  expect(read.readAttribute(tag, name, text)).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  const line = String(warn.mock.calls[0]?.[0]);
  for (const part of [tag, name, text, 'Allowed: ']) expect(line).toContain(part);
});

describe('reading', () => {
  it('reads attributes as properties', () => {
    expect(read.propertyOf('hash-key')).toBe('hashKey');
    expect(read.attributeOf('hashKey')).toBe('hash-key');
    for (const { name } of all) expect(read.attributeOf(read.propertyOf(name))).toBe(name);
  });

  it('ignores names that are not in the registry', () => {
    expect(read.readAttribute('event-list' satisfies ElementTag, 'onclick', 'x')).toBeUndefined();
  });

  it('shortens values in its messages', () => {
    read.readAttribute('event-list', 'settings', 'x'.repeat(5000));
    expect(String(warn.mock.calls[0]?.[0]).length).toBeLessThan(250);
  });
});
