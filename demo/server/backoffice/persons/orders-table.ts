import { html } from 'hono/html';
import { moneyText } from '../../adverts/invoice/invoice-words';
import { type BOOKING_STATES, bookingStateSql } from '../../adverts/orders/bookings';
import type { Queryable } from '../../platform/database/database';
import { addressOf, type InvoiceFilter, readFilter } from '../invoices/list/invoice-filter';
import { pageOf } from '../page/addresses';
import type { Html } from '../page/page';
import { icon } from '../ui/icons';
import { badge, countText } from '../ui/shapes';
import { nameCell, table, twoLines } from '../ui/table';
import { daysText } from './person-words';

const MAX_ORDERS = 20;

/** An order of a person. */
export type ListedOrder = {
  number: string;
  title: string;
  state: (typeof BOOKING_STATES)[number];
  firstDay: string;
  lastDay: string;
  /** The amount of its invoices less its credit notes, in cents. */
  gross: number;
  /** The amount to pay; below zero for a due refund. */
  owed: number;
  invoices: string[];
  total: number;
};

/**
 * Loads the newest orders with $1 at the client.
 *
 * @param condition SQL on a row `o` @param today the day in Berlin
 */
export const loadOrders = (
  from: Queryable,
  { client, id, condition, today }: { client: string; id: number; condition: string; today: string },
): Promise<ListedOrder[]> =>
  from.query<ListedOrder>(
    `select o.number, o.content->>'title' as title, ${bookingStateSql('$3')} as state, o.first_day::text as "firstDay",
       o.last_day::text as "lastDay",
       coalesce((select sum(case when i.kind = 'invoice' then i.gross else -i.gross end) from advert_invoices i
         where i.order_id = o.id), 0)::int as gross,
       o.owed,
       array(select i.number from advert_invoices i where i.order_id = o.id and i.kind = 'invoice' order by i.id) as invoices,
       (count(*) over ())::int as total
     from advert_orders o where o.client = $2 and ${condition}
     order by o.ordered_at desc, o.id limit ${MAX_ORDERS}`,
    [id, client, today],
  );

const stateBadges: Readonly<Record<ListedOrder['state'], () => Html>> = {
  ordered: () => badge('wait', 'wartet'),
  returned: () => badge('wait', 'zurückgegeben', 'refund'),
  confirmed: () => badge('info', 'gebucht'),
  running: () => badge('good', 'läuft', 'play'),
  finished: () => badge('over', 'abgeschlossen', 'check'),
  cancelled: () => badge('bad', 'storniert', 'stop'),
};

/** Renders orders with their invoices in a table. @param buyer the buyers of these invoices, as a filter of their list */
export function ordersTable(
  orders: readonly ListedOrder[],
  client: string,
  { buyer, empty }: { buyer: Partial<Pick<InvoiceFilter, 'person' | 'organisation'>>; empty: string },
): Html {
  const total = orders[0]?.total ?? 0;
  return html`${table({
    label: 'Aufträge und Rechnungen',
    hasHeading: true,
    actions:
      total > 0
        ? html`<a class="button text" href="${addressOf({ ...readFilter(client, new URLSearchParams()), ...buyer, set: 'all' })}">Rechnungen${icon('next', 'small')}</a>`
        : undefined,
    columns: [
      { label: 'Auftrag', kind: 'named' },
      { label: 'Status' },
      { label: 'Rechnung', kind: 'nowrap' },
      { label: 'Betrag', align: 'right' },
      { label: 'Offen', align: 'right' },
    ],
    rows: orders.map((order) => ({ cells: cellsOf(order, client) })),
    empty,
  })}${total > orders.length ? html`<p class="hint">Die neuesten ${countText(orders.length)} von ${countText(total)}.</p>` : ''}`;
}

const cellsOf = ({ number, title, state, firstDay, lastDay, gross, owed, invoices }: ListedOrder, client: string) => [
  nameCell({ href: pageOf.order(client, number), title: title || number, second: number }),
  twoLines(stateBadges[state](), daysText(firstDay, lastDay)),
  html`${invoices.map((invoice) => html`<a href="${pageOf.invoice(client, invoice)}">${invoice}</a> `)}`,
  moneyText(gross, 'de'),
  owed < 0 ? twoLines(moneyText(-owed, 'de'), 'zu erstatten') : owed === 0 ? '' : html`<b>${moneyText(owed, 'de')}</b>`,
];
