import { html } from 'hono/html';
import { type Product, productName, productShape } from '../../adverts/orders/product';
import type { AppOptions } from '../../app-options';
import type { Queryable } from '../../database';
import { inOneWrite } from '../../http/write';
import { type Doing, noteDoing } from '../doing';
import { csrfField, type Html } from '../page';
import { pathOf } from './adverts-page';
import { type SlotField, type SlotValues, slotLabels, typedSlot } from './slot-fields';

/** What was typed of a slot before it was refused. */
export type RefusedSlot = {
  id: string;
  typed: Record<SlotField, string>;
  problems: Partial<Record<SlotField, string>>;
};

type Row = SlotValues & { id: string; product: Product };

const slots = `
  select s.id, s.day_cents as "dayCents", s.least_cents as "leastCents", s.capacity, s.vat_share as "vatShare",
    s.closing_workdays as "closingWorkdays", s.closing_time as "closingTime", s.is_active as "isActive",
    ${productShape} as product
  from advert_slots s join advert_channels c on c.id = s.channel_id join advert_media m on m.id = c.medium_id
  where m.client = $1`;

/** The state of a slot as the operator has seen it. */
const stateOf = ({ product: _, ...values }: Row) => JSON.stringify(values);

/** The slots of a client with their prices and closing times, each as a form. */
export async function cataloguePage(
  from: Queryable,
  { client, csrf, refused }: { client: string; csrf: string; refused?: RefusedSlot | undefined },
): Promise<Html> {
  const rows = await from.query<Row>(`${slots} order by m.position, m.id, c.position, c.id, s.position, s.id`, [
    client,
  ]);
  return html`<nav class="pages" aria-label="Anzeigen"><a href="${pathOf(client)}">Anzeigen freigeben</a></nav>
<p class="hint">Was sich ändert, gilt für neue Aufträge. Bestehende behalten ihren Preis und ihre Tage.</p>
${rows.length === 0 ? html`<p class="box">Es gibt keine Anzeigenplätze.</p>` : rows.map((row) => sectionOf(row, { client, csrf, refused }))}`;
}

function sectionOf(
  row: Row,
  { client, csrf, refused }: { client: string; csrf: string; refused?: RefusedSlot | undefined },
): Html {
  const mine = refused?.id === row.id ? refused : undefined;
  const typed = mine?.typed ?? typedSlot(row);
  const fields = Object.entries(slotLabels) as [SlotField, string][];
  return html`<section aria-labelledby="slot-${row.id}"><h2 id="slot-${row.id}">${productName(row.product, 'de')}
${row.isActive ? '' : html`<span class="badge">nicht im Angebot</span>`}</h2>
<form method="post" action="${pathOf(client)}/catalogue/${row.id}">${csrfField(csrf)}
<input type="hidden" name="seen" value="${stateOf(row)}"><div class="filter">${fields.map(([name, label]) => fieldOf(row.id, name, { label, value: typed[name], problem: mine?.problems[name] }))}</div>
<label class="check"><input type="checkbox" name="isActive" value="yes"${row.isActive ? html` checked` : ''}> Im Angebot</label>
<div class="actions"><button>Speichern</button></div></form></section>`;
}

function fieldOf(
  slot: string,
  name: SlotField,
  { label, value, problem }: { label: string; value: string; problem: string | undefined },
): Html {
  const id = `${name}-${slot}`;
  const wrong = problem ? html` aria-invalid="true" aria-describedby="${id}-error"` : '';
  return html`<div><label for="${id}">${label}</label>${problem ? html`<p class="error" id="${id}-error">${problem}</p>` : ''}
<input id="${id}" name="${name}" value="${value}"${wrong}></div>`;
}

/** Whether a client has a slot. */
export const isSlotOf = async (from: Queryable, client: string, id: string): Promise<boolean> =>
  !id.includes('\0') && (await from.query(`${slots} and s.id = $2`, [client, id])).length > 0;

/** Changes a slot of a client; 'stale' when somebody else has changed it since. */
export const saveSlot = (
  options: Pick<AppOptions, 'database' | 'onWritten'>,
  { id, seen, values }: { id: string; seen: string; values: SlotValues },
  doing: Doing,
): Promise<'done' | 'stale' | 'gone'> =>
  inOneWrite(options, async (transaction) => {
    await transaction.query('select 1 from advert_slots where id = $1 for update', [id]);
    const [row] = await transaction.query<Row>(`${slots} and s.id = $2`, [doing.client, id]);
    if (!row) return 'gone';
    if (stateOf(row) !== seen) return 'stale';
    const { dayCents, leastCents, capacity, vatShare, closingWorkdays, closingTime, isActive } = values;
    await transaction.query(
      `update advert_slots set day_cents = $2, least_cents = $3, capacity = $4, vat_share = $5, closing_workdays = $6,
         closing_time = $7, is_active = $8 where id = $1`,
      [id, dayCents, leastCents, capacity, vatShare, closingWorkdays, closingTime, isActive],
    );
    await noteDoing(transaction, doing, { kind: 'advert', record: id, action: 'slot_saved' });
    return 'done';
  });
