import { html } from 'hono/html';
import type { Queryable } from '../../../platform/database/database';
import { pageOf } from '../../page/addresses';
import { daySpan } from '../../page/day-words';
import type { Html } from '../../page/page';
import type { FieldValues } from '../../page/typed-fields';
import type { KindName } from './kinds';

/** A change that concerns days which are sold already. */
type Concern = {
  title: string;
  /** SQL: the concerned days `p` of a slot `s` of a channel `c`, from `$2` on; `$1` is the key of the changed record. */
  days: string;
  values?: readonly unknown[];
};

type SoldOrder = { number: string; buyer: string; days: number; first: string; last: string; total: number };

const MAX_SHOWN = 10;

const selectOrders = (days: string) => `
  select o.number, o.buyer, count(*)::int as days, min(p.day) as first, max(p.day) as last,
    count(*) over ()::int as total
  from advert_slot_days p join advert_orders o on o.id = p.order_id
    join advert_slots s on s.id = p.slot_id join advert_channels c on c.id = s.channel_id
  where p.day >= $2::date and ${days} group by o.id order by min(p.day), o.id limit ${MAX_SHOWN}`;

const OF_RECORD: Readonly<Partial<Record<KindName, string>>> = {
  slot: 's.id = $1',
  channel: 'c.id = $1',
  medium: 'c.medium_id = $1',
};
const CLOSED: Readonly<Partial<Record<KindName, string>>> = {
  slot: 'Auf diesem Werbeplatz ist schon verkauft',
  channel: 'In diesem Bereich ist schon verkauft',
  medium: 'In diesem Medium ist schon verkauft',
};

type Change = { kind: KindName; id: string; stored: FieldValues | undefined; values: FieldValues };

/** Returns how a change of a record concerns sold days. */
function concernsOf({ kind, stored, values }: Change): Concern[] {
  const ofRecord = OF_RECORD[kind];
  if (!stored || !ofRecord) return [];
  const concerns: Concern[] = [];
  if (stored.is_active === true && values.is_active !== true)
    concerns.push({ title: CLOSED[kind] ?? '', days: ofRecord });
  if (kind !== 'slot') return concerns;
  const [before, after] = [weekdaysOf(stored), weekdaysOf(values)];
  const removed = before.filter((weekday) => !after.includes(weekday));
  if (removed.length > 0)
    concerns.push({
      title: 'An den gestrichenen Wochentagen ist schon verkauft',
      days: `${ofRecord} and extract(isodow from p.day)::int = any($3::int[])`,
      values: [removed],
    });
  if (Number(values.capacity) < Number(stored.capacity))
    concerns.push({
      title: `An manchen Tagen sind mehr als ${Number(values.capacity) === 1 ? '1 Anzeige' : `${Number(values.capacity)} Anzeigen`} verkauft`,
      days: `${ofRecord} and (select count(*) from advert_slot_days sold where sold.slot_id = p.slot_id and sold.day = p.day
        and sold.order_id is not null) > $3::int`,
      values: [values.capacity],
    });
  return concerns;
}

const weekdaysOf = ({ weekdays }: FieldValues): number[] => (Array.isArray(weekdays) ? weekdays : []);

/** Renders who has bought days that a change concerns, and the question whether to save it; undefined without any. */
export async function soldQuestion(
  from: Queryable,
  client: string,
  change: Change,
  today: string,
): Promise<Html | undefined> {
  const lists: Html[] = [];
  for (const { title, days, values = [] } of concernsOf(change)) {
    const orders = await from.query<SoldOrder>(selectOrders(days), [change.id, today, ...values]);
    if (orders.length > 0) lists.push(ordersList(client, { title, orders, today }));
  }
  if (lists.length === 0) return undefined;
  return html`<section class="problem" role="alert" aria-labelledby="sold"><h2 id="sold">Noch nicht gespeichert: Tage sind schon verkauft</h2>
<p>Verkaufte Tage bleiben und erscheinen. Die Änderung gilt für neue Aufträge. Soll ein verkaufter Tag nicht erscheinen, schreiben Sie ihn auf der Seite des Auftrags gut.</p>
${lists}<label class="check"><input type="checkbox" name="confirmed" value="yes"> Verstanden, die Änderung gilt für neue Aufträge</label>
<div class="actions"><button>Speichern</button></div></section>`;
}

const ordersList = (
  client: string,
  { title, orders, today }: { title: string; orders: readonly SoldOrder[]; today: string },
): Html => {
  const more = (orders[0]?.total ?? 0) - orders.length;
  return html`<p>${title}:</p>
<ul>${orders.map(
    ({ number, buyer, days, first, last }) =>
      html`<li><a class="target" href="${pageOf.order(client, number)}">${number}</a> ${buyer}, ${days === 1 ? '' : `${days} Tage, `}${daySpan(first, last, today)}</li>`,
  )}${more > 0 ? html`<li>und ${more === 1 ? 'ein weiterer Auftrag' : `${more.toLocaleString('de-DE')} weitere Aufträge`}</li>` : ''}</ul>`;
};

/** Counts the orders of a slot that keep their price when it changes. */
export async function countKeptOrders(from: Queryable, slotId: string, today: string): Promise<number> {
  const [row] = await from.query<{ count: number }>(
    `select count(*)::int as count from advert_orders where slot_id = $1 and state <> 'cancelled' and last_day >= $2::date`,
    [slotId, today],
  );
  return row?.count ?? 0;
}

/** Says what a change of a slot does not touch. */
export const keptOrdersText = (count: number): string => {
  const kept =
    count === 0
      ? 'Kein laufender Auftrag hängt daran.'
      : count === 1
        ? '1 laufender Auftrag behält seinen Preis und seine Tage.'
        : `${count.toLocaleString('de-DE')} laufende Aufträge behalten ihren Preis und ihre Tage.`;
  return `${kept} Wer gerade bestellt, sieht einen neuen Preis und stimmt ihm noch einmal zu.`;
};
