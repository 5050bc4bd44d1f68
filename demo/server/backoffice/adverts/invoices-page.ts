import { html } from 'hono/html';
import { formatMoneyInput } from '../../../../src/lib/parse-number-input';
import type { Billing } from '../../../../src/model/adverts/billing-problems';
import { invoiceDayLabel, moneyText } from '../../adverts/invoice/invoice-words';
import { buyerName } from '../../adverts/invoice/zugferd-data';
import { amountDueSql, refundsJson } from '../../adverts/payment/amount-due';
import { type Refund, unpayProblem } from '../../adverts/payment/refunds';
import { canRemindSql } from '../../adverts/payment/reminders';
import type { Queryable } from '../../platform/database/database';
import { invoiceActions } from '../decisions/action-labels';
import { csrfField, type Html } from '../page/page';
import { advertsPath } from './advert-path';
import { MAX_NOTE_LENGTH } from './read-invoice-form';

/** The filters of invoices. */
export const invoiceStates = {
  open: 'offen',
  overdue: 'überfällig',
  refund: 'zu erstatten',
  settled: 'erledigt',
} as const;
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
  /** True if there is a receiver and a reminder left. */
  canRemind: boolean;
  buyer: Billing;
  order: string;
  credits: { id: number; number: string }[];
  refunds: (Refund & { id: number; operator: string | null })[];
  total: number;
  /** The total of all matches, not of this page alone. */
  sum: number;
};

const selectInvoices = `
  select *, (count(*) over ())::int as total, (sum(abs(owed)) over ())::int as sum from (
    select i.id, i.number, i.issued_on as "issuedOn", i.due_on as "dueOn", i.gross, ${amountDueSql} as owed, i.buyer,
      coalesce((select sum(p.cents) from advert_payments p where p.invoice_id = i.id), 0)::int as paid,
      (select count(*)::int from advert_reminders r where r.invoice_id = i.id) as reminders,
      (select count(*) < 3 from advert_reminders r where r.invoice_id = i.id) and ${canRemindSql} as "canRemind",
      (select a.number from advert_orders a where a.id = i.order_id) as order,
      coalesce((select json_agg(json_build_object('id', c.id, 'number', c.number) order by c.id) from advert_invoices c
        where c.credits = i.id), '[]') as credits, ${refundsJson} as refunds
    from advert_invoices i where i.client = $1 and i.kind = 'invoice') as found
  where case $2 when 'open' then owed > 0 when 'overdue' then owed > 0 and "dueOn" < $3::date
    when 'refund' then owed < 0 else owed = 0 end
  order by case when $2 = 'settled' then id end desc, "dueOn", id offset $4 limit ${PAGE_SIZE}`;

type InvoicesRequest = { client: string; csrf: string; state: InvoiceState; page: number; today: string };

/** Renders the invoices of a client in one state, by due day; each with its possible actions. */
export async function invoicesPage(
  database: Queryable,
  { client, csrf, state, page, today }: InvoicesRequest,
): Promise<Html> {
  const path = `${advertsPath(client)}/invoices`;
  const rows = await database.query<Row>(selectInvoices, [client, state, today, (page - 1) * PAGE_SIZE]);
  const tabs = Object.entries(invoiceStates).map(
    ([name, label]) =>
      html`<a href="${path}?state=${name}"${name === state ? html` aria-current="page"` : ''}>${label}</a>`,
  );
  const pageLink = (page: number, label: string) => html`<a href="${path}?state=${state}&page=${page}">${label}</a>`;
  const total = rows[0]?.total ?? 0;
  // The books of a year are closed in the next.
  const year = Number(today.slice(0, 4));
  return html`<nav class="pages" aria-label="Rechnungen"><a href="${advertsPath(client)}">Anzeigen</a>${tabs}
<a href="${path}.csv">Als CSV herunterladen</a>${[year - 1, year].map((one) => html`<a href="${advertsPath(client)}/datev.csv?year=${one}">DATEV ${one}</a>`)}</nav>
${rows.length === 0 ? html`<p class="box">Hier steht keine Rechnung.</p>` : html`${sumOf(rows[0], state)}${rows.map((row) => sectionOf(row, { client, csrf, state, today }))}`}
<nav class="pages" aria-label="Seiten">${page > 1 ? pageLink(page - 1, 'Frühere') : ''}${page * PAGE_SIZE < total ? pageLink(page + 1, 'Spätere') : ''}</nav>`;
}

/** Renders the number of invoices and their total. */
const sumOf = (row: Row | undefined, state: InvoiceState) =>
  row &&
  state !== 'settled' &&
  html`<p>${row.total === 1 ? '1 Rechnung' : `${row.total} Rechnungen`}, ${invoiceStates[state]}: <strong>${moneyText(row.sum, 'de')}</strong></p>`;

type InvoiceFormOptions = Omit<InvoicesRequest, 'page'>;

const formOf = (id: number, { client, csrf, state }: InvoiceFormOptions, content: Html): Html =>
  html`<form method="post" action="${advertsPath(client)}/invoices/${id}">${csrfField(csrf)}<input type="hidden" name="state" value="${state}">${content}</form>`;

