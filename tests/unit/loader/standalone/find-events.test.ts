// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteSettings } from '../../../../src/api/backend';
import { ShapeError } from '../../../../src/lib/parse';
import { countOf, eventsIn, findTeaserEvents, teaserFilter } from '../../../../src/loader/standalone/find-events';
import { forgetSearches, recentSearches, rememberSearch } from '../../../../src/loader/standalone/recent-searches';
import { resultsHref } from '../../../../src/loader/standalone/submit-search';
import { recentSuggestions, suggestionsFor } from '../../../../src/loader/standalone/suggestions';
import { changeFilter, emptyFilter } from '../../../../src/model/event-filter';
import { translationIn } from '../../cards/translation';

const HOST = 'https://events.example/clients/stadt';
const source = { host: HOST, token: '' };
const translation = { _: ({ id = '' }) => id, locale: 'de', today: '2026-11-23' } as const;
const row = {
  id: '7',
  title: 'Jazz im Keller',
  rubric: { id: 2, name: 'Konzerte', color: '#000000', icon: 'music' },
  appointment: { id: 'a', date: '2026-11-24', from: '20:00' },
  location: { name: 'Keller', community: { community_id: 1, name: 'Reutlingen' } },
};
const list = (data: unknown[]) => ({ data, meta: { page: 1, pageSize: 6, total: data.length } });

/** Responses by the end of the path. */
let answers: Record<string, unknown> = {};
let asked: string[] = [];

beforeEach(() => {
  noteSettings(HOST, { capabilities: ['communities'] });
  asked = [];
  answers = {};
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    const { pathname, search } = new URL(String(url));
    const name = pathname.split('/').at(-1) ?? '';
    asked.push(name + search);
    return name in answers ? Response.json(answers[name]) : new Response('', { status: 503 });
  });
});
afterEach(() => vi.restoreAllMocks());

it('requests the events of the attributes', async () => {
  answers = { events: list([row]) };
  const input = { q: 'Jazz', rubric: '2,3', tag: 'Abend, Keller', ids: ' 7,8 ,7', limit: 4 };
  expect(teaserFilter(input)).toMatchObject({ q: 'Jazz', rubrics: [2, 3], tags: ['Abend', 'Keller'], ids: ['7', '8'] });
  expect((await findTeaserEvents(source, input)).map(({ title }) => title)).toEqual(['Jazz im Keller']);
  expect(asked).toEqual(['events?q=Jazz&rubric=2%2C3&tag=Abend&tag=Keller&ids=7%2C8&sort=relevance&pageSize=4']);
  expect([countOf({}), countOf({ ids: '7,8,7' }), countOf({ ids: '7', limit: 2 })]).toEqual([6, 2, 2]);
});

it('lets the days of a teaser move with the calendar', () => {
  expect(teaserFilter({ when: 'weekend', rubric: '2,3' })).toMatchObject({ when: 'weekend', rubrics: [2, 3] });
});

it('geocodes a place first, and finds nothing around an unknown one', async () => {
  answers = {
    events: list([row]),
    communities: { data: [{ community_id: 1, name: 'Reutlingen', lat: 48.5, lon: 9.2 }] },
  };
  await findTeaserEvents(source, { near: 'Reutlingen', radius: 5 });
  expect(asked).toEqual(['communities?search=Reutlingen', 'events?lat=48.5&lon=9.2&radius=5&pageSize=6']);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answers = {
    ...answers,
    communities: { data: [{ community_id: 2, name: 'Reutin', lat: 47, lon: 9 }], meta: { match: 'similar' } },
  };
  expect(await findTeaserEvents(source, { near: 'Reutlign' })).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});

it.each([[{ data: null }], [{ data: 'none', meta: {} }], [{}]])('%j is no list of events', (answer) => {
  expect(() => eventsIn(answer)).toThrow(ShapeError);
});

