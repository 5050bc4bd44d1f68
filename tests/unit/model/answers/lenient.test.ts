import { array, create, number, optional, string, type } from 'superstruct';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { toArticlePage } from '../../../../src/model/answers/article-page';
import { toCommunityMatches } from '../../../../src/model/answers/community';
import { toEventDetail } from '../../../../src/model/answers/event-detail';
import { toEventPage } from '../../../../src/model/answers/event-page';
import { toEventRow } from '../../../../src/model/answers/event-row';
import {
  DayAnswer,
  FlagAnswer,
  IdAnswer,
  NumberIdAnswer,
  parseShown,
  TimeAnswer,
} from '../../../../src/model/answers/lenient';
import { answerBodyOf, totalsOf } from '../../../../src/model/answers/read-list';
import { toRubric } from '../../../../src/model/answers/rubric';
import { anAppointment, anEventAnswer, anEventRow } from '../../../support/event-answers';

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const said = () => warn.mock.calls.map(([message]) => String(message));

describe('A harmless deviation is read:', () => {
  it.each([
    [IdAnswer, 7, '7'],
    [IdAnswer, 'a-7', 'a-7'],
    [NumberIdAnswer, '7', 7],
    [NumberIdAnswer, 7, 7],
    [DayAnswer, '2026-11-27', '2026-11-27'],
    [DayAnswer, '2026-11-27T20:00:00', '2026-11-27'],
    [DayAnswer, '2026-11-27 20:00', '2026-11-27'],
    [DayAnswer, '2026-11-27T00:00:00+01:00', '2026-11-27'],
    // Midnight in Berlin, as programs write it in UTC.
    [DayAnswer, '2026-11-26T23:00:00.000Z', '2026-11-27'],
    [DayAnswer, '2026-07-26T22:00:00Z', '2026-07-27'],
    [TimeAnswer, '20:00', '20:00'],
    [TimeAnswer, '20:00:00', '20:00'],
    [TimeAnswer, '20:00:00.000', '20:00'],
    [TimeAnswer, '24:00:00', '24:00'],
    [FlagAnswer, 'Y', true],
    [FlagAnswer, 'N', false],
    [FlagAnswer, 'true', true],
    [FlagAnswer, 1, true],
    [FlagAnswer, 0, false],
    [FlagAnswer, true, true],
  ] as const)('%# %o', (struct, given, read) => {
    expect(create(given, struct as typeof IdAnswer)).toBe(read);
  });

  it.each([
    [IdAnswer, true],
    [NumberIdAnswer, 'seven'],
    [NumberIdAnswer, ''],
    [DayAnswer, '2026-02-30T20:00:00'],
    [DayAnswer, '27.11.2026'],
    [DayAnswer, 1_795_000_000],
    [TimeAnswer, '25:00:00'],
    [TimeAnswer, '8 Uhr'],
    [FlagAnswer, 'perhaps'],
    [FlagAnswer, 2],
  ] as const)('but not %# %o', (struct, given) => {
    expect(() => create(given, struct as typeof IdAnswer)).toThrow();
  });

  it('a row with numbers, seconds, date-times, switches and null for missing', () => {
    const row = toEventRow({
      ...anEventRow(),
      id: 7,
      free: 'Y',
      isNew: 0,
      tags: null,
      price: null,
      image: null,
      title_en: null,
      rubric: { id: '3', name: 'Konzerte', color: '#112233', icon: 'music' },
      location: { name: 'Keller', community: { community_id: '12', name: 'Ulm' } },
      appointment: anAppointment({ id: 9, date: '2026-11-27T00:00:00', from: '20:00:00', until: null, fullDay: 'N' }),
    });
    expect(row).toMatchObject({
      id: '7',
      isFree: true,
      isNew: false,
      tags: [],
      rubric: { id: 3 },
      location: { community: { communityId: 12 } },
      appointment: { id: '9', date: '2026-11-27', from: '20:00', fullDay: false },
    });
    expect(said()).toEqual([]);
  });

  it('a rubric and a community with quoted ids', () => {
    expect(toRubric({ id: '3', name: 'Konzerte', color: '#112233', icon: 'music' }).id).toBe(3);
    expect(toCommunityMatches({ data: [{ community_id: '12', name: 'Ulm' }] }).communities[0]?.communityId).toBe(12);
  });
});

