import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EventCard } from '../../../../src/features/events/card/event-card';
import { toEventPage } from '../../../../src/features/events/event-page';
import { firstPage } from '../../../../src/features/events/first-page';
import type { EventRow } from '../../../../src/model/event';
import { anAppointment, anEventRow } from '../../../support/event-answers';
import { speechIn } from './speech';

const META = { page: 1, pageSize: 24, total: 30_000, over: 2, spelling: 'jazz' };

const cardOf = (event: EventRow | undefined) =>
  event &&
  renderToStaticMarkup(
    <EventCard
      {...{ event, speech: speechIn('de'), link: { href: '#' }, host: '' }}
      Heading="h3"
      isFirst={false}
      isFavourite={false}
    />,
  );

const on = (date: string, given: object = {}) => ({ appointment: anAppointment({ date, ...given }) });

describe('a card is drawn at a first glance as it is when all is read', () => {
  it.each<[string, Record<string, unknown>]>([
    ['an ordinary event', {}],
    ['a whole day', on('2026-11-28', { from: null, until: null, fullDay: true })],
    ['a time that is not told', on('2026-11-28', { from: null, until: null, fullDay: false })],
    ['several days', on('2026-11-20', { endDate: '2026-12-23' })],
    ['an end before its beginning', on('2026-11-28', { endDate: '2026-11-28' })],
    ['a date that is over', on('2026-11-21', { over: true })],
    ['a date that is cancelled', on('2026-11-28', { status: 'cancelled' })],
    ['an event that is cancelled', { ...on('2026-11-28'), status: 'cancelled' }],
    ['an event that is postponed', { ...on('2026-11-28'), status: 'postponed', newDate: '2026-12-05' }],
    ['an event that has moved', { ...on('2026-11-28'), status: 'moved', newLocation: 'Stadthalle, Ulm' }],
    [
      'a date whose own news its event overrules',
      { ...on('2026-11-28', { status: 'soldOut' }), status: 'postponed', newDate: '2026-12-05' },
    ],
    [
      'fields without a value',
      { price: { from: null, to: null, text: null }, image: null, location: null, status: null },
    ],
    ['prices', { free: false, price: { from: 800, to: 1250, currency: 'CHF' } }],
    ['a free entry, and several dates', { free: true, appointmentCount: 3, isNew: true, distance: 3100 }],
    [
      'a picture with little said of it',
      { image: { id: 'p', alt: null, width: 9, height: 9, focalPoint: null, src: '/p/{width}', widths: [320] } },
    ],
  ])('%s', (_, given) => {
    const answer = { data: [anEventRow(given)], meta: META };
    expect(cardOf(firstPage(answer)?.events[0])).toBe(cardOf(toEventPage(answer).events[0]));
  });

  it('and its page has the same numbers', () => {
    const answer = { data: [anEventRow({})], meta: META };
    const { events: _, ...first } = firstPage(answer) ?? {};
    const { events: __, ...whole } = toEventPage(answer);
    expect(first).toEqual(whole);
  });
});

describe('what would fail to be drawn is left out:', () => {
  it.each<[string, unknown]>([
    ['no object', 7],
    ['no title', anEventRow({ title: null })],
    ['a rubric without a name', anEventRow({ rubric: { id: 1, color: '#123456', icon: 'music' } })],
    ['a day that does not exist', anEventRow(on('2026-02-30'))],
    ['a last day that is none', anEventRow(on('2026-11-28', { endDate: 'soon' }))],
    ['a new day that is none', anEventRow({ newDate: '5.12.' })],
    ['a time that is none', anEventRow(on('2026-11-28', { from: '25:00' }))],
    ['a currency that is none', anEventRow({ price: { from: 100, currency: 'Euro' } })],
    ['a price that is none', anEventRow({ price: { from: '100' } })],
    ['a place without a name', anEventRow({ location: { community: {} } })],
    ['a picture without its address', anEventRow({ image: { id: 'p', widths: [320] } })],
    ['a distance that is none', anEventRow({ distance: 'near' })],
  ])('%s', (_, row) => {
    const page = firstPage({ data: [row, anEventRow({})], meta: META });
    expect(page?.events).toHaveLength(1);
  });
});

it.each<[string, object]>([
  ['no list', { data: {}, meta: META }],
  ['no totals', { data: [], meta: null }],
  ['facets that are none', { data: [], meta: { ...META, facets: [] } }],
  ['a facet without its name', { data: [], meta: { ...META, facets: { rubric: [{ count: 1 }], community: [] } } }],
])('a glance does not read %s', (_, answer) => expect(firstPage(answer)).toBeUndefined());
