import { expect, it } from 'vitest';
import { findWrongMoney } from '../../demo/server/adverts/kept-money';
import { addDays } from '../../src/lib/days';
import { insertOrder } from '../support/advert-fixtures';
import { TODAY } from '../support/event-fixtures';
import { fillOrders } from '../support/many-orders';
import { type ComparedPage, expectAlikeTimes } from './compare-clients';
import { onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

/** Two clients, and how many orders each has. */
const SIZES = { zeitung: 100, stadt: 10_000 } as const;
const PLACE = { zeitung: 'kurier-liste', stadt: 'stadt-liste' } as const;
const MONTH = addDays(TODAY, -60).slice(0, 7);
/** Returns a page of which the small client has a few rows only: it opens a full page in its place. */
const beside =
  (fullPage: string) =>
  (page: string): ComparedPage =>
  (client) =>
    client === 'zeitung' ? fullPage : page;
const INVOICES: ComparedPage[] = [
  ...['state=paid', 'state=paid&page=9999', 'state=all', 'state=all&page=9999', `state=all&month=${TODAY.slice(0, 4)}`],
  ...['q=X-R-00077&state=all', 'q=57,70&state=all', 'state=all&sort=-amount'],
].map((query) => `/invoices?${query}`);
const PARTS_OF_INVOICES = [
  ...['open', 'overdue', 'refund'].flatMap((state) => [`state=${state}`, `state=${state}&page=9999`]),
  ...[`state=paid&month=${MONTH}`, `state=all&month=${MONTH}&page=9999`, 'reminders=none'],
]
  .map((query) => `/invoices?${query}`)
  .map(beside('/invoices?state=all'));
const MONTHS = '/invoices/months';
const OTHERS: ComparedPage[] = [
  '',
  ...['', '?set=over', '?page=9999', '?set=over&page=9999'].map((query) => `/adverts${query}`),
  ...['?set=ended', '?set=running', `?month=${MONTH}`].map((query) => beside('/adverts')(`/adverts${query}`)),
  ...[MONTHS, `${MONTHS}/${MONTH}`, `${MONTHS}/${MONTH}?page=9999`, `${MONTHS}/${MONTH}/close`],
  ...['/invoices/statements', '/orders/X-A-00057', '/invoices/X-R-00057'],
];
const PLACES: ComparedPage[] = [
  ...['weeks', 'month', 'year'].map((view) => `/adverts/calendar?view=${view}`),
  (client) => `/adverts/calendar?view=weeks&slot=${PLACE[client]}&day=${addDays(TODAY, 1)}`,
  '/adverts/calendar/close',
  (client) => `/adverts/places/${PLACE[client]}`,
];
const RUNS = 9;
const MOST = 2;

onOneDatabase('the speed of money and places in the back office', (backend) => {
  const { browser, person } = usingBackOffice(backend);

  it('hardly depends on the number of orders', async () => {
    const { database } = backend();
    await database.script('delete from events');
    await insertOrder(database, person().id);
    await database.script('update advert_slots set capacity = 30; delete from advert_slot_days');
    await fillOrders(database, SIZES);
    expect(await findWrongMoney(database)).toEqual({ orders: [], clients: [] });
    await browser().logIn();
    const comparison = { browser: browser(), runs: RUNS, maxRatio: MOST };
    await expectAlikeTimes(database.kind, {
      ...comparison,
      pages: [...INVOICES, ...PARTS_OF_INVOICES, ...OTHERS, ...PLACES],
    });
  }, 600_000);
});
