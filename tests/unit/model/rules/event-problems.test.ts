import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../src/lib/days';
import type { EventPayload } from '../../../../src/model/payloads/event-payload';
import type { EventContent } from '../../../../src/model/records/event-content';
import { contentOf, emptyContent } from '../../../../src/model/records/event-from-payload';
import { draftProblems, publishProblems, type ValidatedEvent } from '../../../../src/model/rules/event-problems';
import type { EventRules } from '../../../../src/model/rules/event-rules';
import type { MediumTexts } from '../../../../src/model/rules/media-problems';
import { toSettings } from '../../../../src/settings/to-settings';
import { toWorkSettings } from '../../../../src/settings/to-work-settings';
import { anyContent } from '../../../support/arbitrary-content';
import { RULE_TABLE } from '../../../support/event-rules/rule-table';
import { aWholeEvent, type Records } from '../../../support/event-rules/whole-event';
import { itForAll } from '../../../support/it-for-all';
import fc from '../../../support/same-cases';
import { inZone } from '../../../support/zones';

const TODAY = '2026-11-22';
const RECORDS: Records = { rubrics: [1, 2, 3], address: 7 };

const rulesOf = (settings: object): EventRules => ({
  ...toWorkSettings(settings).settings,
  authenticatedArea: toSettings(settings).settings.authenticatedArea,
});

/** Rows get ids 1, 2, 3 … in the order in which they are read. */
function contentWith(changes: object): EventContent {
  let last = 0;
  return contentOf({ ...aWholeEvent(RECORDS, TODAY), ...changes } as Partial<EventPayload>, () => ++last);
}

const problemsOf = (event: Partial<ValidatedEvent> & { content: EventContent }, settings: object = {}) =>
  publishProblems({ media: [], ...event }, { rules: rulesOf(settings), today: TODAY });
const inWords = (problems: ReturnType<typeof problemsOf>) => problems.map(({ path, code }) => `${path} ${code}`);

describe('an event to publish', () => {
  itForAll(Object.entries(RULE_TABLE))('with %s', (_, { settings = {}, event, problems }) => {
    const content = contentWith(event?.(RECORDS, TODAY) ?? {});
    expect(inWords(problemsOf({ content }, settings)).sort()).toEqual([...problems].sort());
  });

  it('names lengths, numbers or days', () => {
    const settings = { fieldSettings: { recording: { title: { maxLength: 3 }, publicationDates: { firstDay: 2 } } } };
    const content = contentWith({ title: 'vier', publicationDates: [{ date: TODAY }] });
    expect(problemsOf({ content }, settings)).toEqual([
      { path: 'title', code: 'too_long', params: { max: 3 } },
      { path: 'publicationDates.0.date', code: 'too_early', params: { kind: 'day', min: '2026-11-24' } },
    ]);
  });
});

describe('unreadable input', () => {
  const typed: Partial<EventContent> = {
    priority: 'hoch',
    price: { text: '', from: 'viel', to: 12.5 },
    newDate: '31.2.',
    publicationDates: [{ id: 1, date: 'bald' }],
    dates: [
      {
        ...{ id: 2, date: '30.2.2027', endDate: '', fullDay: false, additionalInfo: '', status: 'scheduled' },
        ...{ newDate: '', newLocation: '', times: [{ id: 3, from: '25:00', until: 'spät' }] },
      },
    ],
    series: [
      {
        ...{ id: 4, start: 'bald', every: 'day', interval: 'oft', weekdays: [], monthDay: 1, nth: 1, weekday: 1 },
        ...{ end: 'nie', count: 'viele', holidays: '', withRegionalHolidays: false, struck: [], changed: [] },
        ...{ fullDay: true, times: [], additionalInfo: '' },
      },
    ],
  };
  const expected = [
    'dates.0.date impossible',
    'dates.0.times.0.from impossible',
    'dates.0.times.0.until unreadable',
    'series.0.start unreadable',
    'series.0.end unreadable',
    'series.0.interval unreadable',
    'series.0.count unreadable',
    'newDate impossible',
    'publicationDates.0.date unreadable',
    'priority unreadable',
    'price.from unreadable',
    'price.to unreadable',
  ];

  it('prevents publication, without duplicate messages', () => {
    const content = { ...contentWith({}), ...typed };
    expect(inWords(problemsOf({ content }))).toEqual(expected);
  });

  it('prevents saving as a draft, because it could not be sent', () => {
    expect(inWords(draftProblems({ ...contentWith({}), ...typed }, { today: TODAY }))).toEqual(expected);
  });
});

