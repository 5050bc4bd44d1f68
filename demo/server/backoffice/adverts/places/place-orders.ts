import { html } from 'hono/html';
import type { Queryable } from '../../../platform/database/database';
import { pageOf } from '../../page/addresses';
import { daySpan } from '../../page/day-words';
import type { Html } from '../../page/page';
import { badge, buttonLink } from '../../ui/shapes';
import { nameCell, table } from '../../ui/table';
import { calendarPath } from '../calendar/addresses';

/** An order with days of a place. */
export type PlaceOrder = {
  number: string;
  title: string;
  buyer: string;
  state: 'ordered' | 'returned' | 'confirmed';
  /** The number of its days, the first and the last one. */
  days: number;
  first: string;
  last: string;
};

const MAX_SHOWN = 8;

/** Finds the orders that have days of a place from today on, the next ones first. */
export const findNextOrders = (from: Queryable, slotId: string, today: string): Promise<PlaceOrder[]> =>
  from.query<PlaceOrder>(
    `select o.number, o.content->>'title' as title, o.buyer, o.state, count(*)::int as days,
       min(p.day) as first, max(p.day) as last
     from advert_slot_days p join advert_orders o on o.id = p.order_id
     where p.slot_id = $1 and p.day >= $2::date group by o.id order by min(p.day), o.id limit ${MAX_SHOWN + 1}`,
    [slotId, today],
  );

const states = {
  ordered: badge('wait', 'Wartet auf Freigabe'),
  returned: badge('info', 'Zurückgegeben', 'refund'),
  confirmed: badge('good', 'Freigegeben'),
} as const;

/** Renders the next orders of a place. */
export const nextOrdersTable = (
  client: string,
  { slot, orders }: { slot: string; orders: readonly PlaceOrder[] },
  today: string,
): Html =>
  table({
    ...{ label: 'Nächste Buchungen', hasHeading: true, empty: 'Ab heute ist nichts gebucht.' },
    ...(orders.length > MAX_SHOWN && {
      lead: html`Die nächsten ${MAX_SHOWN} Aufträge`,
      actions: buttonLink(calendarPath(client, { slot }), 'Alle in der Belegung', { sign: 'calendar' }),
    }),
    columns: [
      { label: 'Anzeige und Käufer', kind: 'named wide' },
      { label: 'Tage', kind: 'nowrap' },
      { label: 'Stand' },
    ],
    rows: orders.slice(0, MAX_SHOWN).map(({ number, title, buyer, state, days, first, last }) => ({
      cells: [
        nameCell({
          href: pageOf.order(client, number),
          title,
          second: html`${buyer} · <span class="nowrap">${number}</span>`,
        }),
        html`${daySpan(first, last, today)}${days > 1 ? html`<span class="second">${days} Tage</span>` : ''}`,
        states[state],
      ],
    })),
  });
