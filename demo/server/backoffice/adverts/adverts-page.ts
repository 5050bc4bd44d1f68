import { html } from 'hono/html';
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
  return html`${await sellerMissing(database, client)}
<section aria-label="Anzeigen"><ul class="rows">
<li>${advert === 0 ? 'Es wartet keine Anzeige auf Ihre Freigabe.' : html`<a href="${queue}">${waiting}</a>`}</li>
<li><a href="${path}/calendar">Buchungen im Kalender</a></li>
<li><a href="${path}/invoices">Rechnungen und Zahlungen</a></li>
<li><a href="${path}/catalogue">Anzeigenplätze und Preise, Verkäufer, Gutscheine</a></li></ul></section>`;
}
