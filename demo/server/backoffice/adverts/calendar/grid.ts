import { html } from 'hono/html';
import { formatDay } from '../../../../../src/i18n/formats';
import { weekdayOf } from '../../../../../src/lib/days';
import { moneyText } from '../../../adverts/invoice/invoice-words';
import { pageOf } from '../../page/addresses';
import type { Html } from '../../page/page';
import { WEEKDAYS, weekdaysText } from '../../page/weekday-words';
import { calendarPath } from './addresses';
import { bar, cellKind, closedCount, countContent, dayContent, sumCell } from './cells';
import {
  type CalendarPlace,
  type PlaceDay,
  type PlaceOccupancy,
  type PlaceSums,
  placeDay,
  soldShareText,
} from './occupancy';
import { type CalendarPeriod, daysOf, startOfMonth } from './period';

/** The content of the grid of places and days. */
export type Grid = {
  client: string;
  period: CalendarPeriod;
  occupancy: PlaceOccupancy;
  /** The sums of the month or the year. */
  sums: readonly PlaceSums[];
  today: string;
  /** The pressed cell. */
  chosen: { slot: string; day: string } | undefined;
};

const FRIDAY = 5;

type GridColumn = {
  heading: Html;
  kind: string;
  cell: (place: CalendarPlace) => Html;
};

/** Renders the places as rows, grouped by their channels, and days, weeks or months as columns. */
export function grid(shown: Grid): Html {
  const { client, period, sums } = shown;
  const columns = { weeks: dayColumns, month: weekColumns, year: monthColumns }[period.view](shown);
  const width = columns.length + 2;
  let channel = '';
  const rows = sums.map(({ place, sums: ownSums }) => {
    const name = `${place.medium} · ${place.channel}`;
    const isFirst = name !== channel;
    channel = name;
    return html`${isFirst ? html`<tr class="group"><th scope="rowgroup" colspan="${width}"><span>${name}</span></th></tr>` : ''}
<tr id="place-${place.id}"><th scope="row" class="place"><a class="first" href="${pageOf.place(client, place.id)}">${place.name}</a><span class="second">${placeText(place)}</span></th>
${columns.map(({ cell }) => cell(place))}${sumCell(ownSums)}</tr>`;
  });
  return html`<div class="table-box"><div class="table-scroll" role="region" aria-label="Belegung ${period.title}" tabindex="0">
<table class="plan ${period.view}"><thead><tr><th scope="col" class="place">Platz</th>${columns.map(
    ({ heading, kind }) => html`<th scope="col" class="${kind}">${heading}</th>`,
  )}<th scope="col" class="sum">${period.sums.name}</th></tr></thead><tbody>${rows}</tbody></table></div></div>`;
}

/** Describes a place, as in '2 Plätze · Do · 40 €'. */
function placeText({ capacity, weekdays, price, isActive }: CalendarPlace): string {
  return [
    capacity === 1 ? '1 Platz' : `${capacity} Plätze`,
    ...(weekdays.length < WEEKDAYS.length ? [weekdaysText(weekdays)] : []),
    isActive ? moneyText(price.dayCents, 'de').replace(',00', '') : 'abgeschaltet',
  ].join(' · ');
}

/** Renders a column for each day. */
const dayColumns = ({ client, period, occupancy, today, chosen }: Grid): GridColumn[] =>
  daysOf(period).map((day) => ({
    heading: html`<small>${formatDay(day, 'de', 'weekday')}</small>${Number(day.slice(8))}<span class="away">. ${formatDay(day, 'de', 'month')}</span>`,
    kind: `${weekdayOf(day) > FRIDAY ? 'weekend' : ''}${day === today ? ' today' : ''}`,
    cell: (place) => {
      const shown = placeDay(occupancy, place, day);
      if (shown.offered === 0 && shown.state === 'none')
        return html`<td class="cell none"><span class="away">erscheint nicht</span></td>`;
      const isChosen = chosen?.slot === place.id && chosen.day === day;
      const { view, first: from } = period;
      return html`<td class="cell ${cellKind(shown)}"><a href="${calendarPath(client, { view, from, slot: place.id, day })}"${isChosen ? html` aria-current="true"` : ''}><span class="away">${formatDay(day, 'de', 'short')}: </span>${dayContent(shown)}</a></td>`;
    },
  }));

