import { html } from 'hono/html';
import { invoiceDayLabel, moneyText } from '../../adverts/invoice/invoice-words';
import { lastWarnedDay } from '../../adverts/orders/unapproved';
import { amountDueSql } from '../../adverts/payment/amount-due';
import type { Queryable } from '../../platform/database/database';
import type { Html } from '../page/page';
import { countQueue } from '../queue/queue';
import { advertsPath } from './advert-path';
import { sellerMissing } from './catalogue/catalogue-page';

/** Renders the overview of a client's adverts, with the number of unapproved ones. */
export async function advertsPage(database: Queryable, client: string, today: string): Promise<Html> {
  const { advert } = await countQueue(database, client);
  const path = advertsPath(client);
  const queue = `/backoffice/${encodeURIComponent(client)}?kind=advert`;
  const waiting = advert === 1 ? '1 Anzeige wartet auf Ihre Freigabe' : `${advert} Anzeigen warten auf Ihre Freigabe`;
  const [due] = await database.query<{ count: number; cents: number }>(
    `select count(*)::int as count, coalesce(-sum(owed), 0)::int as cents from (
       select ${amountDueSql} as owed from advert_invoices i where i.client = $1 and i.kind = 'invoice') as found where owed < 0`,
    [client],
  );
  return html`${await sellerMissing(database, client)}
${await urgentSection(database, client, today)}
<section aria-label="Anzeigen"><ul class="rows">
<li>${advert === 0 ? 'Es wartet keine Anzeige auf Ihre Freigabe.' : html`<a href="${queue}">${waiting}</a>`}</li>
${due && due.count > 0 ? html`<li><a href="${path}/invoices?state=refund">${due.count === 1 ? '1 Erstattung ist' : `${due.count} Erstattungen sind`} offen: ${moneyText(due.cents, 'de')}</a></li>` : ''}
<li><a href="${path}/calendar">Buchungen im Kalender</a></li>
<li><a href="${path}/invoices">Rechnungen und Zahlungen</a></li>
<li><a href="${path}/catalogue">Werbeplätze und Preise, Verkäufer, Gutscheine</a></li></ul></section>`;
}

/** SQL: whether an order `o` waits for approval and begins soon, or has begun; `lastDay` is a placeholder. */
const isUrgent = (lastDay: string) => `o.state = 'ordered' and o.first_day <= ${lastDay}::date`;

/** Counts the unapproved adverts of each client that begin soon. */
export const countUrgent = (from: Queryable, today: string): Promise<{ client: string; count: number }[]> =>
  from.query(`select o.client, count(*)::int as count from advert_orders o where ${isUrgent('$1')} group by o.client`, [
    lastWarnedDay(today),
  ]);

/** Renders the unapproved adverts that begin soon, with links to their decisions. */
async function urgentSection(from: Queryable, client: string, today: string): Promise<Html | ''> {
  const orders = await from.query<{ review: number; number: string; first: string }>(
    `select o.review, o.number, o.first_day as first from advert_orders o where o.client = $2 and ${isUrgent('$1')}
     order by o.first_day, o.ordered_at, o.id`,
    [lastWarnedDay(today), client],
  );
  if (orders.length === 0) return '';
  return html`<section aria-labelledby="urgent"><h2 id="urgent">Bald freigeben</h2>
<p class="warn" role="status">Jeder Tag, der ohne Freigabe vergeht, wird dem Auftraggeber gutgeschrieben.</p>
<ul class="rows">${orders.map(
    ({ review, number, first }) =>
      html`<li><a href="/backoffice/${encodeURIComponent(client)}/queue/advert/${review}">${number}</a>, soll ab ${invoiceDayLabel(first, 'de')} erscheinen</li>`,
  )}</ul></section>`;
}
