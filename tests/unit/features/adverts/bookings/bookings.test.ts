import { describe, expect, it } from 'vitest';
import { orderRouteOf } from '../../../../../src/features/adverts/bookings/booking-filter';
import { axisTop } from '../../../../../src/features/adverts/bookings/day-chart';
import { toBooking } from '../../../../../src/model/answers/booking';
import { productName } from '../../../../../src/model/answers/booking-parts';
import { toBookingRow } from '../../../../../src/model/answers/booking-row';
import { changeOf, hasFigures, toEventStatistics } from '../../../../../src/model/answers/event-statistics';
import { toShownAdvert } from '../../../../../src/model/answers/shown-advert';
import { rateOf } from '../../../../../src/model/answers/statistics';
import { itForAll } from '../../../../support/it-for-all';

const product = {
  medium: { name: 'Kurier', name_en: 'Courier' },
  channel: { name: 'Termine' },
  slot: { name: 'Karte' },
};
const booking = {
  ...{ id: 'o', number: 'AK-1', state: 'running', slot: 'liste', product, dates: ['2026-11-23'] },
  content: { title: 'Jazz', text: 'Heute' },
  price: {
    items: [{ kind: 'day', date: '2026-11-23', cents: 5000 }],
    net: 5000,
    vatShare: 1900,
    vat: 950,
    gross: 5950,
  },
  billing: { company: 'Verein' },
  orderedAt: '2026-11-20T10:00:00Z',
};

describe('the list of booked adverts', () => {
  it('takes a state of a newer server for one that is ordered', () => {
    const row = {
      ...booking,
      title: 'Jazz',
      firstDate: '2026-11-23',
      lastDate: '2026-11-24',
      dayCount: 2,
      gross: 5950,
    };
    expect(toBookingRow(row)).toMatchObject({ state: 'running', payment: 'none', eventTitle: '' });
    expect(toBookingRow({ ...row, state: 'paused', payment: 'lost' })).toMatchObject({
      state: 'ordered',
      payment: 'none',
    });
    expect(() => toBookingRow({ ...row, gross: '59' })).toThrow('Could not initialize Advert. Invalid gross.');
  });

  it('names a product in the language of the page', () => {
    expect(productName(product, 'de')).toBe('Kurier, Termine, Karte');
    expect(productName(product, 'en')).toBe('Courier, Termine, Karte');
  });
});

describe('a booked advert', () => {
  it('is read with as little as a server may say', () => {
    expect(toBooking(booking)).toMatchObject({ title: 'Jazz', invoices: [], givenBack: [], movedDays: [], reason: '' });
    expect(toBooking(booking).payment).toEqual({ state: 'none', cents: 0, paid: 0, refunds: [] });
    expect(() => toBooking({ ...booking, dates: ['morgen'] })).toThrow('Could not initialize Advert.');
  });

  it('is ordered again with its slot, and its event if it still exists', () => {
    const event = { id: 'e1', title: 'Jazz', isThere: true };
    expect(orderRouteOf({ id: 'o', slot: 's', event })).toBe(
      '/secure/promotion/order?reorderOf=o&product=s&eventId=e1',
    );
    expect(orderRouteOf({ id: 'o', slot: 's', event: { ...event, isThere: false } })).not.toContain('eventId');
    expect(orderRouteOf()).toBe('/secure/promotion/order');
  });
});

describe('the event of an advert', () => {
  const days = (number: number, views: number) => ({ days: number, views });

  itForAll([
    ['more with an advert', days(2, 68), days(10, 200), 0.7],
    ['fewer', days(1, 10), days(1, 20), -0.5],
    ['as many', days(3, 60), days(1, 20), 0],
    ['no day with one', days(0, 0), days(4, 80), undefined],
    ['no day without', days(4, 80), days(0, 0), undefined],
    ['nobody without', days(1, 5), days(4, 0), undefined],
  ])('is compared by the day: %s', (_, advertised, others, change) => {
    const found = changeOf({ days: [], advertised, others });
    if (change === undefined) expect(found).toBeUndefined();
    else expect(found).toBeCloseTo(change);
  });

  it('has figures only if it was seen and the advert ran meanwhile', () => {
    const day = (views: number, isAdvertised: boolean) => ({ date: '2026-11-01', views, isAdvertised });
    const has = (...found: ReturnType<typeof day>[]) =>
      hasFigures({ days: found, advertised: days(0, 0), others: days(0, 0) });
    expect([has(), has(day(9, false)), has(day(0, false), day(0, true)), has(day(9, false), day(0, true))]).toEqual([
      ...[false, false, false, true],
    ]);
  });

  it('is read, or refused with the name of the wrong field', () => {
    const whole = { days: [], advertised: days(1, 2), others: days(0, 0) };
    expect(toEventStatistics({ ...whole, more: 1 })).toMatchObject(whole);
    expect(() => toEventStatistics({ ...whole, others: { days: 1 } })).toThrow('Invalid others.views.');
  });
});

describe('views and clicks', () => {
  it('have a rate only where something was seen, and never more than all', () => {
    expect(rateOf({ views: 200, clicks: 5 })).toBe(0.025);
    expect(rateOf({ views: 0, clicks: 0 })).toBeUndefined();
    expect(rateOf({ views: 1, clicks: 2 })).toBe(1);
  });

  itForAll([
    [1, 2],
    [2, 3],
    [10, 12],
    [11, 15],
    [20, 30],
    [99, 120],
    [821, 1000],
    [1000, 1200],
    [1204, 1500],
    [0, 1],
  ])('have an axis of their own up to a round number above them: %s, %s', (max, top) => {
    expect(axisTop(max)).toBe(top);
  });
});

describe('an advert that is shown', () => {
  it('is read without optional fields, and an empty crop is none', () => {
    expect(toShownAdvert({ id: 'a', title: 'Jazz', eventId: 'e' })).toEqual({
      ...{ id: 'a', title: 'Jazz', text: '', eventId: 'e' },
    });
    const crop = { x: 0, y: 0, width: 0, height: 1 };
    expect(toShownAdvert({ id: 'a', title: 'Jazz', eventId: 'e', crop })).not.toHaveProperty('crop');
    expect(() => toShownAdvert({ id: 'a', title: 'Jazz' })).toThrow('Could not initialize Advert. Invalid eventId.');
  });
});
