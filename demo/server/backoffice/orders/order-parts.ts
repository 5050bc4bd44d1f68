import { html } from 'hono/html';
import { countryText, moneyText } from '../../adverts/invoice/invoice-words';
import { buyerName } from '../../adverts/invoice/zugferd-data';
import { productName } from '../../adverts/orders/product';
import { advertProof } from '../adverts/advert-proof';
import { pageOf } from '../page/addresses';
import { shortDay } from '../page/day-words';
import type { Html } from '../page/page';
import { type IconName, icon } from '../ui/icons';
import { badge, box, buttonLink, emailLink, facts } from '../ui/shapes';
import { table } from '../ui/table';
import type { OfficeOrder } from './load-order';
import { dayWords, type OrderDay, viewsText } from './order-state';

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

/** Renders the days of an order, each with what can be done with it. @param canCredit true if days can be credited */
export function daysTable(
  client: string,
  { number, price, product }: Pick<OfficeOrder, 'number' | 'price' | 'product'>,
  { days, canCredit, today }: { days: readonly OrderDay[]; canCredit: boolean; today: string },
): Html {
  const isOnline = product.kind === 'online';
  const count = (day: OrderDay, value: number) =>
    day.state === 'shown' || day.state === 'running' || value > 0 ? value.toLocaleString('de-DE') : '–';
  const others = price.items.filter((item) => item.kind !== 'day');
  return table({
    ...{ label: 'Tage', hasHeading: true, isDense: true, empty: 'Dieser Auftrag hat keine Tage.' },
    columns: [
      { label: 'Tag', kind: 'nowrap' },
      { label: 'Stand' },
      ...(isOnline
        ? [
            { label: 'Ansichten', align: 'right' as const },
            { label: 'Klicks', align: 'right' as const },
          ]
        : []),
      { label: 'Netto', align: 'right' },
      { label: 'Gutschreiben', isHidden: true, align: 'right' },
    ],
    rows: days.map((day) => {
      const { tone, label, sign } = dayWords[day.state];
      const net = day.cents === undefined ? '–' : moneyText(day.cents, 'de');
      return {
        cells: [
          shortDay(day.date, today),
          badge(tone, label, sign),
          ...(isOnline ? [count(day, day.views), count(day, day.clicks)] : []),
          day.isCredited ? html`<s class="soft">${net}</s>` : net,
          dayDeed(client, number, { day, canCredit, today }),
        ],
      };
    }),
    foot: [
      'Summe netto',
      others.length > 0 ? 'mit Mindestpreis und Gutschein' : '',
      ...(isOnline ? ['', ''] : []),
      moneyText(price.net, 'de'),
      '',
    ],
  });
}

function dayDeed(
  client: string,
  number: string,
  { day, canCredit, today }: { day: OrderDay; canCredit: boolean; today: string },
): Html | string {
  if (day.isCredited) return html`<span class="soft small">gutgeschrieben</span>`;
  if (!canCredit) return '';
  return html`<a class="button text" href="${pageOf.order(client, number)}/credit?day=${day.date}" aria-label="${shortDay(day.date, today)} gutschreiben">Gutschreiben</a>`;
}

/** Renders who has ordered, with what is needed to reach and to bill them. */
export function buyerBox(client: string, order: OfficeOrder): Html {
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
  return box(
    'Auftraggeber',
    html`<p><b>${accountId === null ? name : html`<a href="${pageOf.person(client, accountId)}">${name}</a>`}</b>${person && person !== name ? html`<br>${person}` : ''}</p>
<ul class="contact">${lines}</ul>${facts([
      ['Art', billing.isConsumer ? 'Privatperson' : ''],
      ['USt-IdNr.', billing.vatId],
      ['Rechnung an', billing.email === contact.email ? '' : billing.email],
      ['Zeichen', billing.reference],
    ])}${otherOrders > 0 ? html`<p><a class="button text" href="${pageOf.orders(client)}?${new URLSearchParams(accountId === null ? { q: billing.email } : { person: String(accountId) }).toString()}">${otherOrders === 1 ? '1 weiterer Auftrag' : `${otherOrders} weitere Aufträge`}${icon('next', 'small')}</a></p>` : ''}`,
    'buyer',
  );
}

/** The style of the contact lines. */
export const BUYER_STYLE = `
.contact{display:grid;gap:6px;margin:0 0 12px;padding:0;list-style:none;overflow-wrap:anywhere}
.contact li{display:flex;gap:8px}
.contact .icon{margin-top:3px;color:var(--text-soft)}`;

const contactLine = (sign: IconName, content: Html) => html`<li>${icon(sign, 'small')}<span>${content}</span></li>`;
