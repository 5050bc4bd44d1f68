import { html } from 'hono/html';
import { invoiceDayLabel, moneyText, shareText } from '../../../adverts/invoice/invoice-words';
import type { Seller } from '../../../adverts/orders/seller';
import type { Queryable } from '../../../platform/database/database';
import type { Html } from '../../page/page';
import { badge, buttonLink, countText, facts } from '../../ui/shapes';
import { nameCell, type Row, table, twoLines } from '../../ui/table';
import { kinds, PLACEMENT_LABELS } from './kinds';
import { cataloguePath, recordPath } from './record-page';

type Slot = {
  id: string;
  name: string;
  place: keyof typeof PLACEMENT_LABELS;
  size: string;
  cents: number;
  capacity: number;
  workdays: number;
  time: string;
  isActive: boolean;
};
type Channel = { id: string; name: string; reach: number; isActive: boolean; slots: Slot[] };
type Medium = { id: string; name: string; kind: 'print' | 'online'; isActive: boolean; channels: Channel[] };
type Voucher = {
  code: string;
  share: number | null;
  cents: number | null;
  left: number;
  most: number;
  first: string | null;
  last: string | null;
};

const selectMedia = `
  select m.id, m.name, m.kind, m.is_active as "isActive", coalesce((
    select json_agg(json_build_object('id', c.id, 'name', c.name, 'reach', c.reach, 'isActive', c.is_active, 'slots', coalesce((
      select json_agg(json_build_object('id', s.id, 'name', s.name, 'place', s.place,
        'size', concat(s.width, ' × ', s.height, case when m.kind = 'print' then ' mm' else ' Pixel' end),
        'cents', s.day_cents, 'capacity', s.capacity, 'workdays', s.closing_workdays, 'time', s.closing_time,
        'isActive', s.is_active) order by s.position, s.id)
      from advert_slots s where s.channel_id = c.id), '[]')) order by c.position, c.id)
    from advert_channels c where c.medium_id = m.id), '[]') as channels
  from advert_media m where m.client = $1 order by m.position, m.id`;

const selectVouchers = `
  select code, share, cents, uses_left as left, uses_most as most, first_day as first, last_day as last
  from advert_vouchers where client = $1 order by code`;

/** Renders the seller, the slots with their prices, and the vouchers, with links to their forms. */
export async function cataloguePage(from: Queryable, client: string): Promise<Html> {
  const [seller] = await from.query<{ data: Seller }>('select data from advert_sellers where client = $1', [client]);
  return html`${sellerSection(client, seller?.data)}
${(await from.query<Medium>(selectMedia, [client])).map((medium) => mediumSection(client, medium))}
<div class="line">${buttonLink(cataloguePath(client, '/medium/new'), kinds.medium.newTitle, { sign: 'plus' })}</div>
${voucherTable(client, await from.query<Voucher>(selectVouchers, [client]))}`;
}

/** Renders a link to the seller's form while it is missing: without a seller nobody can order. */
export async function sellerMissing(from: Queryable, client: string): Promise<Html | ''> {
  const sellers = await from.query('select 1 from advert_sellers where client = $1', [client]);
  if (sellers.length > 0) return '';
  return html`<p class="box problem">Noch kann niemand Anzeigen buchen: Es fehlt, wer die Rechnungen schreibt.
<a href="${sellerPath(client)}">Verkäufer eintragen</a></p>`;
}

const sellerPath = (client: string) => cataloguePath(client, '/seller');

const sellerSection = (client: string, seller: Seller | undefined): Html => html`
<section aria-labelledby="seller"><div class="split"><h2 id="seller">Verkäufer</h2>${buttonLink(sellerPath(client), seller ? 'Verkäufer ändern' : 'Verkäufer eintragen', { sign: 'edit' })}</div>
${
  seller
    ? facts([
        ['Name', seller.name],
        ['Anschrift', `${seller.street}, ${seller.postalCode} ${seller.city}`],
        ['USt-IdNr.', seller.vatId],
        ['Umsatzsteuer', seller.isSmallBusiness ? 'keine, Kleinunternehmer' : ''],
        ['IBAN', seller.iban],
        ['Zahlungsziel', `${seller.dueDays} Tage`],
      ])
    : html`<p>Noch kann niemand Anzeigen buchen: Es fehlt, wer die Rechnungen schreibt.</p>`
}</section>`;

