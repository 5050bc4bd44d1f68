import { html } from 'hono/html';
import type { Billing } from '../../../../src/model/adverts/billing-problems';
import { dayText, moneyText } from '../../adverts/invoice/invoice-words';
import { buyerName } from '../../adverts/invoice/zugferd-data';
import { owedShape } from '../../adverts/payment/owed';
import type { Queryable } from '../../database';
import { csrfField, type Html } from '../page';
import { pathOf } from './advert-path';
import { invoiceActions } from './decide-on-invoice';

/** Which invoices are shown. */
export const invoiceStates = { open: 'offen', overdue: 'überfällig', settled: 'erledigt' } as const;
export type InvoiceState = keyof typeof invoiceStates;

const PAGE_SIZE = 50;

type Row = {
  id: number;
  number: string;
  issuedOn: string;
  dueOn: string;
  gross: number;
  owed: number;
  paid: number;
  reminders: number;
  /** Whether there is somebody to be reminded, and a reminder left. */
  canRemind: boolean;
  buyer: Billing;
  order: string;
  credits: { id: number; number: string }[];
  total: number;
};

const invoices = `
  select * , (count(*) over ())::int as total from (
    select i.id, i.number, i.issued_on as "issuedOn", i.due_on as "dueOn", i.gross, ${owedShape} as owed, i.buyer,
      coalesce((select sum(p.cents) from advert_payments p where p.invoice_id = i.id), 0)::int as paid,
      (select count(*)::int from advert_reminders r where r.invoice_id = i.id) as reminders,
      (select count(*) < 3 from advert_reminders r where r.invoice_id = i.id) and exists (select 1 from advert_orders a
        where a.id = i.order_id and a.account_id is not null) as "canRemind",
      (select a.number from advert_orders a where a.id = i.order_id) as order,
      coalesce((select json_agg(json_build_object('id', c.id, 'number', c.number) order by c.id) from advert_invoices c
        where c.credits = i.id), '[]') as credits
    from advert_invoices i where i.client = $1 and i.kind = 'invoice') as found
  where case $2 when 'open' then owed > 0 when 'overdue' then owed > 0 and "dueOn" < $3::date else owed <= 0 end
  order by case when $2 = 'settled' then id end desc, "dueOn", id offset $4 limit ${PAGE_SIZE}`;

type Parts = { client: string; csrf: string; state: InvoiceState; page: number; today: string };

/** The invoices of a client in one state, those that are due first; each with what can be done. */
export async function invoicesPage(database: Queryable, { client, csrf, state, page, today }: Parts): Promise<Html> {
  const path = `${pathOf(client)}/invoices`;
  const rows = await database.query<Row>(invoices, [client, state, today, (page - 1) * PAGE_SIZE]);
  const tabs = Object.entries(invoiceStates).map(
    ([name, label]) =>
      html`<a href="${path}?state=${name}"${name === state ? html` aria-current="page"` : ''}>${label}</a>`,
  );
  const more = (to: number, label: string) => html`<a href="${path}?state=${state}&page=${to}">${label}</a>`;
  const total = rows[0]?.total ?? 0;
  // Books of a year are closed in the next.
  const year = Number(today.slice(0, 4));
  return html`<nav class="pages" aria-label="Rechnungen"><a href="${pathOf(client)}">Anzeigen</a>${tabs}
<a href="${path}.csv">Als CSV herunterladen</a>${[year - 1, year].map((one) => html`<a href="${pathOf(client)}/datev.csv?year=${one}">DATEV ${one}</a>`)}</nav>
${rows.length === 0 ? html`<p class="box">Hier steht keine Rechnung.</p>` : rows.map((row) => sectionOf(row, { client, csrf, today }))}
<nav class="pages" aria-label="Seiten">${page > 1 ? more(page - 1, 'Frühere') : ''}${page * PAGE_SIZE < total ? more(page + 1, 'Spätere') : ''}</nav>`;
}

function sectionOf(row: Row, { client, csrf, today }: Pick<Parts, 'client' | 'csrf' | 'today'>): Html {
  const { id, number, owed, paid, reminders, credits } = row;
  const path = `${pathOf(client)}/invoices`;
  const isOverdue = owed > 0 && row.dueOn < today;
  const button = (action: keyof typeof invoiceActions, style: string) =>
    html`<button name="action" value="${action}" class="${style}" aria-label="${invoiceActions[action]}: ${number}">${invoiceActions[action]}</button>`;
  return html`<article class="box bill"><div><h2><a href="${path}/${id}/pdf">${number}</a> <span class="badge">${isOverdue ? 'überfällig' : owed > 0 ? 'offen' : owed < 0 ? 'zu erstatten' : 'erledigt'}</span></h2>
<p>${buyerName(row.buyer)}, ${row.buyer.city} · <strong>${moneyText(row.gross, 'de')}</strong>${owed === row.gross ? '' : `, noch ${moneyText(owed, 'de')}`}</p>
<p class="hint">Auftrag ${row.order} · vom ${dayText(row.issuedOn, 'de')} · fällig am ${dayText(row.dueOn, 'de')}${reminders > 0 ? ` · ${reminders === 1 ? '1 Erinnerung' : `${reminders} Erinnerungen`}` : ''}</p>
${credits.length > 0 ? html`<p class="pages">Gutschrift ${credits.map((credit) => html`<a href="${path}/${credit.id}/pdf">${credit.number}</a>`)}</p>` : ''}</div>
<form method="post" action="${path}/${id}">${csrfField(csrf)}<div class="actions">
${owed > 0 ? button('pay', 'main') : ''}${isOverdue && row.canRemind ? button('remind', 'quiet') : ''}${paid > 0 ? button('unpay', 'warn') : ''}</div></form></article>`;
}
