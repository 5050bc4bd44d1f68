import { describe, expect, it } from 'vitest';
import { scriptJson } from '../../../../../src/detail-parts/json-ld/script-json';
import { visibleTexts } from '../../../../../src/detail-parts/visible-texts';
import { eventJsonLd } from '../../../../../src/features/events/detail/json-ld';
import type { Translate } from '../../../../../src/i18n/translation';
import { berlinTime } from '../../../../../src/lib/berlin-time';
import type { EventDetail } from '../../../../../src/model/answers/event-detail';
import { toSettings } from '../../../../../src/settings/to-settings';
import { aCommunity, anAddress, aPicture } from '../../../../support/event-answers';
import { itForAll } from '../../../../support/it-for-all';
import fc from '../../../../support/same-cases';
import { anEvent, anEventOn } from './event-fixture';

const _: Translate = ({ id, message = '' }) =>
  ({ lbl_events: 'Veranstaltungen', lbl_articles: 'Artikel' })[id] ?? message;
const TODAY = '2026-11-21';

type Node = Record<string, unknown>;

function nodesOf(event: EventDetail, settings: object = {}, today = TODAY): Node[] {
  const texts = visibleTexts(event, toSettings({ eventDetails: settings }).settings.eventDetails, 'de');
  const url = 'https://stadt.example/termine#/events/e1';
  const nowMs = Date.parse(berlinTime(today, '09:00'));
  const graph = eventJsonLd({ event, host: 'https://api.example/c', url, nowMs, texts, _ })['@graph'];
  return (graph as Node[]).filter((node) => node['@type'] === 'Event');
}

const nodeOf = (...given: Parameters<typeof nodesOf>): Node => nodesOf(...given)[0] ?? {};

