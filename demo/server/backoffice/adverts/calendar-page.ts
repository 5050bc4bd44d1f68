import { html } from 'hono/html';
import { addDays, daysBetween, isDay, weekdayOf } from '../../../../src/lib/days';
import { invoiceDayLabel } from '../../adverts/invoice/invoice-words';
import { type Product, productName } from '../../adverts/orders/product';
import { endOfMonth } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { pageOf } from '../page/addresses';
import type { Html } from '../page/page';
import { icon } from '../ui/icons';
import { badge } from '../ui/shapes';
import { nameCell, type Row as TableRow, table, twoLines } from '../ui/table';
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

/** SQL: how many adverts appear at most on each weekday, Monday is 1. */
const selectPlaces = `
  select w.day as weekday, sum(s.capacity)::int as places from advert_slots s join advert_channels c on c.id = s.channel_id
    join advert_media m on m.id = c.medium_id cross join unnest(s.weekdays) as w(day)
  where m.client = $1 and s.is_active and c.is_active and m.is_active group by w.day`;

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
  const places = await from.query<{ weekday: number; places: number }>(selectPlaces, [client]);
  const rows = await from.query<Row>(selectBookings, [client, day]);
  const countsByDay = new Map(counts.map((row) => [row.day, row.count] as const));
  const placesByWeekday = new Map(places.map((row) => [row.weekday, row.places] as const));
  const monthLink = (other: string, label: string, sign: 'previous' | 'next') =>
    html`<a class="button icon-button" href="${advertsPath(client)}/calendar?month=${other.slice(0, 7)}" aria-label="${label}">${icon(sign, 'small')}</a>`;
  return html`<nav class="line" aria-label="Monate">${monthLink(addDays(first, -1), 'Monat davor', 'previous')}
<b>${monthText(first)}</b>${monthLink(addDays(last, 1), 'Monat danach', 'next')}<a class="target" href="${advertsPath(client)}/calendar">Heute</a></nav>
<div class="table-box">${monthTable(shown, { countsByDay, placesByWeekday }, last)}</div>
${table({
  ...{ label: `${weekdayText(day)}, ${invoiceDayLabel(day, 'de')}`, hasHeading: true },
  ...{ isDense: true, empty: 'An diesem Tag ist nichts gebucht.' },
  columns: [{ label: 'Anzeige', kind: 'named' }, { label: 'Auftraggeber' }, { label: 'Platz' }, { label: 'Stand' }],
  rows: rows.flatMap((row) => rowsOf(row, client)),
})}`;
}

const dayFormatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T12:00Z`));
};
const weekdayText = dayFormatter({ weekday: 'long' });
const shortWeekday = dayFormatter({ weekday: 'short' });

/** Formats a month as in 'Mai 2026'. */
const monthText: (day: string) => string = dayFormatter({ month: 'long', year: 'numeric' });

const DAYS_IN_WEEK = 7;

type Bookings = {
  countsByDay: ReadonlyMap<string, number>;
  placesByWeekday: ReadonlyMap<number, number>;
};

function monthTable(
  { client, month, day: chosen }: ShownDay,
  { countsByDay, placesByWeekday }: Bookings,
  last: string,
): Html {
  const first = `${month}-01`;
  const monday = addDays(first, 1 - weekdayOf(first));
  const weeks = Array.from({ length: Math.ceil((daysBetween(monday, last) + 1) / DAYS_IN_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_IN_WEEK }, (_, index) => addDays(monday, week * DAYS_IN_WEEK + index)),
  );
  const cell = (day: string) => {
    const [count, places] = [countsByDay.get(day) ?? 0, placesByWeekday.get(weekdayOf(day)) ?? 0];
    const isFull = places > 0 && count >= places;
    return html`<td${isFull ? html` class="full"` : ''}>${
      day.startsWith(month) &&
      html`<a href="${advertsPath(client)}/calendar?month=${month}&day=${day}"${day === chosen ? html` aria-current="date"` : ''}>${Number(day.slice(-2))}<span class="away">. ${monthText(day)}:</span>
<span class="hint">${count}${places > 0 ? html`<span class="away"> von </span><span aria-hidden="true">/</span>${places}` : ''}<span class="away">${places === 1 || (places === 0 && count === 1) ? ' Anzeige' : ' Anzeigen'}</span></span>${places > 0 ? filledBar(Math.min(1, count / places)) : ''}</a>`
    }</td>`;
  };
  return html`<table class="month"><thead><tr>${weeks[0]?.map((day) => html`<th scope="col">${shortWeekday(day)}</th>`)}</tr></thead>
<tbody>${weeks.map((week) => html`<tr>${week.map(cell)}</tr>`)}</tbody></table>`;
}

const BAR_LENGTH = 100;

/** Renders how full a day is, as a bar. */
const filledBar = (share: number): Html =>
  html`<svg class="filled" viewBox="0 0 ${BAR_LENGTH} 4" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.round(share * BAR_LENGTH)}" height="4"/></svg>`;

const rowsOf = ({ product, capacity, orders }: Row, client: string): TableRow[] =>
  orders.map(({ number, title, state, buyer }) => ({
    cells: [
      nameCell({ href: pageOf.order(client, number), title, second: number }),
      buyer,
      twoLines(productName(product, 'de'), `${orders.length} von ${capacity} belegt`),
      state === 'ordered' ? badge('wait', 'Wartet auf Freigabe') : badge('good', 'Freigegeben'),
    ],
  }));
