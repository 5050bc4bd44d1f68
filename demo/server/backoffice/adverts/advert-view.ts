import { html } from 'hono/html';
import type { Billing } from '../../../../src/model/adverts/billing-problems';
import { type VatCategory, vatNote } from '../../../../src/model/adverts/vat-category';
import { isInUnion } from '../../../../src/model/adverts/vat-id';
import { eventSummary } from '../../../../src/model/answers/event-line';
import { loadAdvertisedEvent } from '../../adverts/advertised-event';
import { advertStateSql } from '../../adverts/decisions/advert-state';
import { countryText, invoiceDayLabel, moneyText, shareText } from '../../adverts/invoice/invoice-words';
import { buyerName } from '../../adverts/invoice/zugferd-data';
import { joinAdvertisedEvent, orderVisibility, type Visibility } from '../../adverts/orders/event-visibility';
import { vatCategorySql } from '../../adverts/orders/invoices';
import { productName } from '../../adverts/orders/product';
import { loadReturns } from '../../adverts/orders/returns';
import type { Queryable } from '../../platform/database/database';
import type { FormContext } from '../page/form-parts';
import { type Html, instantText, termAndDescription } from '../page/page';
import { contentSecurityPolicy } from '../page/security-policy';
import { summaryLine } from '../queue/queue-summary';
import { advertForms } from './advert-forms';
import { advertProof, type ProofContent } from './advert-proof';
import { returnedSection } from './returned-advert';

type Row = ProofContent & {
  orderId: string;
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
  eventId: string | null;
  visibility: Visibility | null;
  eventReview: number | null;
  orderedAt: Date;
  seen: string;
};

const selectOrder = `
  select o.id as "orderId", o.number, o.content, o.medium_id as medium, o.product, o.first_day as first, o.last_day as last,
    cardinality(o.dates) as count, (o.price->>'gross')::int as gross,
    (o.price->>'vat')::int as vat, (o.price->>'vatShare')::int as "vatShare",
    (select ${vatCategorySql} from advert_invoices i where i.order_id = o.id order by i.id limit 1) as "vatCategory",
    o.billing, o.account_id as "accountId", o.event->>'title' as event, e.id as "eventId",
    ${orderVisibility} as visibility, case when r.state = 'waiting' then r.id end as "eventReview",
    o.ordered_at as "orderedAt", ${advertStateSql} as seen
  from advert_orders o ${joinAdvertisedEvent} where o.client = $1 and o.review = $2 and o.state = 'ordered'`;

/** Renders an unapproved advert in the shape of its slot, with its possible actions; undefined if there is none. */
export async function advertView(
  database: Queryable,
  { id, ...parts }: FormContext & { id: number },
): Promise<{ title: string; content: Html; policy: string; style: string } | undefined> {
  const { client } = parts;
  const [row] = await database.query<Row>(selectOrder, [client, id]);
  if (!row) return undefined;
  const { number, billing, accountId } = row;
  const name = buyerName(billing);
  const person =
    accountId === null
      ? name
      : html`<a href="/backoffice/${encodeURIComponent(client)}/persons/${accountId}">${name}</a>`;
  const { proof, style } = advertProof(client, { ...row, line: await eventLineOf(database, client, row) });
  const [returned] = await loadReturns(database, row.orderId);
  const content = html`${summaryLine(`${name} möchte werben: ${productName(row.product, 'de')}.`)}
${returned && returnedSection(client, row, returned)}
<section aria-labelledby="what"><h2 id="what">So erscheint die Anzeige</h2>${proof}
<dl><dt>Auftrag</dt><dd>${number}, ${instantText(row.orderedAt)}</dd><dt>Auftraggeber</dt><dd>${person}</dd>
<dt>Erscheint</dt><dd>${daysText(row)}</dd>${termAndDescription('Veranstaltung', row.event)}<dt>Betrag</dt><dd>${moneyText(row.gross, 'de')}</dd>${taxFacts(row)}</dl>
${visibilityNotice(client, row)}${advertForms(id, row, parts)}</section>`;
  return { title: row.content.title, content, style, policy: contentSecurityPolicy({ style }, ["img-src 'self'"]) };
}

/** Renders the VAT of an order, and the checks for an operator before the approval. */
function taxFacts({ billing, vat, vatShare, vatCategory }: Row): Html {
  const { country, vatId, isConsumer } = billing;
  const note = vatNote(vatCategory ?? undefined, 'de');
  const tax = note ?? (vat > 0 ? `${moneyText(vat, 'de')} (${shareText(vatShare, 'de')})` : 'keine');
  const check =
    vatId && isInUnion(country) && vatCategory === 'AE'
      ? 'Bitte vor der Freigabe prüfen, ob sie gilt und zu diesem Namen gehört: VIES, ec.europa.eu/taxation_customs/vies'
      : '';
  return html`<dt>Rechnung an</dt><dd>${isConsumer ? 'Privatperson' : 'Firma, Verein oder Einrichtung'}, ${countryText(country, 'de')}</dd>
${termAndDescription('USt-IdNr.', vatId)}<dt>Umsatzsteuer</dt><dd>${tax}${check && html`<br><span class="hint">${check}</span>`}</dd>`;
}

async function eventLineOf(from: Queryable, client: string, { eventId: id, first }: Row): Promise<string> {
  if (id === null) return '';
  const event = await loadAdvertisedEvent(from, { client, id, day: first, accountId: undefined });
  return event ? eventSummary(event, 'de', first) : '';
}

const HIDDEN_REASONS: Readonly<Record<Exclude<Visibility, 'visible' | 'waiting' | 'over'>, string>> = {
  draft: 'Besucher sehen die Veranstaltung nicht: Sie ist nicht veröffentlicht.',
  rejected: 'Besucher sehen die Veranstaltung nicht: Sie wurde abgelehnt.',
  takenDown: 'Besucher sehen die Veranstaltung nicht: Sie wurde herausgenommen.',
  cancelled: 'Die Veranstaltung ist abgesagt.',
  deleted: 'Die Veranstaltung wurde gelöscht.',
};

/** Renders a warning before the decision if the event keeps the advert from appearing on all days. */
function visibilityNotice(client: string, { visibility, eventReview, product }: Row): Html | '' {
  if (visibility === 'visible' || (visibility === null && product.kind === 'print')) return '';
  const notice = (message: Html | string) => html`<p class="warn" role="status">${message}</p>`;
  if (visibility === null)
    return notice('Zu diesem Auftrag gehört keine Veranstaltung. Auf Websites erscheint er nicht.');
  if (visibility === 'over') return notice('Die Veranstaltung ist vor dem letzten gebuchten Tag zu Ende.');
  if (visibility === 'waiting') {
    const path = `/backoffice/${encodeURIComponent(client)}/queue/event/${eventReview}`;
    return notice(html`Die Veranstaltung wartet noch auf Freigabe. Die Anzeige erscheint erst danach, auch wenn Sie sie jetzt freigeben.
<a href="${path}">Veranstaltung prüfen</a>`);
  }
  return notice(
    `${HIDDEN_REASONS[visibility]} Solange das so ist, erscheint die Anzeige nicht, auch wenn Sie sie freigeben.`,
  );
}

function daysText({ first, last, count }: Row): string {
  const [from, until] = [invoiceDayLabel(first, 'de'), invoiceDayLabel(last, 'de')];
  return count === 1 ? from : `${count} Tage, ${from} bis ${until}`;
}