/** Adds up what is offered and sold on days of a place. */
const countsOf = (days: readonly PlaceDay[]) => ({
  offered: days.reduce((sum, { offered }) => sum + offered, 0),
  sold: days.reduce((sum, { sold }) => sum + sold, 0),
  closedDays: days.filter(({ state }) => state === 'closed').length,
  isClosed: days.some(({ state }) => state === 'closed') && days.every(({ state }) => state !== 'open'),
});

/** Renders a column for each week of a month; a cell draws its days. */
function weekColumns({ client, period, occupancy }: Grid): GridColumn[] {
  const weeks: string[][] = [];
  for (const day of daysOf(period)) {
    if (weeks.length === 0 || weekdayOf(day) === 1) weeks.push([]);
    weeks.at(-1)?.push(day);
  }
  return weeks.map((days) => {
    const [first = '', last = ''] = [days[0], days.at(-1)];
    const range =
      first === last ? `${Number(first.slice(8))}.` : `${Number(first.slice(8))}. – ${Number(last.slice(8))}.`;
    return {
      heading: html`<span class="nowrap">${range}</span>`,
      kind: '',
      cell: (place) => {
        const shown = days.map((day) => placeDay(occupancy, place, day));
        const { offered, sold, isClosed } = countsOf(shown);
        if (offered === 0 && !isClosed)
          return html`<td class="cell none"><span class="away">erscheint nicht</span></td>`;
        return html`<td class="cell ${cellKind({ offered, sold, state: isClosed ? 'closed' : 'open' })}"><a href="${calendarPath(client, { view: 'weeks', from: first })}"><span class="away">${range}: ${isClosed ? 'geschlossen, ' : ''}</span>${weekPicture(shown)}${countContent({ sold, offered })}</a></td>`;
      },
    };
  });
}

const DAY_WIDTH = 14;
const DAY_HEIGHT = 24;

/** Draws a bar for each day, as high as it is sold; a closed day is hatched. */
function weekPicture(days: readonly PlaceDay[]): Html {
  return html`<svg class="days" viewBox="0 0 ${DAY_WIDTH * 7} ${DAY_HEIGHT}" aria-hidden="true">${days.map((day) => {
    const x = (weekdayOf(day.day) - 1) * DAY_WIDTH + 2;
    const width = DAY_WIDTH - 4;
    if (day.state === 'closed')
      return html`<path class="shut" d="M${x} ${DAY_HEIGHT}l${width} -${width}M${x} ${DAY_HEIGHT - 8}l${width} -${width}M${x} 0h${width}v${DAY_HEIGHT}h-${width}z"/>`;
    if (day.offered === 0) return '';
    const height = Math.round((day.sold / day.offered) * DAY_HEIGHT);
    return html`<rect class="ground" x="${x}" y="0" width="${width}" height="${DAY_HEIGHT}"/><rect x="${x}" y="${DAY_HEIGHT - height}" width="${width}" height="${height}"/>`;
  })}</svg>`;
}

/** Renders a column for each month of a year, with the occupancy in percent. */
function monthColumns({ client, period, occupancy, today }: Grid): GridColumn[] {
  const months = [...new Set(daysOf(period).map(startOfMonth))];
  const daysOfMonth = new Map(
    months.map((month) => [month, daysOf(period).filter((day) => startOfMonth(day) === month)]),
  );
  return months.map((month) => ({
    heading: html`${formatDay(month, 'de', 'month')}`,
    kind: startOfMonth(today) === month ? 'today' : '',
    cell: (place) => {
      const { offered, sold, closedDays, isClosed } = countsOf(
        (daysOfMonth.get(month) ?? []).map((day) => placeDay(occupancy, place, day)),
      );
      if (offered === 0 && !isClosed) return html`<td class="cell none"><span class="away">erscheint nicht</span></td>`;
      return html`<td class="cell ${cellKind({ offered, sold, state: isClosed ? 'closed' : 'open' })}"><a href="${calendarPath(client, { view: 'month', from: month })}"><span class="away">${formatDay(month, 'de', 'monthAndYear')}, ${sold} von ${offered} belegt: </span><b>${soldShareText({ offered, sold })}</b>${bar({ offered, sold })}${closedCount(closedDays)}</a></td>`;
    },
  }));
}
