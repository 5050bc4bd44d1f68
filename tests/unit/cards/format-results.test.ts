import { describe, expect, it } from 'vitest';
import { formatEventCount, formatResults, resultNotes } from '../../../src/cards/format-results';
import { activeFilters, dateFilterLabel } from '../../../src/features/events/list/filter-labels';
import { filterOf } from '../../../src/model/event-filter';
import { itForAll } from '../../support/it-for-all';
import { aPage, aRow, translationIn } from './translation';

const de = translationIn('de');
const en = translationIn('en');
const inQuery = (query: string) => filterOf(new URLSearchParams(query));

itForAll([
  [0, 'Keine Veranstaltungen', 'No events'],
  [1, '1 Veranstaltung', '1 event'],
  [1204, '1.204 Veranstaltungen', '1,204 events'],
])('%i events', (count, german, english) => {
  expect(formatEventCount(count, de)).toBe(german);
  expect(formatEventCount(count, en)).toBe(english);
});

it('the page is named if there are several', () => {
  expect(formatResults(aPage({ total: 127, number: 2, pageCount: 6 }), de)).toBe('127 Veranstaltungen · Seite 2 von 6');
  expect(formatResults(aPage({ total: 127, number: 2, pageCount: 6 }), en)).toBe('127 events · page 2 of 6');
  expect(formatResults(aPage({ total: 3 }), de)).toBe('3 Veranstaltungen');
});

it('a corrected word and unreadable entries are reported', () => {
  const page = aPage({ total: 5, spelling: 'Weihnachtsmarkt', unreadableCount: 1 });
  expect(resultNotes(page, inQuery('q=Weinachtsmarkt'), de)).toEqual([
    'Keine Treffer für „Weinachtsmarkt“. Sie sehen Treffer für „Weihnachtsmarkt“.',
    '1 Eintrag konnte nicht angezeigt werden.',
  ]);
  expect(resultNotes(aPage({ unreadableCount: 2 }), inQuery(''), en)).toEqual(['2 entries couldn’t be shown.']);
  expect(resultNotes(aPage(), inQuery('q=jazz'), de)).toEqual([]);
});

it('the last possible page names further results, and how to see them', () => {
  const last = { total: 100_000, number: 416, pageCount: 416, pageSize: 24 };
  expect(resultNotes(aPage(last), inQuery(''), de)).toEqual([
    'Mehr Seiten gibt es nicht. Grenzen Sie die Suche ein, um die übrigen zu sehen.',
  ]);
  expect(resultNotes(aPage({ ...last, number: 415 }), inQuery(''), de)).toEqual([]);
  expect(resultNotes(aPage({ ...last, total: 416 * 24 }), inQuery(''), de)).toEqual([]);
});

itForAll([
  ['', 'Alle Termine'],
  ['when=weekend', 'Wochenende'],
  ['when=today', 'Heute'],
  ['from=2026-11-21&to=2026-11-22', '21.11.2026 – 22.11.2026'],
  ['from=2026-11-21&to=2026-11-21', '21.11.2026'],
  ['from=2026-12-24', 'ab 24.12.2026'],
  ['to=2026-12-24', 'bis 24.12.2026'],
])('the period of "%s" is %s', (query, words) => {
  expect(dateFilterLabel(inQuery(query), de)).toBe(words);
});

describe('active filters', () => {
  const labels = (query: string) => activeFilters(inQuery(query), undefined, 'Betzingen', de).map(({ label }) => label);

  it('name every value', () => {
    expect(labels('q=jazz&when=week&near=Ulm&lat=48&lon=9&tag=Open Air&free=1&longRunning=0')).toEqual([
      '„jazz“',
      'Ulm, 15 km',
      'Nächste 7 Tage',
      'Open Air',
      'Eintritt frei',
      'Ohne Dauerausstellungen',
    ]);
    expect(labels('district=7')).toEqual(['Betzingen']);
    expect(labels('ids=a,b')).toEqual(['Geteilte Liste']);
    expect(labels('')).toEqual([]);
  });

  it('each can be removed alone', () => {
    const filter = inQuery('q=jazz&rubric=1,2&when=week&page=3');
    for (const { key, without } of activeFilters(filter, undefined, undefined, de)) {
      const left = activeFilters(without, undefined, undefined, de).map((other) => other.key);
      expect(left).not.toContain(key);
      expect(left).toHaveLength(3);
      expect(without.page).toBe(1);
    }
  });
});

describe('A shared list', () => {
  const page = aPage({ total: 1, events: [aRow({ id: 'a' })] });

  it('shows how many of its events are deleted', () => {
    expect(resultNotes(page, inQuery('ids=a,b'), de)).toEqual(['1 Veranstaltung dieser Liste gibt es nicht mehr.']);
    expect(resultNotes(page, inQuery('ids=a,b,c'), en)).toEqual(['2 events in this list no longer exist.']);
  });

  it('shows nothing if it is complete, filtered further, or paged', () => {
    expect(resultNotes(page, inQuery('ids=a'), de)).toEqual([]);
    expect(resultNotes(page, inQuery('ids=a,b&q=jazz'), de)).toEqual([]);
    expect(resultNotes({ ...page, pageCount: 2 }, inQuery('ids=a,b'), de)).toEqual([]);
  });
});

it('a page beyond the last is not counted', () => {
  expect(formatResults(aPage({ total: 48, number: 9, pageCount: 2 }), de)).toBe('48 Veranstaltungen');
});
