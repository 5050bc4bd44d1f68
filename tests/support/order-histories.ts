import { storeAdverts } from '../../demo/seed/store/adverts';
import { closeMonth, monthVersion } from '../../demo/server/adverts/books/close-month';
import { findMonthSums } from '../../demo/server/adverts/books/month-sums';
import { advertStateSql } from '../../demo/server/adverts/decisions/advert-state';
import { creditDays, stopOrder } from '../../demo/server/adverts/decisions/credit-order';
import { decideOnAdvert } from '../../demo/server/adverts/decisions/decide-on-advert';
import { decideOnInvoice, type InvoiceDecision } from '../../demo/server/adverts/decisions/decide-on-invoice';
import { cancelOrder } from '../../demo/server/adverts/orders/end-order';
import { placeOrder } from '../../demo/server/adverts/orders/place-order';
import { followUnapproved } from '../../demo/server/adverts/orders/unapproved';
import { quote } from '../../demo/server/adverts/quote';
import { completeOptions } from '../../demo/server/app';
import { berlinDay } from '../../demo/server/platform/berlin-day';
import type { Database } from '../../demo/server/platform/database/database';
import { Problem } from '../../demo/server/platform/http/problem';
import { addDays } from '../../src/lib/days';
import { insertPerson } from './account-fixtures';
import { BILLING, emptyOrders } from './advert-fixtures';
import { NOW } from './event-fixtures';
import fc from './same-cases';

const HOUR_MS = 3_600_000;
const HOURS_PER_DAY = 24;

/** The buyers: a business and a consumer here, a business elsewhere in the Union, one outside of it. */
const BUYERS = [
  BILLING,
  { ...BILLING, company: '', isConsumer: true },
  { ...BILLING, company: 'Kunsthaus GmbH', postalCode: '6900', city: 'Bregenz', country: 'AT', vatId: 'ATU13585627' },
  { ...BILLING, company: 'Messe Zürich AG', postalCode: '8050', city: 'Zürich', country: 'CH' },
];
/** Slots of two clients, whose orders are taxed at 19, 7 and 0 %. */
const SLOTS = [
  { client: 'stadt', slot: 'stadt-liste' },
  { client: 'stadt', slot: 'stadt-teaser' },
  { client: 'zeitung', slot: 'kurier-liste' },
];
/** The clients of the histories. */
export const HISTORY_CLIENTS = ['stadt', 'zeitung'] as const;
const VOUCHERS = [undefined, undefined, 'HALB', 'FEST'];

const PREPARE = `
  update advert_slots set capacity = 100, weekdays = '{1,2,3,4,5,6,7}', closing_workdays = 0, closing_time = '23:59',
    day_cents = 1237, weekday_shares = '{0,0,0,0,1500,3333,5000}', least_cents = 2500, repeat_share = 500,
    tiers = '[{"from":3,"share":777},{"from":7,"share":2500}]';
  update advert_slots set vat_share = 700 where id = 'stadt-teaser';
  update advert_slots set vat_share = 0 where id = 'kurier-liste';
  insert into advert_vouchers (client, code, share, cents, uses_most, uses_left)
    select client, code, share, cents, 100000, 100000 from unnest(array['stadt', 'zeitung']) as client,
      (values ('HALB', 5000, null::int), ('FEST', null::int, 1999)) as v(code, share, cents)
    on conflict (client, code) do nothing`;

const step = <Kind extends string, More extends object>(
  kind: Kind,
  more: { [Key in keyof More]: fc.Arbitrary<More[Key]> },
): fc.Arbitrary<{ kind: Kind } & More> => fc.record<More>(more).map((rest) => ({ kind, ...rest }));
const which = { order: fc.nat(1000) };

const orderStep = step('order', {
  ...{ slot: fc.nat(SLOTS.length - 1), buyer: fc.nat(BUYERS.length - 1), voucher: fc.nat(VOUCHERS.length - 1) },
  ...{ first: fc.integer({ min: 1, max: 20 }), count: fc.integer({ min: 1, max: 9 }) },
});

