import { expect, it } from 'vitest';
import { accountLines } from '../../../../../../demo/server/backoffice/invoices/load-money';
import { orderProgress } from '../../../../../../demo/server/backoffice/orders/order-progress';
import {
  type OrderFacts,
  orderDays,
  orderWords,
  paymentWords,
  viewsText,
} from '../../../../../../demo/server/backoffice/orders/order-state';

const TODAY = '2026-11-26';
const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
const RUNNING: OrderFacts = {
  ...{ state: 'confirmed', isApproved: true, cancelledBy: null, dates: DAYS, givenBack: [] },
  ...{ kind: 'online', visibility: 'visible' },
};

it.each<[string, Partial<OrderFacts>]>([
  ['Läuft, Tag 4 von 5', {}],
  ['Läuft, Tag 4 von 5', { dates: DAYS.filter((day) => day !== '2026-11-25'), givenBack: ['2026-11-25'] }],
  ['Läuft, bis Do, 26. Nov.', { dates: DAYS.slice(0, 4), givenBack: DAYS.slice(4) }],
  ['Läuft, weiter morgen', { dates: ['2026-11-25', '2026-11-27'] }],
  ['Läuft heute', { dates: [TODAY] }],
  ['Geplant, in 4 Tagen', { dates: ['2026-11-30'] }],
  ['Zu Ende', { dates: DAYS.slice(0, 2) }],
  ['Gestoppt', { dates: DAYS.slice(0, 2), givenBack: DAYS.slice(2) }],
  ['Erscheint nicht', { visibility: 'takenDown' }],
  ['Läuft, Tag 4 von 5', { visibility: 'draft', kind: 'print' }],
  ['Wartet auf Freigabe', { state: 'ordered', isApproved: false }],
  ['Storniert', { state: 'cancelled', cancelledBy: 'person' }],
  ['Abgelehnt', { state: 'cancelled', cancelledBy: 'operator', isApproved: false }],
  ['Gestoppt', { state: 'cancelled', cancelledBy: 'operator' }],
  ['Nicht erschienen', { state: 'cancelled', cancelledBy: 'system', isApproved: false }],
])('says "%s" of an order with %o', (label, changes) =>
  expect(orderWords({ ...RUNNING, ...changes }, TODAY).label).toBe(label),
);

it('tells what has become of each day', () => {
  const order = {
    ...RUNNING,
    dates: DAYS.slice(0, 4).filter((day) => day !== '2026-11-25'),
    givenBack: ['2026-11-25', '2026-11-27'],
  };
  const creditedOn = new Map(['2026-11-25', '2026-11-27'].map((day) => [day, '2026-11-26'] as const));
  const states = (facts: OrderFacts) =>
    orderDays(facts, { counts: [], moved: {}, prices: new Map(), creditedOn }, TODAY).map(({ state }) => state);
  expect(states(order)).toEqual(['shown', 'shown', 'missed', 'running', 'dropped']);
  expect(states({ ...order, visibility: 'cancelled' })).toEqual(['unseen', 'unseen', 'missed', 'hidden', 'dropped']);
});

it('tells of a moved day where it went, and what it costs', () => {
  const order = { ...RUNNING, dates: ['2026-11-27', '2026-12-07'], givenBack: ['2026-11-28'] };
  const moved = { '2026-12-07': '2026-11-27', '2026-11-27': '2026-11-25' };
  const counts = [{ date: '2026-11-25', views: 7, clicks: 1 }];
  const prices = new Map([
    ['2026-11-25', 100],
    ['2026-11-27', 200],
  ]);
  const facts = { counts, moved, prices, creditedOn: new Map() };
  expect(
    orderDays(order, facts, TODAY).map(({ date, state, views, cents, movedTo, movedFrom }) =>
      [date, state, views, cents, movedTo ?? movedFrom].join(' '),
    ),
  ).toEqual([
    '2026-11-25 moved 7  2026-11-27',
    '2026-11-27 moved 0  2026-12-07',
    '2026-11-27 booked 0 100 2026-11-25',
    '2026-11-28 dropped 0  ',
    '2026-12-07 booked 0 200 2026-11-27',
  ]);
});

it('says what is left to pay', () => {
  const label = (owed: number, dueOn: string | null, isPaid = false) =>
    paymentWords({ owed, dueOn, isPaid }, TODAY).label;
  expect([label(100, '2026-11-25'), label(100, TODAY), label(0, TODAY, true), label(0, TODAY)]).toEqual([
    ...['Überfällig', 'Offen', 'Bezahlt', 'Nichts offen'],
  ]);
  expect(label(-2856, TODAY)).toBe('Zu erstatten');
  expect(viewsText({ views: 2377, clicks: 31 })).toBe('2.377 Ansichten, 31 Klicks (1,3 %)');
});

it('keeps the balance after each entry of the account', () => {
  const bill = (kind: 'invoice' | 'credit', issuedOn: string, gross: number) => ({
    ...{ id: 1, kind, number: kind, issuedOn, bookedOn: issuedOn, gross, items: [] },
  });
  const lines = accountLines({
    bills: [bill('invoice', '2026-11-12', 14_137), bill('credit', '2026-11-25', 2856)],
    payments: [
      {
        ...{ id: 1, cents: 14_137, paidOn: '2026-11-18', bookedOn: '2026-11-18', note: '', at: '', operator: null },
        undoes: null,
      },
    ],
    refunds: [
      {
        ...{ id: 1, cents: 2856, refundedOn: '2026-11-26', bookedOn: '2026-11-26', note: '', at: '', operator: null },
        undoes: null,
      },
    ],
    ...{ reminders: [], canRemind: false },
  });
  expect(lines.map(({ balance }) => balance)).toEqual([14_137, 0, -2856, 0]);
});

it('shows the way of an order with its refund', () => {
  const at = new Date('2026-11-12T09:15:00Z');
  const steps = orderProgress(
    {
      ...{ order: { ...RUNNING, orderedAt: at, confirmedAt: at, cancelledAt: null }, approvedBy: 'Anna Keller' },
      ...{ owed: -2856, dueOn: '2026-11-26', paidOn: '2026-11-18', refunded: 0, refundedOn: undefined },
    },
    TODAY,
  );
  expect(steps.map(({ label, state }) => `${label} ${state}`)).toEqual([
    ...['Bestellt done', 'Freigegeben done', 'Bezahlt done', 'Läuft now', 'Erstattet later', 'Abgeschlossen later'],
  ]);
  expect(steps.map(({ detail }) => detail).slice(0, 3)).toEqual([
    ...['Do, 12. Nov., 10:15', 'Do, 12. Nov., Anna Keller', 'Mi, 18. Nov., Überweisung'],
  ]);
});
