import { html } from 'hono/html';
import { addDays, daysBetween } from '../../../../src/lib/days';
import { dayText } from '../../adverts/invoice/invoice-words';
import { type Product, productName } from '../../adverts/orders/product';
import { endOfMonth } from '../../berlin-day';
import type { Queryable } from '../../database';
import type { Html } from '../page';
import { pathOf } from './adverts-page';

type Row = {
  day: string;
  slot: string;
  capacity: number;
  product: Product;
  orders: { number: string; title: string; state: string }[];
};

/** A month as the address names it, 'YYYY-MM'; the current one for anything else. */
export const monthOf = (asked: string, today: string): string =>
  /^20\d\d-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7);

const bookings = `
  select p.day, s.id as slot, s.capacity, min(o.product::text)::jsonb as product,
    json_agg(json_build_object('number', o.number, 'title', o.content->>'title', 'state', o.state) order by p.place) as orders
  from advert_places p join advert_orders o on o.id = p.order_id join advert_slots s on s.id = p.slot_id
    join advert_channels c on c.id = s.channel_id
  where o.client = $1 and p.day between $2::date and $3::date
  group by p.day, s.id, s.capacity, c.position, s.position order by p.day, c.position, s.position, s.id`;

/** What is booked of a client's slots in a month, day by day. */
export async function calendarPage(
  from: Queryable,
  { client, month }: { client: string; month: string },
): Promise<Html> {
  const first = `${month}-01`;
  const last = endOfMonth(first);
  const rows = await from.query<Row>(bookings, [client, first, last]);
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, place) => addDays(first, place));
  const to = (day: string, label: string) =>
    html`<a href="${pathOf(client)}/calendar?month=${day.slice(0, 7)}">${label}</a>`;
  return html`<nav class="pages" aria-label="Monate"><a href="${pathOf(client)}">Anzeigen freigeben</a>
${to(addDays(first, -1), 'Monat davor')}${to(addDays(last, 1), 'Monat danach')}</nav>
${rows.length === 0 ? html`<p class="box">In diesem Monat ist nichts gebucht.</p>` : ''}
${days.map((day) =>
  dayOf(
    day,
    rows.filter((row) => row.day === day),
  ),
)}`;
}

const weekday = new Intl.DateTimeFormat('de-DE', { weekday: 'long', timeZone: 'UTC' });

function dayOf(day: string, rows: readonly Row[]): Html | '' {
  if (rows.length === 0) return '';
  return html`<section aria-label="${dayText(day, 'de')}"><h2>${weekday.format(new Date(`${day}T12:00Z`))}, ${dayText(day, 'de')}</h2>
<dl>${rows.map(
    ({ product, capacity, orders }) => html`<dt>${productName(product, 'de')}</dt>
<dd><strong>${orders.length} von ${capacity}</strong>${orders.map(
      ({ number, title, state }) =>
        html`<br>${title} <span class="hint">${number}${state === 'ordered' ? ', wartet auf Freigabe' : ''}</span>`,
    )}</dd>`,
  )}</dl></section>`;
}