describe('A list', () => {
  it('without meta is all that there is, which is named', () => {
    const data = [anEventRow(), anEventRow()];
    expect(toEventPage({ data })).toMatchObject({ total: 2, number: 1, pageCount: 1, pageSize: 2 });
    expect(toEventPage({ data: [] })).toMatchObject({ total: 0, pageCount: 1 });
    expect(toArticlePage({ data: [] })).toMatchObject({ total: 0, tags: [] });
  });

  it('with wrong facets is shown without them', () => {
    const meta = { page: '1', pageSize: 24, total: '50', facets: { rubric: 'many' } };
    const page = toEventPage({ data: [anEventRow()], meta });
    expect(page).toMatchObject({ total: 50, pageCount: 3 });
    expect(page.facets).toBeUndefined();
  });

  it('may be bare', () => {
    const url = 'https://bare.example/api/events?page=2';
    expect(answerBodyOf([1, 2], url)).toEqual({ data: [1, 2] });
    answerBodyOf([], url);
    expect(said()).toEqual([expect.stringMatching(/https:\/\/bare\.example\/api\/events answers with a bare list/)]);
    expect(answerBodyOf({ data: 1 }, url)).toEqual({ data: 1 });
    expect(answerBodyOf(null, url)).toBeNull();
  });

  it('shows a row without its unreadable picture', () => {
    expect(toEventRow({ ...anEventRow(), image: { src: 7 } })).not.toHaveProperty('picture');
    expect(said().join()).toContain('could not be read');
  });
});

describe('A detail', () => {
  it('is shown without what is wrong in it, which is named once', () => {
    const answer = {
      ...anEventAnswer(),
      longdesc1: 7,
      links: [
        { kind: 'event', url: 8, text: 'Seite' },
        { kind: 'event', url: 'https://a.example/', text: 'Mehr' },
      ],
      price: { text: 'ab 7 €', from: 'seven' },
      media: [{ id: 1 }],
      promoter: { name: 'Verein' },
    };
    const event = toEventDetail(answer);
    expect(event.descriptions.long[0]).toBe('');
    expect(event.links).toEqual([{ kind: 'event', url: 'https://a.example/', text: 'Mehr' }]);
    expect(event.price).toMatchObject({ text: 'ab 7 €' });
    expect(event.pictures).toEqual([]);
    expect(event).not.toHaveProperty('promoter');
  });

  it('needs what nothing can be shown without', () => {
    expect(() => toEventDetail({ ...anEventAnswer(), title: undefined })).toThrow('Invalid title.');
    expect(() => toEventDetail({ ...anEventAnswer(), rubrics: 'all' })).toThrow('Invalid rubrics.');
  });
});

it('names once what is missing or wrong', () => {
  for (let time = 0; time < 2; time++) {
    totalsOf({ page: 2 }, 1, 'Named list');
    parseShown({ text: 7 }, type({ text: optional(string()) }), 'Named record');
  }
  expect(said()).toEqual([
    expect.stringContaining('Named list: the answer has no meta.pageSize, meta.total'),
    expect.stringContaining('Named record: text of the answer is left out'),
  ]);
});

it('leaves out the smallest part that makes the rest readable', () => {
  const struct = type({ rows: array(type({ id: number(), name: string() })) });
  const rows = [
    { id: 'x', name: 'a' },
    { id: 2, name: 3 },
    { id: 4, name: 'b' },
  ];
  expect(parseShown({ rows }, struct, 'Test')).toEqual({ rows: [{ id: 4, name: 'b' }] });
  expect(() => parseShown({ rows: 1 }, struct, 'Test')).toThrow('Could not initialize Test. Invalid rows.');
  expect(() => parseShown(null, struct, 'Test')).toThrow('Could not initialize Test.');
});
