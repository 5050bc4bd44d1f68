import { html } from 'hono/html';
import { invoiceDayLabel, moneyText, shareText } from '../../../adverts/invoice/invoice-words';
import type { Seller } from '../../../adverts/orders/seller';
import type { Queryable } from '../../../platform/database/database';
import { type Html, termAndDescription } from '../../page/page';
import { advertsPath } from '../advert-path';
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
  return html`<nav class="pages" aria-label="Anzeigen"><a href="${advertsPath(client)}">Anzeigen</a></nav>
<p class="hint">Was sich ändert, gilt für neue Aufträge. Bestehende behalten ihren Preis und ihre Tage.</p>
${sellerSection(client, seller?.data)}
${(await from.query<Medium>(selectMedia, [client])).map((medium) => mediumSection(client, medium))}
<p class="pages"><a href="${cataloguePath(client, '/medium/new')}">${kinds.medium.newTitle}</a></p>
${voucherSection(client, await from.query<Voucher>(selectVouchers, [client]))}`;
}

/** Renders a link to the seller's form while it is missing: without a seller nobody can order. */
export async function sellerMissing(from: Queryable, client: string): Promise<Html | ''> {
  const sellers = await from.query('select 1 from advert_sellers where client = $1', [client]);
  if (sellers.length > 0) return '';
  return html`<p class="box problem">Noch kann niemand Anzeigen buchen: Es fehlt, wer die Rechnungen schreibt.
<a href="${sellerPath(client)}">Verkäufer eintragen</a></p>`;
}

const sellerPath = (client: string) => cataloguePath(client, '/seller');

function sellerSection(client: string, seller: Seller | undefined): Html {
  return html`<section aria-labelledby="seller"><h2 id="seller">Verkäufer</h2>
${
  seller
    ? html`<dl>${termAndDescription('Name', seller.name)}${termAndDescription('Anschrift', `${seller.street}, ${seller.postalCode} ${seller.city}`)}
${termAndDescription('USt-IdNr.', seller.vatId)}${termAndDescription('Umsatzsteuer', seller.isSmallBusiness ? 'keine, Kleinunternehmer' : '')}${termAndDescription('IBAN', seller.iban)}${termAndDescription('Zahlungsziel', `${seller.dueDays} Tage`)}</dl>`
    : html`<p>Noch kann niemand Anzeigen buchen: Es fehlt, wer die Rechnungen schreibt.</p>`
}
<p class="pages"><a href="${sellerPath(client)}">${seller ? 'Verkäufer ändern' : 'Verkäufer eintragen'}</a></p></section>`;
}

const inactiveBadge = (isActive: boolean) => (isActive ? '' : html` <span class="badge">nicht im Angebot</span>`);

function mediumSection(client: string, { id, name, kind, isActive, channels }: Medium): Html {
  return html`<section aria-labelledby="m-${id}"><h2 id="m-${id}">${name}${inactiveBadge(isActive)}</h2>
<p class="pages"><span class="hint">${kind === 'print' ? 'gedruckt' : 'online'}</span>
<a href="${recordPath(client, { kind: 'medium', id })}">${name} ändern</a></p>
${channels.map((channel) => channelEntry(client, channel))}
<p class="pages"><a href="${cataloguePath(client, `/channel/new?of=${encodeURIComponent(id)}`)}">Neuer Bereich in ${name}</a></p></section>`;
}

function channelEntry(client: string, { id, name, reach, isActive, slots }: Channel): Html {
  return html`<h3>${name}${inactiveBadge(isActive)}</h3><p class="pages"><span class="hint">${reach.toLocaleString('de-DE')} Menschen am Tag</span>
<a href="${recordPath(client, { kind: 'channel', id })}">${name} ändern</a>
<a href="${cataloguePath(client, `/slot/new?of=${encodeURIComponent(id)}`)}">Neuer Werbeplatz in ${name}</a></p>
${slots.length === 0 ? html`<p class="hint">Hier gibt es noch keinen Werbeplatz.</p>` : html`<ul class="rows">${slots.map((slot) => slotRow(client, slot))}</ul>`}`;
}

function slotRow(client: string, { id, name, place, size, cents, capacity, workdays, time, isActive }: Slot): Html {
  const closing = `${workdays === 1 ? '1 Werktag' : `${workdays} Werktage`} vorher, ${time} Uhr`;
  return html`<li><a href="${recordPath(client, { kind: 'slot', id })}">${name}</a>${inactiveBadge(isActive)}
<br><span class="hint">${moneyText(cents, 'de')} je Tag · ${capacity} am Tag · Anzeigenschluss ${closing} · ${PLACEMENT_LABELS[place]}, ${size}</span></li>`;
}

function voucherSection(client: string, vouchers: readonly Voucher[]): Html {
  return html`<section aria-labelledby="vouchers"><h2 id="vouchers">Gutscheine</h2>
${
  vouchers.length === 0
    ? html`<p class="hint">Es gibt noch keinen Gutschein.</p>`
    : html`<ul class="rows">${vouchers.map(
        ({
          code,
          share,
          cents,
          left,
          most,
          first,
          last,
        }) => html`<li><a href="${recordPath(client, { kind: 'voucher', id: code })}">${code}</a>
<br><span class="hint">${share === null ? moneyText(cents ?? 0, 'de') : shareText(share, 'de')} · ${most - left} von ${most} verwendet${first ? ` · ab ${invoiceDayLabel(first, 'de')}` : ''}${last ? ` · bis ${invoiceDayLabel(last, 'de')}` : ''}</span></li>`,
      )}</ul>`
}
<p class="pages"><a href="${cataloguePath(client, '/voucher/new')}">${kinds.voucher.newTitle}</a></p></section>`;
}
