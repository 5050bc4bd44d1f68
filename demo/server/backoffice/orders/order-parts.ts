import { html } from 'hono/html';
import { isInUnion, isVatId } from '../../../../src/model/adverts/vat-id';
import { countryText } from '../../adverts/invoice/invoice-words';
import { buyerName } from '../../adverts/invoice/zugferd-data';
import { productName } from '../../adverts/orders/product';
import { berlinDay } from '../../platform/berlin-day';
import { advertProof } from '../adverts/advert-proof';
import { pageOf } from '../page/addresses';
import { paperDay } from '../page/day-words';
import type { Html } from '../page/page';
import { type IconName, icon } from '../ui/icons';
import { box, buttonLink, emailLink, facts } from '../ui/shapes';
import type { OfficeOrder } from './load-order';
import { type OrderDay, viewsText } from './order-state';

/** Renders the advert as it appears, with its facts and files; the policy of the page must contain its style. */
export function appearance(
  client: string,
  order: OfficeOrder,
  { line, publicPage, days }: { line: string; publicPage: string | undefined; days: readonly OrderDay[] },
): { part: Html; style: string } {
  const { product, medium, event, eventId, content } = order;
  const { proof, style } = advertProof(client, { content, product, line, medium: medium?.id ?? null });
  const isPrint = product.kind === 'print';
  const total = {
    views: days.reduce((sum, { views }) => sum + views, 0),
    clicks: days.reduce((sum, { clicks }) => sum + clicks, 0),
  };
  const path = pageOf.order(client, order.number);
  const size = `${product.size.width} × ${product.size.height} ${isPrint ? 'mm' : 'Pixel'}`;
  const part = html`<section class="appearance" aria-labelledby="appearance">${proof}<div class="stack"><h2 id="appearance">So erscheint sie</h2>${facts(
    [
      ['Platz', `${productName(product, 'de')} (${size})`],
      ['Führt zu', eventId ? html`<a href="${pageOf.event(client, eventId)}">${event}</a>` : event],
      [
        'Bild',
        medium ? `${medium.width} × ${medium.height}, ${medium.alt ? 'mit' : 'ohne'} Beschreibung` : 'ohne Bild',
      ],
      [
        'Bisher',
        isPrint || !days.some(({ state }) => state !== 'waiting' && state !== 'booked') ? '' : viewsText(total),
      ],
    ],
  )}<div class="line">${medium ? buttonLink(`${path}/picture`, 'Bild in voller Größe', { sign: 'download' }) : ''}${publicPage === undefined ? '' : buttonLink(publicPage, 'Auf der Seite ansehen', { sign: 'eye' })}</div></div></section>`;
  return { part, style: `${style}\n${APPEARANCE_STYLE}` };
}

const APPEARANCE_STYLE = `
.appearance{display:grid;grid-template-columns:260px minmax(0,1fr);gap:24px;align-items:start}
.appearance .proof{margin:0}
@media (max-width:760px){.appearance{grid-template-columns:minmax(0,1fr)}}`;

/** Renders who has ordered, with what is needed to reach and to bill them. */
export function buyerBox(client: string, order: OfficeOrder, today: string): Html {
  const { billing, contact, accountId, otherOrders } = order;
  const name = buyerName(billing);
  const person = `${billing.firstName} ${billing.lastName}`.trim();
  const phones = [contact.phone, contact.mobile].filter((phone) => phone !== undefined && phone !== '');
  const lines = [
    ...phones.map((phone) => contactLine('phone', html`<a href="tel:${phone?.replace(/[^\d+]/g, '')}">${phone}</a>`)),
    contact.email ? contactLine('mail', emailLink(contact.email)) : '',
    contactLine(
      'pin',
      html`${`${billing.street} ${billing.houseNumber}`.trim()}<br>${billing.postalCode} ${billing.city}, ${countryText(billing.country, 'de')}`,
    ),
  ];
  const buyerQuery = (ofNone: Record<string, string>) =>
    new URLSearchParams(accountId === null ? ofNone : { person: String(accountId) }).toString();
  return box(
    'Auftraggeber',
    html`<p><b>${accountId === null ? name : html`<a href="${pageOf.person(client, accountId)}">${name}</a>`}</b>${person && person !== name ? html`<br>${person}` : ''}</p>
<ul class="contact">${lines}</ul>${facts([
      ['Art', billing.isConsumer ? 'Privatperson' : ''],
      ['USt-IdNr.', vatIdText(order, today)],
      ['Rechnung an', billing.email === contact.email ? '' : billing.email],
      ['Zeichen', billing.reference],
    ])}${otherOrders > 0 ? pageLink(`${pageOf.orders(client)}?${buyerQuery({ q: billing.email })}`, otherOrders === 1 ? '1 weiterer Auftrag' : `${otherOrders} weitere Aufträge`) : ''}${pageLink(`${pageOf.invoices(client)}?${buyerQuery({ buyer: name })}&state=all`, 'Alle Rechnungen')}`,
    'buyer',
  );
}

const pageLink = (href: string, label: string): Html =>
  html`<p><a class="button text" href="${href}">${label}${icon('next', 'small')}</a></p>`;

/** Renders the VAT id with its check: an order needs an id of the right form, and only the tax office knows if it is in use. */
function vatIdText({ billing: { vatId, country }, orderedAt, price }: OfficeOrder, today: string): Html | '' {
  if (vatId === '') return '';
  const checkedOn = paperDay(berlinDay(orderedAt), today);
  const isForeign = isInUnion(country) && price.vatCategory === 'AE';
  return html`${vatId}<br><span class="small soft">${isVatId(vatId, country) ? `Aufbau am ${checkedOn} geprüft` : 'Aufbau nicht geprüft'}</span>${isForeign ? html`<br><a class="small" href="https://ec.europa.eu/taxation_customs/vies/">Bei VIES prüfen</a>` : ''}`;
}

/** The style of the contact lines. */
export const BUYER_STYLE = `
.contact{display:grid;gap:6px;margin:0 0 12px;padding:0;list-style:none;overflow-wrap:anywhere}
.contact li{display:flex;gap:8px}
.contact .icon{margin-top:3px;color:var(--text-soft)}`;

const contactLine = (sign: IconName, content: Html) => html`<li>${icon(sign, 'small')}<span>${content}</span></li>`;
