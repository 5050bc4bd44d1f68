import { html } from 'hono/html';
import { moneyText } from '../../adverts/invoice/invoice-words';
import { owedShape } from '../../adverts/payment/owed';
import type { Queryable } from '../../database';
import type { Html } from '../page';
import { countQueue } from '../queue';
import { pathOf } from './advert-path';
import { sellerMissing } from './catalogue/catalogue-page';

/** What there is about the adverts of a client, and how many wait for a decision. */
export async function advertsPage(database: Queryable, client: string): Promise<Html> {
  const { advert } = await countQueue(database, client);
  const path = pathOf(client);
  const queue = `/backoffice/${encodeURIComponent(client)}?kind=advert`;
  const waiting = advert === 1 ? '1 Anzeige wartet auf Ihre Freigabe' : `${advert} Anzeigen warten auf Ihre Freigabe`;
  const [due] = await database.query<{ count: number; cents: number }>(
    `select count(*)::int as count, coalesce(-sum(owed), 0)::int as cents from (
       select ${owedShape} as owed from advert_invoices i where i.client = $1 and i.kind = 'invoice') as found where owed < 0`,
    [client],
  );
  return html`${await sellerMissing(database, client)}
<section aria-label="Anzeigen"><ul class="rows">
<li>${advert === 0 ? 'Es wartet keine Anzeige auf Ihre Freigabe.' : html`<a href="${queue}">${waiting}</a>`}</li>
${due && due.count > 0 ? html`<li><a href="${path}/invoices?state=refund">${due.count === 1 ? '1 Erstattung ist' : `${due.count} Erstattungen sind`} offen: ${moneyText(due.cents, 'de')}</a></li>` : ''}
<li><a href="${path}/calendar">Buchungen im Kalender</a></li>
<li><a href="${path}/invoices">Rechnungen und Zahlungen</a></li>
<li><a href="${path}/catalogue">Anzeigenplätze und Preise, Verkäufer, Gutscheine</a></li></ul></section>`;
}
