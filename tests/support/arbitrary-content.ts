import { byName } from '../../src/lib/by-name';
import { addDays } from '../../src/lib/days';
import { ACCESS_FEATURES } from '../../src/model/access-features';
import { EVENT_STATUSES } from '../../src/model/answers/appointment';
import { LINK_KINDS } from '../../src/model/answers/event-detail';
import { recordContent } from '../../src/model/records/article-from-payload';
import type { ArticleContent, EventContent } from '../../src/model/records/event-content';
import { plainNames } from '../../src/model/records/plain-fields';
import { REPETITIONS } from '../../src/model/series/series-limits';
import { STATES } from '../../src/model/series/states';
import fc from './same-cases';

const line = fc
  .oneof(fc.constantFrom('', 'Jazz & Wein', 'a"b<c>', 'مرحبا', '🙈 Öffnung'), fc.string({ unit: 'grapheme' }))
  .map(
    // Control characters are no part of a line, and blanks around it do not count.
    (text) => text.replace(/[\p{Cc}\p{Cs}]/gu, '').trim(),
  );
const filled = line.map((text) => text || 'x');
const several = fc.array(line, { maxLength: 3 }).map((lines) => lines.join('\n').trim());
const id = fc.integer({ min: 1, max: 2_147_483_647 });
const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2026-05-10', days));
const day = fc.oneof(fc.constant(''), anyDay);
const time = fc.oneof(
  fc.constant(''),
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
);
const number = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined });
const maybeId = fc.option(id, { nil: undefined });
const listOf = <Value>(entry: fc.Arbitrary<Value>) => fc.array(entry, { maxLength: 3 });

const texts = {
  ...{ title: line, shortdesc1: several, shortdesc2: several, shortdesc3: several },
  ...{ longdesc1: several, longdesc2: several, longdesc3: several },
};
const content = {
  fullDay: fc.boolean(),
  times: listOf(fc.record({ id, from: time, until: time })),
  additionalInfo: line,
};
const news = { status: fc.constantFrom(...EVENT_STATUSES), newDate: day, newLocation: line };
const date = { ...content, ...news, date: day, endDate: day };

/** Generates any event of a form, with all sendable values, finished or not. */
export const anyContent: fc.Arbitrary<EventContent> = fc.record({
  ...texts,
  ...news,
  en: fc.record({ ...texts, isReady: fc.boolean() }),
  rubrics: listOf(id),
  tags: listOf(filled),
  priority: number,
  relation: maybeId,
  location: maybeId,
  promoter: maybeId,
  dates: listOf(fc.record({ id, ...date })),
  series: listOf(
    fc.record({
      id,
      ...content,
      start: day,
      every: fc.constantFrom(...REPETITIONS),
      interval: fc.integer({ min: 1, max: 99 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      monthDay: fc.integer({ min: -1, max: 31 }),
      nth: fc.integer({ min: -1, max: 5 }),
      weekday: fc.integer({ min: 1, max: 7 }),
      end: day,
      count: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
      holidays: fc.constantFrom('' as const, ...STATES),
      withRegionalHolidays: fc.boolean(),
      struck: listOf(anyDay),
      changed: listOf(fc.record({ ...date, day: anyDay })),
    }),
  ),
  publicationDates: listOf(fc.record({ id, date: day })),
  links: listOf(fc.record({ id, kind: fc.constantFrom(...LINK_KINDS), url: line, text: line })),
  ticketAgencies: listOf(
    fc.record({ id, name: line, url: line, phone: line, street: line, zipcode: line, city: line }),
  ),
  freeFields: listOf(fc.record({ name: filled, value: fc.oneof(several, fc.integer(), fc.boolean()) })),
  price: fc.record({ text: line, from: number, to: number }),
  ...byName(plainNames('flag'), () => fc.boolean()),
  ...byName(plainNames('text'), () => several),
  ...byName(plainNames('address'), () => line),
  accessFeatures: fc.subarray([...ACCESS_FEATURES]),
  media: listOf(fc.uuid()),
});

/** Generates any article. */
export const anyArticle: fc.Arbitrary<ArticleContent> = fc
  .tuple(anyContent, day, fc.uniqueArray(fc.uuid(), { maxLength: 3 }))
  .map(([written, eventDate, events]) => ({ ...recordContent(written), eventDate, events }));
