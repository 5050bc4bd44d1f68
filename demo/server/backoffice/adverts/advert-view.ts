import { html } from 'hono/html';
import type { Billing } from '../../../../src/model/adverts/billing-problems';
import { type VatCategory, vatNote } from '../../../../src/model/adverts/vat-category';
import { isInUnion } from '../../../../src/model/adverts/vat-id';
import { countryText, dayText, moneyText, shareText } from '../../adverts/invoice/invoice-words';
import { buyerName } from '../../adverts/invoice/zugferd-data';
import { vatCategoryShape } from '../../adverts/orders/invoices';
import { productName } from '../../adverts/orders/product';
import type { Queryable } from '../../database';
import { decisionFields, type FormParts } from '../form-parts';
import { leadOf } from '../lead';
import { contentSecurityPolicy, fact, type Html, instantText } from '../page';
import { templatesOf } from '../reasons';
import { pathOf } from './advert-path';
import { advertProof, type Proven } from './advert-proof';
import { advertActions } from './decide-on-advert';
import { seenShape } from './undo-advert';

type Row = Proven & {
  number: string;
  first: string;
  last: string;
  count: number;
  gross: number;
  vat: number;
  vatShare: number;
  vatCategory: VatCategory | null;
  billing: Billing;
  accountId: number | null;
  event: string | null;
  orderedAt: Date;
  seen: string;
};

const order = `
  select o.number, o.content, o.medium_id as medium, o.product, o.first_day as first, o.last_day as last,
    cardinality(o.dates) as count, (o.price->>'gross')::int as gross,
    (o.price->>'vat')::int as vat, (o.price->>'vatShare')::int as "vatShare",
    (select ${vatCategoryShape} from advert_invoices i where i.order_id = o.id order by i.id limit 1) as "vatCategory", o.billing, o.account_id as "accountId",
    o.event->>'title' as event, o.ordered_at as "orderedAt", ${seenShape} as seen
  from advert_orders o where o.client = $1 and o.review = $2 and o.state = 'ordered'`;

/** An advert that waits, in the shape of its slot, with what can be decided; undefined when none waits. */
export async function advertView(
  database: Queryable,
  { id, ...parts }: FormParts & { id: number },
): Promise<{ title: string; content: Html; policy: string; style: string } | undefined> {
  const { client } = parts;
  const [row] = await database.query<Row>(order, [client, id]);
  if (!row) return undefined;
  const { number, billing, accountId } = row;
  const name = buyerName(billing);
  const person =
    accountId === null
      ? name
      : html`<a href="/backoffice/${encodeURIComponent(client)}/persons/${accountId}">${name}</a>`;
  const { proof, style } = advertProof(client, row);
  const content = html`${leadOf(`${name} möchte werben: ${productName(row.product, 'de')}.`)}
<section aria-labelledby="what"><h2 id="what">So erscheint die Anzeige</h2>${proof}
<dl><dt>Auftrag</dt><dd>${number}, ${instantText(row.orderedAt)}</dd><dt>Auftraggeber</dt><dd>${person}</dd>
<dt>Erscheint</dt><dd>${daysText(row)}</dd>${fact('Veranstaltung', row.event)}<dt>Betrag</dt><dd>${moneyText(row.gross, 'de')}</dd>${taxFacts(row)}</dl>
${formsOf(id, row, parts)}</section>`;
  return { title: row.content.title, content, style, policy: contentSecurityPolicy({ style }, ["img-src 'self'"]) };
}

/** Who pays which VAT, and what an operator has to look up before the advert is approved. */
function taxFacts({ billing, vat, vatShare, vatCategory }: Row): Html {
  const { country, vatId, isConsumer } = billing;
  const note = vatNote(vatCategory ?? undefined, 'de');
  const tax = note ?? (vat > 0 ? `${moneyText(vat, 'de')} (${shareText(vatShare, 'de')})` : 'keine');
  const check =
    vatId && isInUnion(country) && vatCategory === 'AE'
      ? 'Bitte vor der Freigabe prüfen, ob sie gilt und zu diesem Namen gehört: VIES, ec.europa.eu/taxation_customs/vies'
      : '';
  return html`<dt>Rechnung an</dt><dd>${isConsumer ? 'Privatperson' : 'Firma, Verein oder Einrichtung'}, ${countryText(country, 'de')}</dd>
${fact('USt-IdNr.', vatId)}<dt>Umsatzsteuer</dt><dd>${tax}${check && html`<br><span class="hint">${check}</span>`}</dd>`;
}

function formsOf(id: number, { seen }: Row, parts: FormParts): Html {
  const path = `${pathOf(parts.client)}/${id}`;
  const fields = html`${decisionFields(parts)}<input type="hidden" name="seen" value="${seen}">`;
  return html`<form method="post" action="${path}">${fields}
<div class="actions"><button name="action" value="approve">${advertActions.approve}</button></div></form>
<details><summary>${advertActions.reject} …</summary><form method="post" action="${path}">${fields}
<fieldset><legend>Warum? Der Auftraggeber liest es.</legend>
${templatesOf.advert.map(
  ({ de }, place) => html`<label class="check"><input type="radio" name="template" value="${place}"> ${de}</label>`,
)}</fieldset><div class="field"><label for="reason">Eigene Worte, allein oder als Ergänzung</label>
<textarea class="words" id="reason" name="reason" maxlength="500"></textarea></div>
<p class="hint">Der ganze Betrag wird mit einer eigenen Nummer gutgeschrieben. Darum lässt sich das nicht zurücknehmen.</p>
<div class="actions"><button name="action" value="reject" class="danger">${advertActions.reject}</button></div></form></details>`;
}

function daysText({ first, last, count }: Row): string {
  const [from, until] = [dayText(first, 'de'), dayText(last, 'de')];
  return count === 1 ? from : `${count} Tage, ${from} bis ${until}`;
}
