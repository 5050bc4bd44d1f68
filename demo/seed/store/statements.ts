import { addDays } from '../../../src/lib/days';
import { formatMoneyInput } from '../../../src/lib/parse-number-input';
import { buyerName } from '../../server/adverts/invoice/zugferd-data';
import type { MatchedInvoice } from '../../server/adverts/statements/match-lines';
import { readStatement } from '../../server/adverts/statements/read/read-statement';
import { insertStatement } from '../../server/adverts/statements/store-statement';
import { csvOf } from '../../server/platform/csv-cell';
import type { Queryable } from '../../server/platform/database/database';

type Open = Pick<MatchedInvoice, 'number' | 'owed' | 'buyer'>;
type Line = readonly [daysAgo: number, name: string, purpose: string, cents: number];

const COLUMNS = ['Buchungstag', 'Valutadatum', 'Name Zahlungsbeteiligter', 'Verwendungszweck', 'Betrag', 'Waehrung'];

/**
 * Gives each seller two statements of the bank that wait for an operator: what is open in it pays in all the ways in which
 * buyers pay.
 */
export async function seedStatements(
  transaction: Queryable,
  { today, cashier }: { today: string; cashier: number | undefined },
): Promise<void> {
  const sellers = await transaction.query<{ client: string }>('select client from advert_sellers order by client');
  for (const { client } of sellers) {
    const open = await transaction.query<Open>(
      `select i.number, o.owed, i.buyer from advert_orders o join advert_invoices i on i.order_id = o.id and i.kind = 'invoice'
       where o.client = $1 and o.owed > 0 and i.issued_on <= $2::date - 4 order by i.due_on, i.id limit 5`,
      [client, today],
    );
    for (const [daysAgo, name, lines] of [
      [9, 'umsaetze-vorige-woche.csv', earlierLines()],
      [1, 'umsaetze.csv', [...linesOf(open), ...earlierLines().slice(-1)]],
    ] as const) {
      const day = addDays(today, -daysAgo);
      const rows = lines.map(([age, payer, purpose, cents]) => {
        const booked = germanDay(addDays(today, -age));
        return [booked, booked, payer, purpose, formatMoneyInput(cents, ','), 'EUR'];
      });
      const read = readStatement(Buffer.from(csvOf([COLUMNS, ...rows])), day);
      if ('problem' in read) throw new Error(`The statement of ${client} cannot be read: ${read.problem}.`);
      const actor = { client, operator: cashier, now: new Date(`${day}T14:40:00Z`) };
      await insertStatement(transaction, { fileName: name, ...read }, actor);
    }
  }
}

const germanDay = (day: string) => day.split('-').reverse().join('.');

const earlierLines = (): Line[] => [
  [11, 'Stadtwerke Achalmtal GmbH', 'Strom Abschlag, Vertrag 4711', -18_450],
  [10, 'Familie Grözinger', 'Miete Bürgerhaus, vielen Dank', 12_000],
];

/** Returns what buyers pay: by number, in lower case and without dashes, in part, by name alone; and what is unclear. */
function linesOf(open: readonly Open[]): Line[] {
  const [first, second, third, fourth] = open;
  const pay = (one: Open | undefined, line: (one: Open, name: string) => Line): Line[] =>
    one ? [line(one, buyerName(one.buyer))] : [];
  return [
    ...pay(first, ({ number, owed }, name) => [2, name, `Rechnung ${number}`, owed]),
    ...pay(second, ({ number, owed }, name) => [2, name, number.toLowerCase().replaceAll('-', ' '), owed]),
    ...pay(third, ({ number, owed }, name) => [1, name, `Teilzahlung ${number}`, Math.ceil(owed / 2)]),
    ...pay(fourth, ({ owed }, name) => [1, name, 'Vielen Dank für die Anzeige', owed]),
    ...pay(first, ({ number, owed }, name) => [1, name, `${number} zweite Überweisung`, owed]),
    [1, 'Max Sauter', 'Anzeige im Herbst', 4_500],
    [1, 'Telefon Süd AG', 'Rechnung 4711-0815', -6_240],
  ];
}