const button = (action: keyof typeof invoiceActions, style: string, subject: string): Html =>
  html`<button name="action" value="${action}" class="${style}" aria-label="${invoiceActions[action]}: ${subject}">${invoiceActions[action]}</button>`;

function sectionOf(row: Row, formOptions: InvoiceFormOptions): Html {
  const { id, number, owed, paid, reminders, credits, refunds } = row;
  const path = `${advertsPath(formOptions.client)}/invoices`;
  const isOverdue = owed > 0 && row.dueOn < formOptions.today;
  const refunded = refunds.reduce((sum, { cents }) => sum + cents, 0);
  const canUnpay = paid > 0 && !unpayProblem({ owed, refunded }, false);
  return html`<article class="box bill"><div><h2><a href="${path}/${id}/pdf">${number}</a> <span class="badge">${isOverdue ? 'überfällig' : owed > 0 ? 'offen' : owed < 0 ? 'zu erstatten' : 'erledigt'}</span></h2>
<p>${buyerName(row.buyer)}, ${row.buyer.city} · <strong>${moneyText(row.gross, 'de')}</strong>${amountDueText(row)}</p>
<p class="hint">Auftrag ${row.order} · vom ${invoiceDayLabel(row.issuedOn, 'de')} · fällig am ${invoiceDayLabel(row.dueOn, 'de')}${reminders > 0 ? ` · ${reminders === 1 ? '1 Erinnerung' : `${reminders} Erinnerungen`}` : ''}</p>
${credits.length > 0 ? html`<p class="pages">Gutschrift ${credits.map((credit) => html`<a href="${path}/${credit.id}/pdf">${credit.number}</a>`)}</p>` : ''}
${refunds.map((refund) => refundEntry(row, refund, formOptions))}${owed < 0 ? refundForm(row, formOptions) : ''}
${paid > 0 && refunded === 0 && !canUnpay ? neverPaidForm(row, formOptions) : ''}</div>
${formOf(
  id,
  formOptions,
  html`<div class="actions">${owed > 0 ? button('pay', 'main', number) : ''}${isOverdue && row.canRemind ? button('remind', 'quiet', number) : ''}${canUnpay ? button('unpay', 'warn', number) : ''}</div>`,
)}</article>`;
}

const amountDueText = ({ owed, gross }: Row): string =>
  owed < 0 ? `, zu erstatten ${moneyText(-owed, 'de')}` : owed === gross ? '' : `, noch ${moneyText(owed, 'de')}`;

/** Renders a recorded refund, with its withdrawal. */
function refundEntry({ id, number }: Row, refund: Row['refunds'][number], formOptions: InvoiceFormOptions): Html {
  const { cents, refundedOn, note, operator } = refund;
  const refundLabel = `${moneyText(cents, 'de')} am ${invoiceDayLabel(refundedOn, 'de')}`;
  return formOf(
    id,
    formOptions,
    html`<input type="hidden" name="refund" value="${refund.id}"><p>Erstattet: ${refundLabel}${note && ` · ${note}`}${operator && html` <span class="hint">eingetragen von ${operator}</span>`}</p>
<div class="actions">${button('unrefund', 'warn', `${number}, ${refundLabel}`)}</div>`,
  );
}

/** Renders the form of a refund, filled with the full amount. */
function refundForm({ id, number, owed, issuedOn }: Row, formOptions: InvoiceFormOptions): Html {
  const field = (name: string, label: string, input: Html) =>
    html`<div class="field"><label for="${name}-${id}">${label}</label>${input}</div>`;
  return html`<details><summary>${invoiceActions.refund} …</summary>${formOf(
    id,
    formOptions,
    html`<input type="hidden" name="due" value="${-owed}"><div class="narrow filter">
${field('amount', 'Betrag (Euro)', html`<input id="amount-${id}" name="amount" inputmode="decimal" required value="${formatMoneyInput(-owed, ',')}">`)}
${field('day', 'Überwiesen am', html`<input id="day-${id}" name="refundedOn" type="date" required min="${issuedOn}" max="${formOptions.today}" value="${formOptions.today}">`)}
${field('note', 'Vermerk, nur für Sie', html`<input id="note-${id}" name="note" maxlength="${MAX_NOTE_LENGTH}">`)}</div>
<p class="hint">Der Kunde bekommt in zehn Minuten eine E-Mail; bis dahin können Sie die Erstattung zurücknehmen, ohne dass jemand davon erfährt.</p>
<div class="actions">${button('refund', 'main', number)}</div>`,
  )}</details>`;
}

/** Renders the withdrawal of a payment with a confirmation, as a due refund is lost with it. */
function neverPaidForm({ id, number, owed, paid }: Row, formOptions: InvoiceFormOptions): Html {
  return html`<details><summary>${invoiceActions.unpay} …</summary>${formOf(
    id,
    formOptions,
    html`<p>Ohne die Zahlung ist nichts mehr zu erstatten${owed + paid > 0 ? `, und ${moneyText(owed + paid, 'de')} sind offen` : ''}. Das stimmt nur, wenn nie Geld eingegangen ist.</p>
<label class="check"><input type="checkbox" name="neverPaid" value="yes" required> Die Zahlung war ein Irrtum, es ist kein Geld eingegangen.</label>
<div class="actions">${button('unpay', 'warn', number)}</div>`,
  )}</details>`;
}
