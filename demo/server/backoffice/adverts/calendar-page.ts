import { html } from 'hono/html';
import { addDays, daysBetween, isDay, weekdayOf } from '../../../../src/lib/days';
import { invoiceDayLabel } from '../../adverts/invoice/invoice-words';
import { type Product, productName } from '../../adverts/orders/product';
import { endOfMonth } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import type { Html } from '../page/page';
import { advertsPath } from './advert-path';

/** Returns the requested month, 'YYYY-MM'; the current one for an invalid text. */
export const monthOf = (requested: string, today: string): string =>
  /^20\d\d-(?:0[1-9]|1[0-2])$/.test(requested) ? requested : today.slice(0, 7);

/** Returns the day of a month whose bookings are listed: the requested one, today, or the first. */
export function shownDay(requested: string, { month, today }: { month: string; today: string }): string {
  const isInMonth = (day: string) => isDay(day) && day.startsWith(`${month}-`);
  return isInMonth(requested) ? requested : isInMonth(today) ? today : `${month}-01`;
}

type Row = {
  product: Product;
  capacity: number;
  orders: { number: string; title: string; state: string; buyer: string }[];
};

const selectCounts = `
  select p.day, count(*)::int as count from advert_slot_days p join advert_orders o on o.id = p.order_id
  where o.client = $1 and p.day between $2::date and $3::date group by p.day`;

const selectBookings = `
  select s.capacity, min(o.product::text)::jsonb as product,
    json_agg(json_build_object('number', o.number, 'title', o.content->>'title', 'state', o.state,
      'buyer', coalesce(nullif(o.billing->>'company', ''), trim(concat(o.billing->>'firstName', ' ', o.billing->>'lastName'))))
      order by p.unit) as orders
  from advert_slot_days p join advert_orders o on o.id = p.order_id join advert_slots s on s.id = p.slot_id
    join advert_channels c on c.id = s.channel_id join advert_media m on m.id = c.medium_id
  where o.client = $1 and p.day = $2::date
  group by s.id, s.capacity, m.position, c.position, s.position
  order by m.position, c.position, s.position, s.id`;

type ShownDay = { client: string; month: string; day: string };

/** Renders the bookings of each day in a month, and the adverts of one day. */
export async function calendarPage(from: Queryable, shown: ShownDay): Promise<Html> {
  const { client, month, day } = shown;
  const first = `${month}-01`;
  const last = endOfMonth(first);
  const counts = await from.query<{ day: string; count: number }>(selectCounts, [client, first, last]);
  const rows = await from.query<Row>(selectBookings, [client, day]);
  const monthLink = (other: string, label: string) =>
    html`<a href="${advertsPath(client)}/calendar?month=${other.slice(0, 7)}">${label}</a>`;
  return html`<nav class="pages" aria-label="Monate"><a href="${advertsPath(client)}">Anzeigen</a>
${monthLink(addDays(first, -1), 'Monat davor')}${monthLink(addDays(last, 1), 'Monat danach')}</nav>
<section aria-label="${monthText(first)}">${monthTable(shown, new Map(counts.map((row) => [row.day, row.count] as const)), last)}</section>
<section aria-labelledby="day"><h2 id="day">${weekdayText(day)}, ${invoiceDayLabel(day, 'de')}</h2>
${rows.length === 0 ? html`<p>An diesem Tag ist nichts gebucht.</p>` : html`<dl>${rows.map(slotEntry)}</dl>`}</section>`;
}

const dayFormatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T12:00Z`));
};
const weekdayText = dayFormatter({ weekday: 'long' });
const shortWeekday = dayFormatter({ weekday: 'short' });

/** Formats a month as in 'Mai 2026'. */
export const monthText: (day: string) => string = dayFormatter({ month: 'long', year: 'numeric' });

const DAYS_IN_WEEK = 7;

function monthTable(
  { client, month, day: chosen }: ShownDay,
  countsByDay: ReadonlyMap<string, number>,
  last: string,
): Html {
  const first = `${month}-01`;
  const monday = addDays(first, 1 - weekdayOf(first));
  const weeks = Array.from({ length: Math.ceil((daysBetween(monday, last) + 1) / DAYS_IN_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_IN_WEEK }, (_, index) => addDays(monday, week * DAYS_IN_WEEK + index)),
  );
  const cell = (day: string) => {
    const count = countsByDay.get(day) ?? 0;
    const label = count === 1 ? ' Anzeige' : ' Anzeigen';
    return html`<td>${
      day.startsWith(month) &&
      html`<a href="${advertsPath(client)}/calendar?month=${month}&day=${day}"${day === chosen ? html` aria-current="date"` : ''}>${Number(day.slice(-2))}<span class="away">. ${monthText(day)}:</span>
<span class="hint">${count || '–'}<span class="away">${label}</span></span></a>`
    }</td>`;
  };
  return html`<table class="month"><thead><tr>${weeks[0]?.map((day) => html`<th scope="col">${shortWeekday(day)}</th>`)}</tr></thead>
<tbody>${weeks.map((week) => html`<tr>${week.map(cell)}</tr>`)}</tbody></table>`;
}

const slotEntry = ({ product, capacity, orders }: Row) => html`<dt>${productName(product, 'de')}</dt>
<dd><strong>${orders.length} von ${capacity}</strong>${orders.map(
  ({ number, title, state, buyer }) =>
    html`<br>${title} <span class="hint">${buyer} · ${number}${state === 'ordered' ? ' · wartet auf Freigabe' : ''}</span>`,
)}</dd>`;
