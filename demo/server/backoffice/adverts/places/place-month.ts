import { html } from 'hono/html';
import { formatDay } from '../../../../../src/i18n/formats';
import { addDays } from '../../../../../src/lib/days';
import { type ClosedDay, findClosedDays } from '../../../adverts/closed-days';
import { moneyText } from '../../../adverts/invoice/invoice-words';
import { berlinDay, endOfMonth } from '../../../platform/berlin-day';
import type { Queryable } from '../../../platform/database/database';
import { daySpan } from '../../page/day-words';
import type { Html } from '../../page/page';
import { box, countText } from '../../ui/shapes';
import { table } from '../../ui/table';
import { loadDayCounts } from '../calendar/load-occupancy';
import { placeSums, soldShareText } from '../calendar/occupancy';
import { startOfMonth } from '../calendar/period';
import type { OfficePlace } from './load-place';
import { placeState } from './place-words';

/** The number of months from the current one on. */
const MONTHS = 3;
/** The number of days ahead in which closed days are listed, and how many spans of them. */
const [DAYS_AHEAD, MAX_SPANS] = [365, 8];

type Range = { first: string; last: string };

/** Renders what is sold at a place in this month and the next ones. */
export async function monthsTable(from: Queryable, place: OfficePlace, now: Date): Promise<Html> {
  const start = startOfMonth(berlinDay(now));
  const months: Range[] = [];
  for (let first = start; months.length < MONTHS; first = addDays(endOfMonth(first), 1))
    months.push({ first, last: endOfMonth(first) });
  const places = [{ ...place.slot, isActive: placeState(place).tone === 'good' }];
  const range = { first: start, last: months.at(-1)?.last ?? start };
  const occupancy = { places, ...(await loadDayCounts(from, places, range, now)) };
  return table({
    ...{ label: 'Belegung und Umsatz', hasHeading: true, isDense: true, empty: '' },
    columns: [
      { label: 'Monat', kind: 'nowrap' },
      { label: 'Belegt', align: 'right' },
      { label: 'Anzeigen', align: 'right' },
      { label: 'Gebucht, netto', align: 'right' },
    ],
    rows: months.flatMap((month) =>
      placeSums(occupancy, month, now).map(({ sums }) => ({
        cells: [
          formatDay(month.first, 'de', 'monthAndYear'),
          soldShareText(sums),
          `${countText(sums.sold)} von ${countText(sums.offered)}`,
          moneyText(sums.cents, 'de'),
        ],
      })),
    ),
  });
}

type ClosedSpan = Pick<ClosedDay, 'reason' | 'operator'> & { first: string; last: string };

/** Renders the next closed days of a place with their reasons; '' without any. */
export async function closedDaysBox(from: Queryable, placeId: string, today: string): Promise<Html | ''> {
  const closed = await findClosedDays(from, [placeId], { first: today, last: addDays(today, DAYS_AHEAD) });
  const spans = spansOf(closed);
  if (spans.length === 0) return '';
  const more = spans.length - MAX_SPANS;
  return box(
    'Geschlossene Tage',
    html`<ul class="closings">${spans
      .slice(0, MAX_SPANS)
      .map(
        ({ first, last, reason, operator }) =>
          html`<li><b>${daySpan(first, last, today)}</b>${reason && html`<br>${reason}`}${operator && html`<br><span class="soft small">geschlossen von ${operator}</span>`}</li>`,
      )}${more > 0 ? html`<li class="soft">und ${more} weitere</li>` : ''}</ul>`,
    'closed-days',
  );
}

/** Joins closed days that follow one another and have the same reason. */
function spansOf(closed: readonly ClosedDay[]): ClosedSpan[] {
  const spans: ClosedSpan[] = [];
  for (const { day, reason, operator } of closed) {
    const span = spans.at(-1);
    if (span && addDays(span.last, 1) === day && span.reason === reason && span.operator === operator) span.last = day;
    else spans.push({ first: day, last: day, reason, operator });
  }
  return spans;
}
