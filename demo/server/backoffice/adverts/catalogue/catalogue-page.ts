import { html } from 'hono/html';
import type { Closing } from '../../../adverts/closing';
import { moneyText } from '../../../adverts/invoice/invoice-words';
import type { Seller } from '../../../adverts/orders/seller';
import { closingJson } from '../../../adverts/slots';
import { berlinDay, endOfMonth } from '../../../platform/berlin-day';
import type { Queryable } from '../../../platform/database/database';
import { pageOf } from '../../page/addresses';
import { monthName } from '../../page/day-words';
import type { Html } from '../../page/page';
import { weekdaysText } from '../../page/weekday-words';
import { badge, buttonLink, countText, facts } from '../../ui/shapes';
import { nameCell, type Row, table, twoLines } from '../../ui/table';
import { loadDayCounts } from '../calendar/load-occupancy';
import { placeSums, type Sums, soldShareText } from '../calendar/occupancy';
import { startOfMonth } from '../calendar/period';
import { closingText, placeState } from '../places/place-words';
import { kinds, PLACEMENT_LABELS } from './kinds';
import { cataloguePath, recordPath } from './record-page';

type Slot = {
  id: string;
  name: string;
  place: keyof typeof PLACEMENT_LABELS;
  size: string;
  cents: number;
  capacity: number;
  weekdays: number[];
  closing: Closing;
  isActive: boolean;
};
type Channel = { id: string; name: string; reach: number; isActive: boolean; slots: Slot[] };
type Medium = { id: string; name: string; kind: 'print' | 'online'; isActive: boolean; channels: Channel[] };

const selectMedia = `
  select m.id, m.name, m.kind, m.is_active as "isActive", coalesce((
    select json_agg(json_build_object('id', c.id, 'name', c.name, 'reach', c.reach, 'isActive', c.is_active, 'slots', coalesce((
      select json_agg(json_build_object('id', s.id, 'name', s.name, 'place', s.place,
        'size', concat(s.width, ' × ', s.height, case when m.kind = 'print' then ' mm' else ' Pixel' end),
        'cents', s.day_cents, 'capacity', s.capacity, 'weekdays', s.weekdays,
        'closing', ${closingJson},
        'isActive', s.is_active) order by s.position, s.id)
      from advert_slots s where s.channel_id = c.id), '[]')) order by c.position, c.id)
    from advert_channels c where c.medium_id = m.id), '[]') as channels
  from advert_media m where m.client = $1 order by m.position, m.id`;

/** The context of the tables: the name of the month, and what is sold in it by slot. */
type Shown = { client: string; month: string; sums: ReadonlyMap<string, Sums> };

/** Renders the seller, and the places with their prices and their occupancy this month. */
export async function cataloguePage(from: Queryable, client: string, now: Date): Promise<Html> {
  const [seller] = await from.query<{ data: Seller }>('select data from advert_sellers where client = $1', [client]);
  const media = await from.query<Medium>(selectMedia, [client]);
  const places = media.flatMap((medium) =>
    medium.channels.flatMap((channel) =>
      channel.slots.map((slot) => ({ ...slot, isActive: medium.isActive && channel.isActive && slot.isActive })),
    ),
  );
  const today = berlinDay(now);
  const month = { first: startOfMonth(today), last: endOfMonth(today) };
  const occupancy = { places, ...(await loadDayCounts(from, places, month, now)) };
  const sums = new Map(placeSums(occupancy, month, now).map(({ place, sums: own }) => [place.id, own]));
  const shown = { client, month: monthName(today, today), sums };
  return html`${media.map((medium) => mediumSection(shown, medium))}
<div class="line">${buttonLink(cataloguePath(client, '/medium/new'), kinds.medium.newTitle, { sign: 'plus' })}</div>
${sellerSection(client, seller?.data)}`;
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

const closedBadge = (isActive: boolean) => (isActive ? '' : badge('over', 'nicht im Angebot', 'lock'));

/** Renders a medium and its channels, each with the table of its places. */
const mediumSection = (shown: Shown, medium: Medium): Html => html`
<div class="split"><div><h2 class="line">${medium.name}${closedBadge(medium.isActive)}</h2><p class="soft small">${medium.kind === 'print' ? 'Gedruckt' : 'Online'}</p></div>
<div class="line">${buttonLink(recordPath(shown.client, { kind: 'medium', id: medium.id }), `${medium.name} ändern`, { sign: 'edit' })}${buttonLink(cataloguePath(shown.client, `/channel/new?of=${encodeURIComponent(medium.id)}`), kinds.channel.newTitle, { sign: 'plus' })}</div></div>
${medium.channels.map((channel) => channelTable(shown, medium, channel))}`;

const channelTable = (shown: Shown, medium: Medium, channel: Channel): Html =>
  table({
    ...{ label: channel.name, hasHeading: true, empty: 'Hier gibt es noch keinen Werbeplatz.' },
    lead: html`${channel.reach.toLocaleString('de-DE')} Menschen am Tag ${closedBadge(channel.isActive)}`,
    actions: html`${buttonLink(recordPath(shown.client, { kind: 'channel', id: channel.id }), `${channel.name} ändern`, { sign: 'edit' })}${buttonLink(cataloguePath(shown.client, `/slot/new?of=${encodeURIComponent(channel.id)}`), kinds.slot.newTitle, { sign: 'plus' })}`,
    columns: [
      { label: 'Werbeplatz', kind: 'named' },
      { label: 'Erscheint', kind: 'nowrap' },
      { label: 'Netto je Tag', align: 'right' },
      { label: 'Anzeigen je Tag', align: 'right' },
      { label: `Belegt im ${shown.month}`, align: 'right' },
      { label: 'Stand' },
    ],
    rows: channel.slots.map((slot) => slotRow(shown, slot, { medium, channel })),
  });

const slotRow = (
  { client, sums }: Shown,
  slot: Slot,
  parents: { medium: Pick<Medium, 'isActive'>; channel: Pick<Channel, 'isActive'> },
): Row => {
  const { id, name, place, size, cents, capacity, weekdays, closing, isActive } = slot;
  const state = placeState({ isActive, ...parents });
  const own = sums.get(id) ?? { sold: 0, offered: 0 };
  return {
    cells: [
      nameCell({ href: pageOf.place(client, id), title: name, second: `${PLACEMENT_LABELS[place]}, ${size}` }),
      twoLines(weekdaysText(weekdays), `Schluss ${closingText(closing)}`),
      moneyText(cents, 'de'),
      countText(capacity),
      twoLines(soldShareText(own), `${countText(own.sold)} von ${countText(own.offered)}`),
      badge(state.tone, state.label, state.sign),
    ],
  };
};
