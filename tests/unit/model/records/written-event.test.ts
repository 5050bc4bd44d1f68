import { describe, expect, it } from 'vitest';
import { ShapeError } from '../../../../src/lib/parse';
import { toEditableEvent } from '../../../../src/model/answers/event-record';
import { EventPayload } from '../../../../src/model/payloads/event-payload';
import { payloadProblem } from '../../../../src/model/payloads/payload-fields';
import type { EventContent } from '../../../../src/model/records/event-content';
import { contentOf, emptyContent } from '../../../../src/model/records/event-from-payload';
import { eventPayload } from '../../../../src/model/records/event-to-payload';
import { anyContent } from '../../../support/arbitrary-content';
import { itForAll } from '../../../support/it-for-all';
import { mutationsOf } from '../../../support/mutations';
import fc from '../../../support/same-cases';

const never = () => expect.fail('Every row has an id.');
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const address = (id: number | undefined) => id && { address_id: id, name: 'Scheune', community: { community_id: 1 } };
const picture = (id: string) => ({ id, alt: '', width: 4, height: 3, src: `/api/media/${id}/{width}`, widths: [320] });

/** The answer of a server for what was sent to it. */
const answerOf = (content: EventContent) => ({
  ...eventPayload(content, 'draft'),
  id: 'e-1',
  location: address(content.location),
  promoter: address(content.promoter),
  media: content.media.map(picture),
});

describe('an event sent to the server and read back', () => {
  it('loses no content', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const sent = EventPayload.create(overTheWire(eventPayload(content, 'published')));
        expect(contentOf(sent, never)).toEqual(content);
        const written = toEditableEvent(overTheWire(answerOf(content)));
        expect(written.content).toEqual(content);
        expect(written.pictures.map(({ id }) => id)).toEqual(content.media);
        // What was read is sent as it was before.
        expect(eventPayload(written.content, 'published')).toEqual(eventPayload(content, 'published'));
      }),
      { numRuns: 100 },
    );
  });

  it('is empty without content', () => {
    expect(toEditableEvent({ id: 'e-1', state: 'draft' })).toEqual({
      ...{ id: 'e-1', state: 'draft', pictures: [] },
      content: emptyContent(),
    });
  });

  it('sends new rows without an id, and unreadable numbers as none', () => {
    const content: EventContent = {
      ...emptyContent(),
      priority: 'hoch',
      links: [{ id: '+1', kind: 'event', url: 'https://a.de', text: 'a' }],
    };
    const sent = eventPayload(content, 'draft');
    expect(sent.links).toEqual([{ kind: 'event', url: 'https://a.de', text: 'a' }]);
    expect(sent.priority).toBeNull();
    expect(contentOf(sent, () => 7).links[0]?.id).toBe(7);
  });

  it('trims its texts', () => {
    const sent = EventPayload.create({ state: 'draft', title: ' Jazz ', tags: [' Musik '], shortdesc1: '\n a\nb ' });
    expect(contentOf(sent, never)).toMatchObject({ title: 'Jazz', tags: ['Musik'], shortdesc1: 'a\nb' });
  });
});

const problemsOf = (changes: object) => {
  const [error] = EventPayload.validate({ state: 'draft', ...changes }, { coerce: true });
  return (error?.failures() ?? []).map(payloadProblem);
};

describe('a payload', () => {
  itForAll<[string, object, { path: string; code: string; params?: object }]>([
    ['no state', { state: undefined }, { path: 'state', code: 'required' }],
    ['a state that nobody may set', { state: 'approved' }, { path: 'state', code: 'choice' }],
    ['a number for a title', { title: 7 }, { path: 'title', code: 'wrong_type' }],
    ['a title of two lines', { title: 'a\nb' }, { path: 'title', code: 'characters' }],
    ['a title without end', { title: 'x'.repeat(301) }, { path: 'title', code: 'too_long', params: { max: 300 } }],
    ['a control character', { shortdesc1: 'a\0b' }, { path: 'shortdesc1', code: 'characters' }],
    ['half a character', { longdesc1: '\ud800' }, { path: 'longdesc1', code: 'characters' }],
    ['a day that no calendar has', { dates: [{ date: '2027-02-30' }] }, { path: 'dates.0.date', code: 'date' }],
    [
      'a day long ago',
      { publicationDates: [{ date: '0027-02-03' }] },
      { path: 'publicationDates.0.date', code: 'date' },
    ],
    [
      'a time that no clock has',
      { dates: [{ times: [{ from: '25:00' }] }] },
      { path: 'dates.0.times.0.from', code: 'time' },
    ],
    ['an unknown kind of link', { links: [{ kind: 'shop' }] }, { path: 'links.0.kind', code: 'choice' }],
    [
      'a weekday that no week has',
      { series: [{ weekdays: [8] }] },
      { path: 'series.0.weekdays.0', code: 'range', params: { min: 1, max: 7 } },
    ],
    ['another Land', { series: [{ holidays: 'XX' }] }, { path: 'series.0.holidays', code: 'choice' }],
    ['too many dates', { dates: Array(501).fill({}) }, { path: 'dates', code: 'too_many', params: { max: 500 } }],
    ['an empty tag', { tags: [' '] }, { path: 'tags.0', code: 'required' }],
    [
      'an object as a value',
      { freeFields: [{ name: 'a', value: {} }] },
      { path: 'freeFields.0.value', code: 'wrong_type' },
    ],
    ['half a cent', { price: { from: 0.5 } }, { path: 'price.from', code: 'wrong_type' }],
    ['a priority above all', { priority: 10 }, { path: 'priority', code: 'range', params: { min: 0, max: 9 } }],
  ])('is refused with %s', (_, changes, problem) => {
    expect(problemsOf(changes)).toEqual([problem]);
  });

  it('may be an empty draft', () => {
    expect(problemsOf({})).toEqual([]);
  });
});

describe('an answer', () => {
  const content = fc.sample(anyContent, { numRuns: 1, seed: 7 })[0] ?? emptyContent();
  const whole = overTheWire(answerOf(content));

  it('that is damaged is read or refused as a whole', () => {
    let refused = 0;
    fc.assert(
      fc.property(mutationsOf(whole), (answer) => {
        try {
          expect(typeof toEditableEvent(answer).content.title).toBe('string');
        } catch (error) {
          expect(error).toBeInstanceOf(ShapeError);
          refused += 1;
        }
      }),
      { numRuns: 500 },
    );
    expect(refused).toBeGreaterThan(50);
  });

  it('with a row that has no id is refused', () => {
    expect(() => toEditableEvent({ id: 'e-1', state: 'draft', links: [{ kind: 'event' }] })).toThrow(ShapeError);
  });

  it('has the reason why it cannot be edited', () => {
    expect(toEditableEvent({ id: 'e-1', state: 'published', noEdit: 'expired' }).noEdit).toBe('expired');
  });
});
