import { html } from 'hono/html';
import { formatNumber } from '../../../../../src/i18n/formats';
import { findTaken } from '../../../adverts/decisions/close-days';
import { moneyText } from '../../../adverts/invoice/invoice-words';
import { berlinDay } from '../../../platform/berlin-day';
import type { Queryable } from '../../../platform/database/database';
import type { Html } from '../../page/page';
import { icon } from '../../ui/icons';
import { buttonLink } from '../../ui/shapes';
import { advertsPath } from '../advert-path';
import { calendarPath } from './addresses';
import { daySection } from './day-section';
import { type Grid, grid } from './grid';
import { loadPlaceOccupancy, netOf } from './load-occupancy';
import {
  firstBookableDay,
  type PlaceOccupancy,
  type PlaceSums,
  placeDay,
  placeSums,
  soldShareText,
  totalSums,
} from './occupancy';
import { CALENDAR_VIEWS, type CalendarPeriod, neighboursOf, type View } from './period';

/** The occupancy that is asked for. */
export type CalendarRequest = {
  client: string;
  period: CalendarPeriod;
  /** The pressed cell; ignored where there is no such cell. */
  chosen: { slot: string; day: string } | undefined;
};

/** Renders what stands in place of the days while a client has no place. */
export const noPlaces = (client: string): Html =>
  html`<p>Noch gibt es keinen Werbeplatz, der gebucht werden kann.</p>${buttonLink(`${advertsPath(client)}/catalogue`, 'Plätze und Preise')}`;

/** Renders the occupancy of the places of a client, and the orders of a pressed cell. */
export async function calendarPage(
  from: Queryable,
  { client, period, chosen }: CalendarRequest,
  now: Date,
): Promise<Html> {
  const { sums: range, before } = period;
  const first = period.first < range.first ? period.first : range.first;
  const last = period.last > range.last ? period.last : range.last;
  const occupancy = await loadPlaceOccupancy(from, client, { first, last }, now);
  if (occupancy.places.length === 0) return noPlaces(client);
  const today = berlinDay(now);
  const sums = placeSums(occupancy, range, now);
  const centsBefore = await netOf(from, client, before);
  const shown: Grid = { client, period, occupancy, sums, today, chosen };
  const place = occupancy.places.find(({ id }) => id === chosen?.slot);
  return html`${figures(period, sums, { closedDays: closedDaysIn(occupancy, range), centsBefore })}
${periodBar(client, period)}
${grid(shown)}
${LEGEND}
${
  place && chosen && chosen.day >= first && chosen.day <= last
    ? daySection({
        ...{
          client,
          place,
          today,
          day: placeDay(occupancy, place, chosen.day),
          firstBookable: firstBookableDay(place, now),
        },
        taken: await findTaken(from, [{ slot: place.id, days: [chosen.day] }], now),
        closed: occupancy.closed.get(`${place.id} ${chosen.day}`),
      })
    : ''
}`;
}

/** Counts the days on which at least one place is closed. */
const closedDaysIn = ({ closed }: PlaceOccupancy, { first, last }: { first: string; last: string }): number =>
  new Set([...closed.values()].flatMap(({ day }) => (day >= first && day <= last ? [day] : []))).size;

const PERCENT = 100;

/** Renders the figures of the month or the year. */
function figures(
  { view, sums: { name }, before }: CalendarPeriod,
  sums: readonly PlaceSums[],
  { closedDays, centsBefore }: { closedDays: number; centsBefore: number | undefined },
): Html {
  const total = totalSums(sums.map((one) => one.sums));
  const figure = (value: string, label: string) => html`<div><b>${value}</b><span>${label}</span></div>`;
  const change = centsBefore ? Math.round((total.cents / centsBefore - 1) * PERCENT) : undefined;
  return html`<section class="box figures" aria-label="${name}">${figure(soldShareText(total), `belegt ${view === 'year' ? 'im Jahr' : 'im'} ${name}`)}
${figure(moneyText(total.cents, 'de'), 'gebucht, netto')}
${figure(formatNumber(total.free, 'de'), total.free === 1 ? 'Platz noch frei' : 'Plätze noch frei')}
${figure(formatNumber(closedDays, 'de'), closedDays === 1 ? 'Tag geschlossen' : 'Tage geschlossen')}
${change === undefined ? '' : figure(`${change > 0 ? '+' : change < 0 ? '−' : '±'}${formatNumber(Math.abs(change), 'de')} %`, `gegenüber ${before.name}`)}</section>`;
}

const steps: Readonly<Record<View, readonly [previous: string, next: string]>> = {
  weeks: ['Zwei Wochen zurück', 'Zwei Wochen weiter'],
  month: ['Monat davor', 'Monat danach'],
  year: ['Jahr davor', 'Jahr danach'],
};

/** Renders the name of the period with the ways to others. */
function periodBar(client: string, period: CalendarPeriod): Html {
  const { view, title, sums } = period;
  const { previous, next } = neighboursOf(period);
  const step = (from: string, label: string, sign: 'previous' | 'next') =>
    html`<a class="button icon-button" href="${calendarPath(client, { view, from })}" aria-label="${label}">${icon(sign)}</a>`;
  return html`<nav class="split" aria-label="Zeitraum"><div class="line"><div class="steps">${step(previous, steps[view][0], 'previous')}<h2>${title}</h2>${step(next, steps[view][1], 'next')}</div><a class="button text" href="${calendarPath(client, { view })}">Heute</a></div>
<span class="switch">${(Object.keys(CALENDAR_VIEWS) as View[]).map(
    (one) =>
      html`<a href="${calendarPath(client, { view: one, from: one === view ? period.first : view === 'year' && one === 'weeks' ? undefined : sums.first })}"${one === view ? html` aria-current="true"` : ''}>${CALENDAR_VIEWS[one]}</a>`,
  )}</span></nav>`;
}

const LEGEND = html`<p class="legend"><span><i class="some"></i>teilweise belegt</span><span><i class="full"></i>ausgebucht</span><span><i class="closed"></i>geschlossen</span><span><i></i>frei</span></p>`;
