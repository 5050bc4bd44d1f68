import { html } from 'hono/html';
import { formatDay } from '../../../../../src/i18n/formats';
import type { ClosedDay } from '../../../adverts/closed-days';
import type { TakenDay } from '../../../adverts/decisions/close-days';
import { moneyText } from '../../../adverts/invoice/invoice-words';
import { priceOf } from '../../../adverts/prices';
import { pageOf } from '../../page/addresses';
import { shortDay } from '../../page/day-words';
import { type Html, timeText } from '../../page/page';
import { icon } from '../../ui/icons';
import { badge } from '../../ui/shapes';
import { nameCell, table } from '../../ui/table';
import { daysPath } from './addresses';
import { freeOn, type Place, type PlaceDay } from './occupancy';

/** The pressed cell with what is taken on it. */
export type ChosenDay = {
  client: string;
  place: Place;
  day: PlaceDay;
  taken: readonly TakenDay[];
  closed: ClosedDay | undefined;
  today: string;
  firstBookable: string;
};

const states = {
  ordered: () => badge('wait', 'Zu entscheiden'),
  returned: () => badge('info', 'Zurückgegeben', 'refund'),
  confirmed: () => badge('good', 'Freigegeben'),
} as const;

/** Renders the state of what is taken. */
export const takenState = ({ order, heldUntil }: Pick<TakenDay, 'order' | 'heldUntil'>): Html =>
  order
    ? states[order.state]()
    : badge('info', `Gehalten bis ${heldUntil ? timeText(heldUntil).replace(' Uhr', '') : ''}`, 'lock');

/** Renders the orders of a day of a place, with the links that close and open the day. */
export function daySection(chosen: ChosenDay): Html {
  const { client, place, day, taken, closed, today } = chosen;
  const style = day.day.slice(0, 4) === today.slice(0, 4) ? 'longWithoutYear' : 'long';
  return html`<div id="tag">${table({
    label: `${formatDay(day.day, 'de', style)}: ${place.name}`,
    hasHeading: true,
    lead: leadOf(chosen),
    actions: deedOf(chosen),
    columns: [
      { label: 'Auftrag', kind: 'named' },
      { label: 'Anzeige' },
      { label: 'Käufer' },
      { label: 'Stand' },
      { label: 'Netto', align: 'right' },
    ],
    // A hold loses a closed day.
    rows: taken
      .filter(({ order }) => order !== null || closed === undefined)
      .map((one) => ({
        cells: one.order
          ? [
              nameCell({ href: pageOf.order(client, one.order.number), title: one.order.number }),
              one.order.title,
              one.buyer,
              takenState(one),
              moneyText(one.cents, 'de'),
            ]
          : [html`<span class="soft">gerade in Bestellung</span>`, '', one.buyer, takenState(one), ''],
      })),
    empty: closed ? 'Nichts ist verkauft.' : 'An diesem Tag ist nichts gebucht.',
  })}</div>`;
}

/** Says how much of a day is sold, or why it is closed. */
function leadOf({ place, day, closed, today, firstBookable }: ChosenDay): Html | string {
  if (closed) {
    const by = [closed.operator, shortDay(closed.closedAt.toISOString().slice(0, 10), today)]
      .filter(Boolean)
      .join(', ');
    return html`Geschlossen: ${closed.reason} <span class="nowrap">(${by})</span>`;
  }
  const free = freeOn(day, firstBookable);
  const [item] = priceOf(place.price, { dates: [day.day] }).items;
  return [
    `${day.sold} von ${day.offered} belegt`,
    ...(day.held > 0 ? [`${day.held} gehalten`] : []),
    ...(free > 0 ? [`${free} frei zu ${moneyText(item?.cents ?? 0, 'de')}`] : []),
  ].join(', ');
}

function deedOf({ client, place, day, closed, today }: ChosenDay): Html | undefined {
  if (day.day < today) return undefined;
  const chosen = { slot: place.id, day: day.day };
  if (closed) return html`<a class="button quiet" href="${daysPath(client, 'open', chosen)}">Tag öffnen</a>`;
  if (day.state !== 'open') return undefined;
  return html`<a class="button quiet" href="${daysPath(client, 'close', chosen)}">${icon('lock')}Diesen Tag schließen</a>`;
}
