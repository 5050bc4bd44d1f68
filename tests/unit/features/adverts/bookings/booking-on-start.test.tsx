import { expect, it } from 'vitest';
import { BookingOnStart } from '../../../../../src/features/adverts/bookings/booking-on-start';
import { settle } from '../../../../support/settle';
import { aPortal, show, withReact } from '../../../forms/saving/harness';

withReact();

const PRODUCT = { medium: { name: 'Kurier' }, channel: { name: 'Termine' }, slot: { name: 'Karte' } };
const aBooking = (id: string, state: string, kind = 'online') => ({
  ...{ id, number: `A-${id}`, state, title: `Titel ${id}`, firstDate: '2026-11-25', lastDate: '2026-12-02' },
  ...{ dayCount: 8, gross: 9520, product: { kind, ...PRODUCT } },
});

/** The aside of the start page with the orders of the person. */
async function open(bookings: readonly object[]) {
  const portal = aPortal({ personId: 'p1' });
  Object.assign(portal.router, { hrefOf: (route: string) => `#${route}` });
  Object.assign(portal.client.api, {
    get: async (path: string) =>
      path.endsWith('/statistics')
        ? { data: { days: [], total: { views: 1611, clicks: 24 } } }
        : { data: bookings, meta: { pageSize: 20, total: bookings.length, counts: {} } },
  });
  const { place } = await show(portal, <BookingOnStart place="aside" />);
  await settle();
  return place;
}

it('the start page names the running advert with its views and clicks, before a later one', async () => {
  const place = await open([aBooking('a', 'confirmed'), aBooking('b', 'running'), aBooking('c', 'finished')]);
  expect(place.textContent).toContain('Titel b');
  expect(place.textContent).not.toContain('Titel a');
  expect(place.textContent).toContain('Ansichten: 1.611, Klicks: 24');
  expect(place.querySelector('a')?.getAttribute('href')).toBe('#/secure/promotion/b');
});

it('the start page has no views of a printed advert, which nobody counts', async () => {
  const place = await open([aBooking('a', 'running', 'print')]);
  expect(place.textContent).toContain('Titel a');
  expect(place.textContent).not.toContain('Ansichten');
});

it('the start page names no advert that is over', async () => {
  expect((await open([aBooking('c', 'finished')])).textContent).toBe('');
});