describe('a draft', () => {
  it('needs a title and nothing else', () => {
    expect(inWords(draftProblems(emptyContent(), { today: TODAY }))).toEqual(['title required']);
    expect(draftProblems({ ...emptyContent(), title: 'Jazz' }, { today: TODAY })).toEqual([]);
  });

  it('is never refused for publication rules', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        expect(draftProblems({ ...content, title: 'Jazz' }, { today: TODAY })).toEqual([]);
      }),
    );
  });
});

describe('a published event', () => {
  const past = contentWith({
    dates: [
      { date: addDays(TODAY, -3), fullDay: true },
      { date: addDays(TODAY, 3), fullDay: true },
    ],
    series: [{ start: addDays(TODAY, -9), end: addDays(TODAY, 9), every: 'day', fullDay: true }],
    publicationDates: [{ date: addDays(TODAY, -5) }],
  });

  it('keeps past dates', () => {
    expect(problemsOf({ content: past, published: past })).toEqual([]);
  });

  it('is validated completely after being a draft', () => {
    expect(inWords(problemsOf({ content: past }))).toEqual([
      'dates.0.date past',
      'series.0.start past',
      'publicationDates.0.date past',
    ]);
  });

  it('gets no new date in the past', () => {
    const [first, ...others] = past.dates;
    const content = { ...past, dates: [{ ...(first ?? expect.fail()), date: addDays(TODAY, -2) }, ...others] };
    expect(inWords(problemsOf({ content, published: past }))).toEqual(['dates.0.date past']);
  });
});

describe('the role relation for which an event is recorded', () => {
  const content = contentWith({ relation: 5 });

  itForAll([
    ['approved', []],
    ['new', []],
    ['changed', ['relation relation_changed']],
    ['wird geprüft', ['relation relation_awaiting']],
    ['rejected', ['relation relation_rejected']],
    ['blocked', ['relation relation_blocked']],
    ['delete', ['relation relation_removal']],
    [undefined, ['relation unknown']],
  ])('can be used as %s', (relationStatus, problems) => {
    expect(inWords(problemsOf({ content, relationStatus }))).toEqual(problems);
  });
});

describe('pictures', () => {
  const medium: MediumTexts = {
    ...{ alt: 'Bühne', agency: '', author: 'Änne', copyright: '', description: '', location: '', title: '' },
  };
  const required = { eventRecording: { requiredMediaFields: ['author', 'copyright', 'author', 'Titel'] } };

  itForAll<[string, object, MediumTexts[], string[]]>([
    ['that say what they show', {}, [medium], []],
    ['that do not say what they show', {}, [medium, { ...medium, alt: ' ' }], ['media.1.alt required']],
    ['without what the client asks for', required, [medium], ['media.0.copyright required']],
    ['with what the client asks for', required, [{ ...medium, copyright: 'frei' }], []],
    ['where there are none', { eventRecording: { showMediaTab: false } }, [{ ...medium, alt: '' }], []],
  ])('%s', (_, settings, media, problems) => {
    expect(inWords(problemsOf({ content: contentWith({}), media }, settings))).toEqual(problems);
  });
});

it('finds problems in any event, quickly and with paths into its content', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      for (const { path } of problemsOf({ content })) {
        const root = path.split('.')[0] ?? '';
        expect([...Object.keys(content), 'freeFields']).toContain(root);
      }
    }),
    { numRuns: 200 },
  );
});

itForAll(['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland'])(
  'validates days in %s as in Berlin',
  (zone) => {
    const content = contentWith({ dates: [{ date: TODAY, fullDay: true }] });
    expect(inZone(zone, () => problemsOf({ content }))).toEqual([]);
  },
);
