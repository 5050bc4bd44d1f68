import { html } from 'hono/html';
import { addDays } from '../../../../../src/lib/days';
import { pageOf } from '../../page/addresses';
import { shortDay } from '../../page/day-words';
import type { Html } from '../../page/page';
import { buttonLink, notice, tabs } from '../../ui/shapes';
import { table } from '../../ui/table';
import { signedText } from '../entries-table';
import { monthTitle, quarterTitle } from '../months';
import { ecSalesPath } from '../to-check';
import { type EcSales, reportedSales } from './ec-sales';

/** The span of a recapitulative statement. */
export type EcPeriod = 'month' | 'quarter';

/** The statement of a period, and its last day. */
export type EcSalesView = {
  client: string;
  month: string;
  period: EcPeriod;
  until: string;
  today: string;
  statement: EcSales;
};

/** The number of lines that one import takes. */
const MAX_LINES = 1500;

/** The day of the next month until which a statement is to be sent (§ 18a UStG). */
const DEADLINE_DAY = 25;

/** Says until when a statement is to be sent, and whether its period goes on. */
export function reportDeadlineText({ until, today }: Pick<EcSalesView, 'until' | 'today'>): string {
  const deadline = shortDay(addDays(until, DEADLINE_DAY), today);
  return until < today
    ? `Abzugeben bis ${deadline}`
    : `Dieser Zeitraum läuft noch bis ${shortDay(until, today)}, die Meldung ist bis ${deadline} abzugeben.`;
}

/** Renders the button that downloads a statement; '' if it has no line. */
export const ecSalesButton = ({ client, month, period, statement }: EcSalesView): Html | '' =>
  reportedSales(statement).length > 0
    ? buttonLink(`${pageOf.month(client, month)}/ec-sales.csv?period=${period}`, 'Für Mein ELSTER ausgeben', {
        ...{ sign: 'download', isQuiet: false },
      })
    : '';

/** Renders the sales to businesses elsewhere in the Union, exact and rounded, and what cannot be reported. */
export function ecSalesPage({ client, month, period, statement }: EcSalesView): Html {
  const { sales, unreported, changed, otherPeriod } = statement;
  const path = ecSalesPath(client, month);
  return html`${tabs('Zeitraum', [
    { href: `${path}?period=month`, label: monthTitle(month), isCurrent: period === 'month' },
    { href: `${path}?period=quarter`, label: quarterTitle(month), isCurrent: period === 'quarter' },
  ])}
${reportedSales(statement).length > MAX_LINES ? notice({ tone: 'bad', title: `Mein ELSTER liest höchstens ${MAX_LINES} Zeilen auf einmal`, text: 'Teilen Sie die Datei, oder melden Sie monatlich.' }) : ''}
${changed.map(({ buyer, vatIds }) =>
  notice({
    ...{ tone: 'wait', title: `${buyer} hat in diesem Zeitraum mehrere USt-IdNr.` },
    text: `${vatIds.join(', ')}. Jede wird für sich gemeldet. Fragen Sie nach, welche gilt.`,
  }),
)}${
  otherPeriod.length > 0
    ? notice({
        ...{ tone: 'wait', title: 'Einige Anzeigen erscheinen in einem anderen Zeitraum' },
        text: html`Hier zählt der Buchungstag der Rechnung. Gemeldet wird eine Leistung für den Zeitraum, in dem sie ausgeführt ist. Klären Sie das mit Ihrer Steuerberatung: ${otherPeriod.map((number, index) => html`${index > 0 ? ', ' : ''}<a href="${pageOf.invoice(client, number)}">${number}</a>`)}`,
      })
    : ''
}
${salesTable(sales)}${unreportedTable(client, unreported)}`;
}

const salesTable = (sales: EcSales['sales']): Html =>
  table({
    ...{ label: 'Käufer in der EU', hasHeading: true },
    lead: 'Netto, Gutschriften sind abgezogen. Gemeldet werden volle Euro.',
    columns: [
      { label: 'USt-IdNr.', kind: 'nowrap' },
      { label: 'Käufer' },
      { label: 'Genau', align: 'right' },
      { label: 'Gemeldet', align: 'right' },
    ],
    rows: sales.map(({ vatId, buyer, cents, euros }) => ({
      cells: [html`<b>${vatId}</b>`, buyer, signedText(cents), euros === 0 ? 'nichts' : euroText(euros)],
    })),
    ...(sales.length > 0 && {
      foot: [
        'Summe',
        '',
        signedText(sales.reduce((sum, { cents }) => sum + cents, 0)),
        euroText(sales.reduce((sum, { euros }) => sum + euros, 0)),
      ],
    }),
    empty: 'In diesem Zeitraum gibt es nichts zu melden.',
  });

const euroText = (euros: number): string => `${euros.toLocaleString('de-DE').replace('-', '−')} €`;

const unreportedTable = (client: string, unreported: EcSales['unreported']): Html | '' =>
  unreported.length === 0
    ? ''
    : table({
        ...{ label: 'Nicht in der Meldung', hasHeading: true, empty: '' },
        columns: [
          { label: 'Beleg', kind: 'nowrap' },
          { label: 'Käufer' },
          { label: 'Warum' },
          { label: 'Netto', align: 'right' },
        ],
        rows: unreported.map(({ number, buyer, cents, reason }) => ({
          cells: [
            html`<a href="${pageOf.invoice(client, number)}">${number}</a>`,
            ...[buyer, reason, signedText(cents)],
          ],
        })),
        foot: ['Summe', '', '', signedText(unreported.reduce((sum, { cents }) => sum + cents, 0))],
      });