it('suggests rubrics, places by prefix, and events, without invalid queries', async () => {
  answers = {
    events: list([row]),
    rubrics: {
      data: [
        { id: 2, name: 'Konzerte', color: '#000000', icon: 'music' },
        { id: 5, name: 'Märkte', color: '#000000', icon: 'market' },
      ],
    },
    communities: {
      data: [
        { community_id: 1, name: 'Konstanz', zip: '78462' },
        { community_id: 2, district_id: 9, name: 'Konz', lat: 49, lon: 6 },
        { community_id: 3, name: 'Metzingen', zip: '72555' },
      ],
    },
  };
  const found = await suggestionsFor('kon', { source, translation });
  expect(found.map(({ kind, label }) => [kind, label])).toEqual([
    ['rubric', 'Konzerte'],
    ['place', 'Konstanz'],
    ['place', 'Konz'],
    ['event', 'Jazz im Keller'],
  ]);
  expect(found.map(({ filter }) => [filter.rubrics, filter.community, filter.near?.label, filter.q])).toEqual([
    [[2], undefined, undefined, ''],
    [[], 1, undefined, ''],
    [[], undefined, 'Konz', ''],
    [[], undefined, undefined, 'Jazz im Keller'],
  ]);
  answers = { events: list([row]) };
  expect((await suggestionsFor('jazz', { source, translation })).map(({ kind }) => kind)).toEqual(['event']);
  asked = [];
  expect(await suggestionsFor(' k ', { source, translation })).toEqual([]);
  expect(await suggestionsFor('?!', { source, translation })).toEqual([]);
  expect(asked).toEqual([]);
});

it.each([
  [{}, 'Di, 24. Nov., 20:00 Uhr · Keller'],
  [{ status: 'cancelled' }, 'Di, 24. Nov., 20:00 Uhr · Abgesagt · Keller'],
  [{ status: 'postponed', newDate: '2026-11-28' }, 'Sa, 28. Nov., 20:00 Uhr · Verschoben · Keller'],
])('a suggested event shows its status: %j', async (given, hint) => {
  answers = { events: list([{ ...row, appointment: { ...row.appointment, ...given } }]) };
  const [found] = await suggestionsFor('jazz', { source, translation: translationIn('de', '2026-11-20') });
  expect(found?.hint).toBe(hint);
});

it('stores the last five different searches until they are cleared', () => {
  for (const words of ['a', 'b', 'c', 'd', 'e', 'b', 'f']) rememberSearch(HOST, words);
  expect(recentSearches(HOST)).toEqual(['f', 'b', 'e', 'd', 'c']);
  expect(
    recentSuggestions({ source, translation })
      .map(({ kind }) => kind)
      .at(-1),
  ).toBe('forget');
  forgetSearches(HOST);
  expect(recentSuggestions({ source, translation })).toEqual([]);
});

it.each([
  ['/termine/', 'de', '/termine/#/events?q=Jazz+%26+mehr&rubric=2'],
  ['/termine/#/events', 'en', '/termine/#/en/events?q=Jazz+%26+mehr&rubric=2'],
  ['/suche?{query}#unten', 'de', '/suche?q=Jazz+%26+mehr&rubric=2#unten'],
  ['/suche?x=1&{query}', 'de', '/suche?x=1&q=Jazz+%26+mehr&rubric=2'],
  ['/suche?q={query}', 'de', '/suche?q=Jazz%20%26%20mehr'],
  ['/suche/{query}/#/events?q={query}', 'de', '/suche/Jazz%20%26%20mehr/#/events?q=Jazz%20%26%20mehr'],
  ['javascript:alert(1)', 'de', '/javascript:alert(1)#/events?q=Jazz+%26+mehr&rubric=2'],
] as const)('leads to %s in %s', (template, locale, path) => {
  const filter = changeFilter(emptyFilter(), { q: 'Jazz & mehr', rubrics: [2] });
  expect(resultsHref(template, { filter }, locale)).toBe(window.location.origin + path);
});

it('uses the name of a suggested place or rubric as search text if the page accepts only text', () => {
  const nearOf = (near?: { label: string }) => changeFilter(emptyFilter(), { near });
  const words = (wanted: Parameters<typeof resultsHref>[1]) =>
    resultsHref('/suche?q={query}', wanted, 'de')?.split('=')[1];
  expect(words({ filter: changeFilter(emptyFilter(), { rubrics: [2] }), label: 'Märkte & Feste' })).toBe(
    'M%C3%A4rkte%20%26%20Feste',
  );
  expect(words({ filter: nearOf({ label: 'Bad Urach' }) })).toBe('Bad%20Urach');
  expect(words({ filter: nearOf() })).toBe('');
});
