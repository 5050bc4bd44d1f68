import { html } from 'hono/html';
import { moneyText } from '../../adverts/invoice/invoice-words';
import { vatCategorySql } from '../../adverts/orders/invoices';
import { endOfMonth } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { pageOf } from '../page/addresses';
import type { Html } from '../page/page';
import { countText } from '../ui/shapes';
import { nameCell, table } from '../ui/table';

/** The counts of what an accountant should look at before a month is closed. */
export type ToCheck = {
  /** The adverts without an approval that were ordered until the end of the month. */
  unapproved: number;
  refunds: number;
  refundCents: number;
  /** The lines of bank statements that are not booked yet. */
  bankLines: number;
  /** The invoices without VAT to businesses elsewhere in the Union, whose VAT id only the tax office knows. */
  reverseCharge: number;
  /** The invoices with a rate for which DATEV has no account that implies it. */
  otherRates: number;
};

/** SQL: the invoices `i` of the client `$1` that are booked in the month of `$2`. */
const IN_MONTH = `from advert_invoices i where i.client = $1 and i.kind = 'invoice' and i.booked_on >= $2::date
  and i.booked_on < $2::date + interval '1 month'`;

/** Counts what should be looked at before a month is closed. */
export async function findToCheck(from: Queryable, client: string, month: string): Promise<ToCheck> {
  const [row] = await from.query<ToCheck>(
    `select
       (select count(*)::int from advert_orders o where o.client = $1 and o.state in ('ordered', 'returned')
         and (o.ordered_at at time zone 'Europe/Berlin')::date <= $3::date) as unapproved,
       (select count(*)::int from advert_orders o where o.client = $1 and o.owed < 0) as refunds,
       (select coalesce(-sum(o.owed), 0)::bigint from advert_orders o where o.client = $1 and o.owed < 0) as "refundCents",
       (select count(*)::int from advert_statement_lines l where l.client = $1 and l.state in ('proposed', 'unclear'))
         as "bankLines",
       (select count(*)::int ${IN_MONTH} and ${vatCategorySql} = 'AE') as "reverseCharge",
       (select count(*)::int ${IN_MONTH} and i.gross > 0 and (i.vat_share not in (0, 700, 1900) or ${vatCategorySql} = 'Z'))
         as "otherRates"`,
    [client, `${month}-01`, endOfMonth(`${month}-01`)],
  );
  if (!row) throw new Error('What is to be checked was not counted.');
  return row;
}

type Line = { count: number; href: string; title: string; second: string };

/** Renders what should be looked at before a month is closed; '' if there is nothing. */
export function toCheckTable(toCheck: ToCheck, { client, month }: { client: string; month: string }): Html | '' {
  const { unapproved, refunds, refundCents, bankLines, reverseCharge, otherRates } = toCheck;
  const lines: Line[] = [
    {
      ...{ count: bankLines, href: pageOf.statements(client), title: 'Zeilen der Kontoauszüge ohne Buchung' },
      second: 'Vielleicht ist dabei eine Zahlung für diesen Monat.',
    },
    {
      ...{ count: unapproved, href: pageOf.orders(client), title: 'Anzeigen ohne Freigabe' },
      second: 'Lehnen Sie eine später ab, gehört die Gutschrift in den nächsten offenen Monat.',
    },
    {
      ...{ count: refunds, href: `${pageOf.invoices(client)}?state=refund`, title: 'Zu erstatten' },
      second: `${moneyText(refundCents, 'de')} sind noch nicht überwiesen oder nicht gebucht.`,
    },
    {
      ...{ count: reverseCharge, href: ecSalesPath(client, month), title: 'Rechnungen ohne Umsatzsteuer in die EU' },
      second: 'Prüfen Sie die USt-IdNr. dieser Käufer bei VIES: ec.europa.eu/taxation_customs/vies',
    },
    {
      ...{
        count: otherRates,
        href: pageOf.invoices(client),
        title: 'Rechnungen mit einem anderen Satz als 19 oder 7 Prozent',
      },
      second: 'DATEV bucht sie ohne Umsatzsteuer. Sagen Sie Ihrer Steuerberatung den Satz.',
    },
  ];
  const found = lines.filter(({ count }) => count > 0);
  if (found.length === 0) return '';
  return table({
    ...{ label: 'Vor dem Abschluss ansehen', hasHeading: true, empty: '' },
    columns: [
      { label: 'Was', kind: 'named' },
      { label: 'Anzahl', align: 'right' },
    ],
    rows: found.map(({ count, ...name }) => ({ cells: [nameCell(name), html`<b>${countText(count)}</b>`] })),
  });
}

/** Returns the address of the list of sales to the Union. */
export const ecSalesPath = (client: string, month: string): string => `${pageOf.month(client, month)}/ec-sales`;