describe('The description of an event for search engines', () => {
  it('contains title, dates, venue, organiser and price', () => {
    expect(nodeOf(anEvent())).toEqual({
      '@type': 'Event',
      name: 'Winterklang',
      url: 'https://stadt.example/termine#/events/e1',
      startDate: '2026-11-21T19:30:00+01:00',
      endDate: '2026-11-21T22:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      description: 'Musik bei Kerzenlicht. Mit Pause. Einlass ab 19 Uhr. Ein Abend für alle. Programm Hinweise',
      image: ['https://api.example/c/api/media/m1/1280'],
      location: {
        '@type': 'Place',
        name: 'Kulturhaus Klosterkirche',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Klosterstraße 1',
          postalCode: '72793',
          addressLocality: 'Pfullingen',
          addressRegion: 'Baden-Württemberg',
          addressCountry: 'DE',
        },
        amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Stufenloser Zugang', value: true }],
        geo: { '@type': 'GeoCoordinates', latitude: 48.4646, longitude: 9.2256 },
      },
      organizer: { '@type': 'Organization', name: 'Kulturamt', url: 'https://www.klosterkirche.example' },
      offers: {
        '@type': 'Offer',
        price: '12.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: 'https://tickets.example/1',
      },
    });
  });

  itForAll([
    ['2026-07-01', '20:00', '2026-07-01T20:00:00+02:00'],
    ['2026-12-01', '20:00', '2026-12-01T20:00:00+01:00'],
    ['2026-03-29', '01:59', '2026-03-29T01:59:00+01:00'],
    ['2026-03-29', '03:00', '2026-03-29T03:00:00+02:00'],
    ['2026-10-25', '02:30', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25', '03:00', '2026-10-25T03:00:00+01:00'],
  ])('writes %s, %s in Berlin as %s', (date, from, startDate) => {
    expect(nodeOf(anEventOn({ date, from, until: undefined }), {}, '2026-01-01').startDate).toBe(startDate);
  });

  it('writes days without times for whole-day and multi-day dates', () => {
    const fullDay = nodeOf(anEventOn({ fullDay: true, from: undefined, until: undefined }));
    expect(fullDay.startDate).toBe('2026-11-21');
    expect(fullDay).not.toHaveProperty('endDate');
    const days = nodeOf(anEventOn({ endDate: '2026-11-29', fullDay: true, from: undefined, until: undefined }));
    expect([days.startDate, days.endDate]).toEqual(['2026-11-21', '2026-11-29']);
  });

  it('ends after midnight on the next day', () => {
    expect(nodeOf(anEventOn({ from: '22:00', until: '03:00' })).endDate).toBe('2026-11-22T03:00:00+01:00');
    expect(nodeOf(anEventOn({ until: '24:00' })).endDate).toBe('2026-11-22T00:00:00+01:00');
  });

  it('contains the status cancelled, sold out or open', () => {
    expect(nodeOf(anEventOn({ status: 'cancelled' })).eventStatus).toBe('https://schema.org/EventCancelled');
    expect(nodeOf(anEventOn({ status: 'postponed' })).eventStatus).toBe('https://schema.org/EventPostponed');
    expect(nodeOf(anEventOn({ status: 'soldOut' })).offers).toMatchObject({
      availability: 'https://schema.org/SoldOut',
    });
  });

  it('contains old and new day of a postponed date', () => {
    const event = anEventOn({ status: 'postponed', newDate: '2027-07-01', endDate: '2026-11-22' });
    expect(nodeOf(event)).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-11-21T19:30:00+01:00',
      startDate: '2027-07-01T19:30:00+02:00',
      endDate: '2027-07-02T22:00:00+02:00',
    });
  });

  it('contains the new venue of a moved date', () => {
    const locationOf = (news: object) => nodeOf(anEventOn({ status: 'moved', ...news })).location;
    const newLocation = 'Stadthalle, Ulm';
    expect(locationOf({ newLocation })).toEqual({ '@type': 'Place', name: newLocation, address: newLocation });
    const newAddress = anAddress({ name: 'Stadthalle', community: aCommunity({ name: 'Ulm', lat: 48.4, lon: 9.9 }) });
    expect(locationOf({ newLocation, newAddress })).toMatchObject({
      name: 'Stadthalle',
      address: { addressLocality: 'Ulm' },
      geo: { latitude: 48.4, longitude: 9.9 },
    });
    expect(locationOf({})).toMatchObject({ name: 'Pfullingen' });
  });

  it('offers nothing for a date that does not take place', () => {
    expect(nodeOf(anEventOn({ status: 'cancelled' }))).not.toHaveProperty('offers');
    expect(nodeOf(anEventOn({ status: 'postponed' }))).not.toHaveProperty('offers');
  });

  it('has a node for each coming date, at most twenty, and for the last past one', () => {
    const dates = Array.from({ length: 25 }, (_, day) => ({ date: `2026-12-${String(day + 1).padStart(2, '0')}` }));
    expect(nodesOf(anEventOn({ date: '2026-11-01' }, ...dates))).toHaveLength(20);
    const over = nodesOf(anEventOn({ date: '2026-10-01' }, { date: '2026-11-01' }));
    expect(over.map(({ startDate }) => startDate)).toEqual(['2026-11-01T19:30:00+01:00']);
  });

  it('contains nothing that visitors do not see', () => {
    const hidden = { shortdesc1: false, shortdesc2: false, shortdesc3: false, longdesc1: false, longdesc2: 'N' };
    expect(nodeOf(anEvent(), hidden).description).toBe('Hinweise');
    expect(nodeOf(anEvent(), { ...hidden, longdesc3: 0 })).not.toHaveProperty('description');
  });

  it('escapes special characters of plain texts', () => {
    const event = anEvent({ shortdesc1: 'a < b &amp; <i>c</i>', shortdesc2: '', shortdesc3: '', longdesc1: '' });
    expect(nodeOf(event, { longdesc2: false, longdesc3: false }).description).toBe('a < b &amp; <i>c</i>');
  });

  it('offers free events at price 0, and nothing without a price', () => {
    const free = nodeOf(anEvent({ free: true, price: undefined, links: [] }));
    expect(free).toMatchObject({ isAccessibleForFree: true, offers: { price: '0.00', priceCurrency: 'EUR' } });
    expect(nodeOf(anEvent({ price: undefined, links: [] }))).not.toHaveProperty('offers');
  });

  it('prefers the position of the house to that of its community', () => {
    const location = anAddress({ lat: 48.1, lon: 9.1 });
    expect(nodeOf(anEvent({ location })).location).toMatchObject({ geo: { latitude: 48.1, longitude: 9.1 } });
  });

  it('names every picture by its absolute address', () => {
    const media = [aPicture(), aPicture({ id: 'm2', src: '/api/media/m2/{width}' })];
    expect(nodeOf(anEvent({ media })).image).toEqual([
      'https://api.example/c/api/media/m1/1280',
      'https://api.example/c/api/media/m2/1280',
    ]);
  });
});

describe('JSON in a script element', () => {
  it('cannot end the element or a line, and reads the same', () => {
    const hostile = { name: '</script><!--<script>&\u2028\u2029', other: ']]>' };
    expect(scriptJson(hostile)).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(scriptJson(hostile))).toEqual(hostile);
  });

  it('does so for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const json = scriptJson({ text });
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(json).text).toBe(text);
      }),
      { numRuns: 300 },
    );
  });
});
