import { html } from 'hono/html';
import { moneyText } from '../../adverts/invoice/invoice-words';
import { pageOf } from '../page/addresses';
import { shortDay } from '../page/day-words';
import type { Html } from '../page/page';
import { icon } from '../ui/icons';
import { badge, buttonLink, moreMenu } from '../ui/shapes';
import { type Row, table, twoLines } from '../ui/table';
import type { OfficeOrder } from './load-order';
import { dayWords, type OrderDay } from './order-state';

type DaysOrder = Pick<OfficeOrder, 'number' | 'price' | 'product' | 'state'>;
type RowContext = { client: string; order: DaysOrder; today: string };

/** Renders the days of an order, each with what can be done with it. */
export function daysTable(
  client: string,
  order: DaysOrder,
  { days, today }: { days: readonly OrderDay[]; today: string },
): Html {
  const { number, price, product, state } = order;
  const isOnline = product.kind === 'online';
  const others = price.items.filter((item) => item.kind !== 'day');
  const openDays = days.filter((day) => day.state !== 'moved' && !day.isCredited);
  return html`<div id="days">${table({
    ...{ label: 'Tage', hasHeading: true, isDense: true, empty: 'Dieser Auftrag hat keine Tage.' },
    actions:
      state === 'confirmed' && openDays.length > 1
        ? buttonLink(`${pageOf.order(client, number)}/credit`, 'Tage gutschreiben')
        : undefined,
    columns: [
      { label: 'Tag', kind: 'nowrap' },
      { label: 'Stand' },
      ...(isOnline
        ? [
            { label: 'Ansichten', align: 'right' as const },
            { label: 'Klicks', align: 'right' as const },
          ]
        : []),
      { label: 'Netto', align: 'right' },
      { label: 'Verschieben', isHidden: true, align: 'right' },
      { label: 'Mehr', isHidden: true, kind: 'menu-cell' },
    ],
    rows: days.map((day) => rowOf(day, { client, order, today })),
    foot: [
      'Berechnet',
      others.length > 0 ? 'mit Mindestpreis und Gutschein' : '',
      ...(isOnline ? ['', ''] : []),
      moneyText(price.net, 'de'),
      ...['', ''],
    ],
  })}</div>`;
}

function rowOf(day: OrderDay, context: RowContext): Row {
  const { order, today } = context;
  const { tone, label, sign } = dayWords[day.state];
  const net = day.cents === undefined ? '–' : moneyText(day.cents, 'de');
  const count = (value: number) =>
    day.state === 'shown' || day.state === 'running' || value > 0 ? value.toLocaleString('de-DE') : '–';
  const more = day.movedTo === undefined ? day.isCredited && 'gutgeschrieben' : `auf ${shortDay(day.movedTo, today)}`;
  return {
    cells: [
      twoLines(
        shortDay(day.date, today),
        day.movedFrom === undefined ? undefined : `für ${shortDay(day.movedFrom, today)}`,
      ),
      twoLines(badge(tone, label, sign), more || undefined),
      ...(order.product.kind === 'online' ? [count(day.views), count(day.clicks)] : []),
      day.isCredited ? html`<s class="soft">${net}</s>` : net,
      ...deedsOf(day, context),
    ],
  };
}

/** Returns the button and the menu of a day. A day that appeared is moved by the menu alone: that is a correction. */
function deedsOf({ date, state, isCredited }: OrderDay, { client, order, today }: RowContext): [Html | '', Html | ''] {
  if (isCredited || order.state === 'cancelled' || state === 'moved') return ['', ''];
  const path = pageOf.order(client, order.number);
  const day = shortDay(date, today);
  const isShown = state === 'shown';
  const items = [
    ...(isShown ? [html`<a href="${path}/move?day=${date}">${icon('calendar')}Verschieben …</a>`] : []),
    ...(order.state === 'confirmed'
      ? [html`<a class="danger" href="${path}/credit?day=${date}">${icon('refund')}Gutschreiben …</a>`]
      : []),
  ];
  return [
    isShown
      ? ''
      : html`<a class="button text" href="${path}/move?day=${date}" aria-label="${day} verschieben">Verschieben</a>`,
    items.length > 0 ? moreMenu(`Mehr zu ${day}`, items) : '',
  ];
}