/** A step of a history; `order` and `which` choose among what there is, `share` is a part in percent. */
const historyStep = fc.oneof(
  { weight: 3, arbitrary: orderStep },
  { weight: 3, arbitrary: step('approve', which) },
  { weight: 1, arbitrary: step('reject', which) },
  {
    weight: 6,
    arbitrary: step('pay', { ...which, share: fc.integer({ min: 1, max: 180 }), daysAgo: fc.nat(40) }),
  },
  { weight: 3, arbitrary: step('unpay', { ...which, which: fc.nat(10) }) },
  { weight: 3, arbitrary: step('refund', { ...which, share: fc.integer({ min: 1, max: 100 }), daysAgo: fc.nat(40) }) },
  { weight: 2, arbitrary: step('unrefund', { ...which, which: fc.nat(10) }) },
  { weight: 2, arbitrary: step('credit', { ...which, which: fc.nat(10), count: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: step('stop', { ...which, which: fc.nat(10) }) },
  { weight: 1, arbitrary: step('cancel', which) },
  { weight: 1, arbitrary: step('miss', {}) },
  {
    weight: 2,
    arbitrary: step('close', {
      client: fc.constantFrom(...HISTORY_CLIENTS),
      monthsAgo: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 4, arbitrary: step('clock', { hours: fc.integer({ min: -30, max: 20 * HOURS_PER_DAY }) }) },
);

/** A step of a history. */
export type HistoryStep = typeof historyStep extends fc.Arbitrary<infer Step> ? Step : never;

/** A history of orders, payments, credits, refunds, closings of months and changes of the clock. */
export const orderHistory = (length: number): fc.Arbitrary<HistoryStep[]> =>
  fc
    .tuple(
      fc.array(orderStep, { minLength: FIRST_ORDERS, maxLength: FIRST_ORDERS }),
      fc.array(historyStep, { minLength: length - FIRST_ORDERS, maxLength: length - FIRST_ORDERS }),
    )
    .map(([orders, steps]) => [...orders, ...steps]);

const FIRST_ORDERS = 3;

type OrderStep = Extract<HistoryStep, { order: number }>;

type OrderRow = {
  id: string;
  client: string;
  number: string;
  review: number;
  accountId: number;
  state: string;
  seen: string;
  dates: string[];
  owed: number;
  invoiceId: number;
  gross: number;
  issuedOn: string;
  payments: number[];
  refunds: number[];
};

const SELECT_ORDERS = `select o.id, o.client, o.number, o.review, o.account_id as "accountId", o.state,
    ${advertStateSql} as seen, to_json(o.dates) as dates, o.owed, i.id as "invoiceId", i.gross, i.issued_on as "issuedOn",
    coalesce((select json_agg(p.id order by p.id) from advert_payments p where p.invoice_id = i.id and p.cents > 0), '[]') as payments,
    coalesce((select json_agg(r.id order by r.id) from advert_refunds r where r.invoice_id = i.id and r.cents > 0), '[]') as refunds
  from advert_orders o join advert_invoices i on i.order_id = o.id and i.kind = 'invoice' order by i.id`;

/** The orders for which a step does something; where there is none, it is refused at another order. */
const FITTING: Readonly<Record<OrderStep['kind'], (order: OrderRow) => boolean>> = {
  approve: ({ state }) => state === 'ordered',
  reject: ({ state }) => state === 'ordered',
  credit: ({ state }) => state === 'confirmed',
  stop: ({ state }) => state === 'confirmed',
  cancel: ({ state }) => state !== 'cancelled',
  pay: () => true,
  unpay: ({ payments }) => payments.length > 0,
  refund: ({ owed }) => owed < 0,
  unrefund: ({ refunds }) => refunds.length > 0,
};

/** Plays histories on a database, by the functions of the server. */
export type HistoryPlayer = {
  /** The clock of the history. */
  now(): Date;
  /** Empties the books and begins again. */
  reset(): Promise<void>;
  /** Does a step; returns the result, or the code of a refusal. */
  play(step: HistoryStep): Promise<string>;
};

/** Prepares a database for histories of two clients. */
export async function historyPlayer(database: Database): Promise<HistoryPlayer> {
  let clock = NOW;
  const catalogue = await database.query('select 1 from advert_media');
  if (catalogue.length === 0) await storeAdverts(database);
  await database.script(PREPARE);
  const persons = new Map<string, number>();
  for (const client of HISTORY_CLIENTS) persons.set(client, (await insertPerson(database, { client })).id);
  const options = completeOptions({ database, now: () => clock });
  const play = (step: HistoryStep) => playStep({ ...{ database, options, persons }, now: clock }, step);
  return {
    now: () => clock,
    reset: async () => {
      clock = NOW;
      await emptyOrders(database);
    },
    play: async (step) => {
      if (step.kind === 'clock') clock = new Date(clock.getTime() + step.hours * HOUR_MS);
      try {
        return await play(step);
      } catch (error) {
        if (error instanceof Problem) return error.code;
        throw error;
      }
    },
  };
}

type World = {
  database: Database;
  options: ReturnType<typeof completeOptions>;
  persons: ReadonlyMap<string, number>;
  now: Date;
};

async function playStep(world: World, step: HistoryStep): Promise<string> {
  const { database, options, now } = world;
  if (step.kind === 'clock') return 'done';
  if (step.kind === 'order') return order(world, step);
  if (step.kind === 'close') return close(world, step);
  if (step.kind === 'miss') {
    await followUnapproved(options);
    return 'done';
  }
  const orders = await database.query<OrderRow>(SELECT_ORDERS);
  const fitting = orders.filter(FITTING[step.kind]);
  const row = fitting[step.order % fitting.length] ?? orders[step.order % orders.length];
  if (!row) return 'none';
  const context = { client: row.client, now };
  const { number, seen: seenState, dates } = row;
  const day = dates['which' in step ? step.which % dates.length : 0] ?? '';
  switch (step.kind) {
    case 'approve':
    case 'reject':
      return decideOnAdvert(
        options,
        { id: row.review, action: step.kind, seenState, reason: () => (step.kind === 'reject' ? 'Nein' : '') },
        context,
      );
    case 'credit': {
      const days = dates.slice(dates.indexOf(day)).slice(0, step.count);
      return creditDays(options, { number, seenState, days, reason: 'Ausfall' }, context);
    }
    case 'stop':
      return stopOrder(options, { number, seenState, firstDay: day, reason: 'Verlegt' }, context);
    case 'cancel': {
      const owner = { client: row.client, accountId: row.accountId };
      await database.transaction((transaction) => cancelOrder(transaction, options, owner, row.id));
      return 'done';
    }
    default:
      return decideOnInvoice(options, decisionOf(row, step, berlinDay(now)), context);
  }
}

type MoneyStep = Extract<HistoryStep, { kind: 'pay' | 'unpay' | 'refund' | 'unrefund' }>;

function decisionOf(row: OrderRow, step: MoneyStep, today: string): InvoiceDecision {
  const { invoiceId: id, owed, issuedOn } = row;
  const dayOf = (daysAgo: number) => {
    const day = addDays(today, -daysAgo);
    return day < issuedOn ? issuedOn : day;
  };
  const part = (cents: number, share: number) => Math.max(1, Math.round((cents * share) / 100));
  const decision: InvoiceDecision = {
    ...{ id, action: step.kind, wasNeverPaid: true, seenDue: Math.abs(owed), seenReminders: 0 },
    ...{ paymentId: 0, refundId: 0, refund: { cents: 0, refundedOn: '', note: '' } },
  };
  switch (step.kind) {
    case 'pay': {
      const cents = part(owed > 0 ? owed : row.gross, step.share);
      return {
        ...decision,
        payment: { cents, paidOn: dayOf(step.daysAgo), note: '', isMoreAccepted: step.share > 90 },
      };
    }
    case 'unpay':
      return { ...decision, paymentId: row.payments[step.which % row.payments.length] ?? 0 };
    case 'refund': {
      const refund = { cents: part(-owed, step.share), refundedOn: dayOf(step.daysAgo), note: '' };
      return { ...decision, refund };
    }
    case 'unrefund':
      return { ...decision, refundId: row.refunds[step.which % row.refunds.length] ?? 0 };
  }
}

async function order(
  { database, options, persons, now }: World,
  { slot: index, buyer, voucher, first, count }: Extract<HistoryStep, { kind: 'order' }>,
): Promise<string> {
  const { client, slot } = SLOTS[index] ?? { client: '', slot: '' };
  const accountId = persons.get(client) ?? 0;
  const dates = Array.from({ length: count }, (_, at) => addDays(berlinDay(now), first + at));
  const sent = { slot, dates, voucher: VOUCHERS[voucher], billing: BUYERS[buyer] };
  const { gross } = await quote(database, { client, accountId }, sent, now);
  const account = {
    id: accountId,
    client,
    username: '',
    email: '',
    passwordHash: '',
    language: 'de',
    firstName: '',
    lastName: '',
  } as const;
  const content = { title: 'Jazz im Hof', text: 'Karten an der Abendkasse' };
  await database.transaction((transaction) =>
    placeOrder(transaction, options, {
      ...{ account, language: 'de', versions: undefined },
      sent: { ...sent, content, gross, isTermsAccepted: true },
    }),
  );
  return 'done';
}

async function close(
  { database, options, now }: World,
  { client, monthsAgo }: Extract<HistoryStep, { kind: 'close' }>,
): Promise<string> {
  const [year = 0, month = 0] = berlinDay(now).split('-').map(Number);
  const closed = new Date(Date.UTC(year, month - 1 - monthsAgo, 1)).toISOString().slice(0, 7);
  const seen = monthVersion(await findMonthSums(database, client), closed);
  return closeMonth(options, { client, month: closed, seen }, { client, now });
}
