import { html } from 'hono/html';
import type { Billing } from '../../../../src/model/adverts/billing-problems';
import { dayText, moneyText } from '../../adverts/invoice/invoice-words';
import { buyerName } from '../../adverts/invoice/zugferd-data';
import { type Product, productName } from '../../adverts/orders/product';
import type { Queryable } from '../../database';
import { csrfField, fact, type Html, instantText } from '../page';
import { advertActions } from './decide-on-advert';

const MOST = 50;

type Row = {
  id: string;
  number: string;
  title: string;
  text: string;
  medium: string | null;
  product: Product;
  first: string;
  last: string;
  count: number;
  gross: number;
  billing: Billing;
  accountId: number | null;
  event: string | null;
  orderedAt: Date;
};

/** What an operator has typed before a decision was refused. */
export type Refused = { id: string; problem: string; reason: string };

type Parts = { client: string; csrf: string; refused?: Refused | undefined };

const order = `
  select o.id, o.number, o.content->>'title' as title, o.content->>'text' as text, o.medium_id as medium, o.product,
    o.first_day as first, o.last_day as last, cardinality(o.dates) as count, (o.price->>'gross')::int as gross, o.billing,
    o.account_id as "accountId", o.event->>'title' as event, o.ordered_at as "orderedAt"
  from advert_orders o where o.client = $1`;

/** The ordered adverts of a client that nobody has decided on, those that appear first before the others. */
export async function advertsPage(database: Queryable, parts: Parts): Promise<Html> {
  const rows = await database.query<Row>(`${order} and o.state = 'ordered' order by o.first_day, o.id limit ${MOST}`, [
    parts.client,
  ]);
  const links = html`<nav class="pages" aria-label="Anzeigen"><a href="${pathOf(parts.client)}/invoices">Rechnungen und Zahlungen</a>
<a href="${pathOf(parts.client)}/calendar">Buchungen im Kalender</a>
<a href="${pathOf(parts.client)}/catalogue">Anzeigenplätze und Preise</a></nav>`;
  if (rows.length === 0) return html`${links}<p class="box">Es wartet keine Anzeige auf Ihre Freigabe.</p>`;
  return html`${links}${rows.map((row) => sectionOf(row, parts))}`;
}

export const pathOf = (client: string): string => `/backoffice/${encodeURIComponent(client)}/adverts`;

function sectionOf(row: Row, { client, csrf, refused }: Parts): Html {
  const { id, number, title, text, medium, billing, accountId } = row;
  const mine = refused?.id === id ? refused : undefined;
  const name = buyerName(billing);
  const person =
    accountId === null
      ? name
      : html`<a href="/backoffice/${encodeURIComponent(client)}/persons/${accountId}">${name}</a>`;
  return html`<section aria-labelledby="order-${id}"><h2 id="order-${id}">${title}</h2>
${medium && html`<p><img src="/clients/${encodeURIComponent(client)}/api/media/${medium}/320" alt="Bild der Anzeige" width="320"></p>`}
<dl>${fact('Text', text)}<dt>Auftrag</dt><dd>${number}, ${instantText(row.orderedAt)}</dd>
<dt>Auftraggeber</dt><dd>${person}</dd><dt>Gebucht</dt><dd>${productName(row.product, 'de')}</dd>
<dt>Erscheint</dt><dd>${daysText(row)}</dd>${fact('Veranstaltung', row.event)}
<dt>Betrag</dt><dd>${moneyText(row.gross, 'de')}</dd></dl>
<form method="post" action="${pathOf(client)}/${id}">${csrfField(csrf)}
<div class="actions"><button name="action" value="approve">${advertActions.approve}</button></div></form>
<details${mine ? html` open` : ''}><summary>${advertActions.reject} …</summary>
<form method="post" action="${pathOf(client)}/${id}">${csrfField(csrf)}<div class="field">
<label for="reason-${id}">Begründung, die der Auftraggeber liest</label>
${mine && html`<p class="error" id="error-${id}">${mine.problem}</p>`}
<textarea class="words" id="reason-${id}" name="reason" maxlength="500"${mine ? html` aria-invalid="true" aria-describedby="error-${id}"` : ''}>
${mine?.reason ?? ''}</textarea></div>
<p class="hint">Der ganze Betrag wird gutgeschrieben. Das lässt sich nicht zurücknehmen.</p>
<div class="actions"><button name="action" value="reject" class="warn">${advertActions.reject}</button></div></form></details></section>`;
}

function daysText({ first, last, count }: Row): string {
  const [from, until] = [dayText(first, 'de'), dayText(last, 'de')];
  return count === 1 ? from : `${count} Tage, ${from} bis ${until}`;
}

/** How many ordered adverts of each client wait for an operator. */
export const countWaitingAdverts = (from: Queryable): Promise<{ client: string; count: number }[]> =>
  from.query<{ client: string; count: number }>(
    `select client, count(*)::int as count from advert_orders where state = 'ordered' group by client`,
  );
