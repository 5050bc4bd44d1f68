import { html } from 'hono/html';
import { moneyText, signedText } from '../../adverts/invoice/invoice-words';
import { pageOf } from '../page/addresses';
import { instantDay } from '../page/day-words';
import type { Html } from '../page/page';
import { badge, countText } from '../ui/shapes';
import { nameCell, table, twoLines } from '../ui/table';
import type { OfficeMonth } from './load-months';
import { monthTitle } from './months';

/** Renders the months of a client, a table for each year. */
export function monthsPage(months: readonly OfficeMonth[], context: { client: string; today: string }): Html {
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))];
  return html`${years.map((year) =>
    yearTable(
      year,
      months.filter(({ month }) => month.startsWith(year)),
      context,
    ),
  )}`;
}

const COLUMNS = [
  { label: 'Monat', kind: 'named nowrap' },
  { label: 'Berechnet', align: 'right' },
  { label: 'Gutgeschrieben', align: 'right' },
  { label: 'Bezahlt', align: 'right' },
  { label: 'Erstattet', align: 'right' },
  { label: 'Offen am Ende', align: 'right' },
  { label: 'Stand' },
] as const;

function yearTable(
  year: string,
  months: readonly OfficeMonth[],
  { client, today }: { client: string; today: string },
): Html {
  const sum = (name: 'invoiced' | 'credited' | 'paid' | 'refunded') =>
    moneyText(
      months.reduce((sum, month) => sum + month[name], 0),
      'de',
    );
  return table({
    ...{ label: year, hasHeading: true, columns: COLUMNS, empty: 'In diesem Jahr ist nichts gebucht.' },
    rows: months.map((month) => ({
      cells: [
        nameCell({
          href: pageOf.month(client, month.month),
          title: monthTitle(month.month),
          second: month.count === 1 ? '1 Buchung' : `${countText(month.count)} Buchungen`,
        }),
        ...[month.invoiced, month.credited, month.paid, month.refunded].map((cents) => moneyText(cents, 'de')),
        signedText(month.owedAtEnd),
        stateOf(month, today),
      ],
    })),
    foot: [
      `Summe ${year}`,
      ...[sum('invoiced'), sum('credited'), sum('paid'), sum('refunded')],
      signedText(months[0]?.owedAtEnd ?? 0),
      '',
    ],
  });
}

const stateOf = (month: OfficeMonth, today: string): Html =>
  twoLines(
    monthBadge(month),
    month.closing &&
      `${instantDay(month.closing.closedAt, today)}${month.closing.operator ? `, ${month.closing.operator}` : ''}`,
  );

/** Renders whether a month is closed. */
export const monthBadge = ({ closing, isOver }: OfficeMonth): Html =>
  closing
    ? badge('good', 'Abgeschlossen', 'lock')
    : isOver
      ? badge('wait', 'Offen')
      : badge('info', 'Läuft noch', 'clock');