const offerBadge = (isActive: boolean) => (isActive ? badge('good', 'im Angebot') : badge('over', 'nicht im Angebot'));

/** Renders a medium and its channels, each with the table of its slots. */
const mediumSection = (client: string, { id, name, kind, isActive, channels }: Medium): Html => html`
<div class="split"><div><h2 class="line">${name}${isActive ? '' : offerBadge(isActive)}</h2><p class="soft small">${kind === 'print' ? 'Gedruckt' : 'Online'}</p></div>
<div class="line">${buttonLink(recordPath(client, { kind: 'medium', id }), `${name} ändern`, { sign: 'edit' })}${buttonLink(cataloguePath(client, `/channel/new?of=${encodeURIComponent(id)}`), kinds.channel.newTitle, { sign: 'plus' })}</div></div>
${channels.map((channel) => channelTable(client, channel))}`;

const channelTable = (client: string, { id, name, reach, isActive, slots }: Channel): Html =>
  table({
    ...{ label: name, hasHeading: true, empty: 'Hier gibt es noch keinen Werbeplatz.' },
    lead: html`${reach.toLocaleString('de-DE')} Menschen am Tag ${isActive ? '' : offerBadge(isActive)}`,
    actions: html`${buttonLink(recordPath(client, { kind: 'channel', id }), `${name} ändern`, { sign: 'edit' })}${buttonLink(cataloguePath(client, `/slot/new?of=${encodeURIComponent(id)}`), kinds.slot.newTitle, { sign: 'plus' })}`,
    columns: [
      { label: 'Werbeplatz', kind: 'named' },
      { label: 'Netto je Tag', align: 'right' },
      { label: 'Anzeigen je Tag', align: 'right' },
      { label: 'Anzeigenschluss', kind: 'nowrap' },
      { label: 'Stand' },
    ],
    rows: slots.map((slot) => slotRow(client, slot)),
  });

const slotRow = (client: string, { id, name, place, size, cents, capacity, workdays, time, isActive }: Slot): Row => ({
  cells: [
    nameCell({
      href: recordPath(client, { kind: 'slot', id }),
      title: name,
      second: `${PLACEMENT_LABELS[place]}, ${size}`,
    }),
    moneyText(cents, 'de'),
    countText(capacity),
    twoLines(workdays === 1 ? '1 Werktag vorher' : `${workdays} Werktage vorher`, `${time} Uhr`),
    offerBadge(isActive),
  ],
});

const voucherTable = (client: string, vouchers: readonly Voucher[]): Html =>
  table({
    ...{ label: 'Gutscheine', hasHeading: true, empty: 'Es gibt noch keinen Gutschein.' },
    actions: buttonLink(cataloguePath(client, '/voucher/new'), kinds.voucher.newTitle, { sign: 'plus' }),
    columns: [
      { label: 'Gutschein', kind: 'named' },
      { label: 'Nachlass', align: 'right' },
      { label: 'Verwendet' },
      { label: 'Gilt', kind: 'nowrap' },
    ],
    rows: vouchers.map(({ code, share, cents, left, most, first, last }) => ({
      cells: [
        nameCell({ href: recordPath(client, { kind: 'voucher', id: code }), title: code }),
        share === null ? moneyText(cents ?? 0, 'de') : shareText(share, 'de'),
        `${most - left} von ${most} verwendet`,
        [first && `ab ${invoiceDayLabel(first, 'de')}`, last && `bis ${invoiceDayLabel(last, 'de')}`]
          .filter(Boolean)
          .join(' ') || 'immer',
      ],
    })),
  });
