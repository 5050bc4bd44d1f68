import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/lib/days';
import { giveSettings } from '../support/account-fixtures';
import { TODAY } from '../support/event-fixtures';
import { aWholeEvent } from '../support/event-rules/whole-event';
import { mutationsOf } from '../support/mutations';
import fc from '../support/same-cases';
import { xssStrings } from '../support/xss-strings';
import { onOneDatabase } from './on-each-database';
import { RECORDING, RECORDS, usingOwnEvents } from './using-own-events';

/** Lines that attack code which trusts them, and what keyboards of the world give. */
const LINES = [
  ...["' or 1=1 --", "'; drop table events; --", '$1', '%', '_', '\\', "'':*", '{{7*7}}', '{"$gt":""}', '__proto__'],
  ...['../../etc/passwd', '=cmd|x', '<script>hit()</script>', '"><img src=x onerror=hit()>', '&lt;b&gt;'],
  ...['مهرجان الجاز', '\u202Eabc', '🙈👩‍👩‍👧‍👦', 'Ａｂｃ', 'ß', '½ ﬁ', 'x'.repeat(300)],
];

/** Matches tags and addresses that the editor never writes. */
const FOREIGN = /<(?!\/?(?:p|strong|em|u|ul|ol|li|br|a)>|a href="(?:https?|mailto|tel):)/;

const everything = (day: string) => ({
  ...aWholeEvent(RECORDS, TODAY),
  ...{ shortdesc1: 'a\nb', longdesc1: '<p>a</p>', promoter: 12, priority: 1, price: { text: 'ab', from: 1, to: 2 } },
  en: { title: 'Jazz', isReady: true },
  series: [
    {
      ...{
        id: 3,
        start: day,
        end: '',
        count: 3,
        every: 'week',
        interval: 1,
        weekdays: [1],
        times: [{ from: '10:00' }],
      },
      ...{ struck: [day], changed: [{ day, date: day, fullDay: true }], holidays: 'BW' },
    },
  ],
  publicationDates: [{ id: 4, date: day }],
  links: [{ id: 5, kind: 'event', url: 'https://a.de', text: 'a' }],
  ticketAgencies: [{ id: 6, name: 'Rathaus' }],
  freeFields: [{ name: 'alter', value: 6 }],
});

onOneDatabase('hostile events', (backend) => {
  const events = usingOwnEvents(backend);

  it('are stored or refused as a whole', async () => {
    const verdicts = new Map<number, number>();
    // The event as the server has it, so that ids of rows are known to it as well.
    const id = await events.created(everything(addDays(TODAY, 3)));
    await fc.assert(
      fc.asyncProperty(mutationsOf(everything(addDays(TODAY, 3))), async (body) => {
        // Nothing at all would be sent without its type.
        fc.pre(body !== undefined);
        for (const call of [
          () => events.send('POST', 'my/events', body),
          () => events.send('PUT', `my/events/${id}`, body, { 'if-match': '*' }),
        ]) {
          const { status, text } = await call();
          expect([200, 201, 400, 422], text).toContain(status);
          verdicts.set(status, (verdicts.get(status) ?? 0) + 1);
        }
      }),
      { numRuns: 40 },
    );
    // What was refused was refused for what was changed: as it was, the event is still taken.
    expect((verdicts.get(400) ?? 0) + (verdicts.get(422) ?? 0)).toBeGreaterThan(5);
    expect((await events.change(id, everything(addDays(TODAY, 3)))).status).toBe(200);
    expect(backend().errors).toEqual([]);
  });

  it('keep every line as written, and show it as text', async () => {
    for (const line of LINES) {
      const { status, body, text } = await events.create({
        ...{ title: line, shortdesc1: line, tags: [line.slice(0, 200)], accessibility: line, easyText: line },
        ticketAgencies: [{ name: line.slice(0, 200) }],
        freeFields: [{ name: 'alter', value: line }],
      });
      expect(status, text).toBe(201);
      expect(body.data).toMatchObject({ title: line, shortdesc1: line, accessibility: line, easyText: line });
      expect((await events.send('GET', `my/events?q=${encodeURIComponent(line.slice(0, 40))}`)).status).toBe(200);
      expect((await events.send('POST', 'my/events/check', { title: line, date: TODAY })).status).toBe(200);
    }
    expect(await backend().database.query('select 1 from events')).toHaveLength(LINES.length);
    expect(backend().errors).toEqual([]);
  });
});

onOneDatabase('hostile texts of events', (backend) => {
  const events = usingOwnEvents(backend);

  it('of a megabyte are refused, and 10,000 characters are stored', async () => {
    expect((await events.create({ longdesc1: '<p>x</p>'.repeat(140_000) })).status).toBe(413);
    const long = `<p>${'Wort '.repeat(2000)}</p>`;
    expect((await events.create({ longdesc1: long })).body.data.longdesc1).toBe(long);
    const { body } = await events.create({ longdesc1: `<p>${'x'.repeat(30_001)}</p>` });
    expect(body.errors).toEqual([{ path: 'longdesc1', code: 'too_long', params: { max: 30_000 } }]);
  });

  it('leave no markup of their own', async () => {
    for (let from = 0; from < xssStrings.length; from += 6) {
      const [a, b, c, d, e, f] = xssStrings.slice(from, from + 6).map((html) => html.replaceAll('\0', ''));
      const { status, body, text } = await events.create({
        ...{
          state: 'draft',
          longdesc1: a,
          longdesc2: b,
          longdesc3: c,
          en: { longdesc1: d, longdesc2: e, longdesc3: f },
        },
      });
      // Other control characters are refused.
      if (status === 422) expect(text).toContain('characters');
      else
        for (const texts of [body.data, body.data.en])
          for (const name of ['longdesc1', 'longdesc2', 'longdesc3']) expect(texts[name]).not.toMatch(FOREIGN);
    }
  });

  describe('contradictory settings', () => {
    it.each<[string, object]>([
      ['a greatest number below the least', { addRubrics: { min: 3, max: 1 }, publicationDates: { min: 9, max: 1 } }],
      ['unknown names', { titel: { maxLength: 1 }, links: { shop: { maxAmount: 1 } } }],
      [
        'values of other types',
        { title: 'x', tags: [], links: 7, publicationDates: null, addRubrics: { max: 'viele' } },
      ],
    ])('%s never break a call', async (_, recording) => {
      await giveSettings(backend().database, 'stadt', {
        ...RECORDING,
        fieldSettings: { recording },
        eventRecording: { additionalFieldsFormDefinition: [{}, { name: '' }, 7, { name: 'a', type: 'bild' }] },
      });
      expect((await events.create({ state: 'draft' })).status).toBe(201);
      expect([201, 422]).toContain((await events.create()).status);
      expect(backend().errors).toEqual([]);
    });
  });
});
