import { html } from 'hono/html';
import type { HistoryRow } from '../../history/find-history';
import { invoiceActions } from '../decisions/action-labels';
import { timeline } from '../history/timeline';
import { pageOf } from '../page/addresses';
import { labelled } from '../page/fields';
import { csrfField, type Html } from '../page/page';
import { box, buttonLink, notice } from '../ui/shapes';
import type { LoadedInvoice } from './invoice-page';
import { listPath } from './list/invoice-filter';
import { MAX_MONEY_NOTE_LENGTH } from './read-invoice-form';

/** The page to which an operator returns after a deed. */
export type ReturnPage = { from: string; state: string };

/** A question before a deed on an invoice. */
export type InvoiceQuestion = LoadedInvoice & {
  client: string;
  csrf: string;
  today: string;
  returnTo: ReturnPage;
  /** The latest history of the order, the newest first. */
  history: readonly HistoryRow[];
  /** The id of the last entry of the history on the operator's page; undefined before the form is sent. */
  seenEntry?: number | undefined;
};

/** The names of the fields of a question, and what is wrong with each. */
export type FieldProblems = Readonly<Partial<Record<'amount' | 'day', string>>>;

/** The typed values of the form of a payment or a refund. */
export type TypedMoney = { amount: string; day: string; note: string };

/** The actions of the history that change what an order owes. */
const MONEY_ACTIONS: readonly string[] = [
  ...['paid', 'paid_partly', 'unpaid', 'refunded', 'refund_withdrawn'],
  ...['credited', 'stopped', 'cancelled', 'reject', 'missed'],
];

/** Renders that nothing was booked, as others have booked meanwhile: who, what and when. */
export function staleNotice({ history, seenEntry }: Pick<InvoiceQuestion, 'history' | 'seenEntry'>): Html {
  const entries = history.filter(({ action }) => MONEY_ACTIONS.includes(action));
  const unseen = entries.filter(({ id }) => seenEntry !== undefined && id > seenEntry);
  const shown = unseen.length > 0 ? unseen : entries.slice(0, 1);
  return html`<div role="alert">${notice({
    ...{ tone: 'bad', title: 'Inzwischen hat sich etwas geändert. Es wurde nichts gebucht.' },
    text: 'Unten steht der neue Stand. Was Sie eingegeben haben, steht noch da.',
  })}</div>${shown.length > 0 ? box('Was sich geändert hat', timeline(shown)) : ''}`;
}

/** Renders the fields of a payment or a refund. */
export function moneyFields(
  { record, today }: Pick<InvoiceQuestion, 'record' | 'today'>,
  {
    typed,
    problems,
    dayName,
    dayLabel,
    dayHint,
  }: {
    typed: TypedMoney;
    problems: FieldProblems;
    dayName: 'paidOn' | 'refundedOn';
    dayLabel: string;
    dayHint?: string;
  },
): Html {
  const attributesOfDay = html`type="date" required min="${record.issuedOn}" max="${today}" value="${typed.day}"`;
  return html`${labelled(
    { name: 'amount', label: 'Betrag in Euro' },
    problems.amount,
    (attributes) => html`<input ${attributes} class="width-date" inputmode="decimal" required value="${typed.amount}">`,
  )}${labelled(
    { name: dayName, id: 'day', label: dayLabel, ...(dayHint !== undefined && { hint: dayHint }) },
    problems.day,
    (attributes) => html`<input ${attributes} class="width-date" ${attributesOfDay}>`,
  )}${labelled(
    { name: 'note', label: 'Vermerk, nur für die Verwaltung' },
    undefined,
    (attributes) =>
      html`<input ${attributes} class="width-line" maxlength="${MAX_MONEY_NOTE_LENGTH}" value="${typed.note}">`,
  )}`;
}

/** Renders the form of a question, with what the operator has seen. */
export function invoiceQuestionForm(
  { client, csrf, record, order, money, history, returnTo }: InvoiceQuestion,
  { action, content, isDanger = false }: { action: 'pay' | 'unpay' | 'refund'; content: Html; isDanger?: boolean },
): Html {
  const path = pageOf.invoice(client, record.number);
  const backPath = backPathOf(returnTo, { client, order: order.number }) ?? path;
  const hidden = {
    ...{ from: returnTo.from, state: returnTo.state, due: Math.abs(order.owed) },
    ...{ seen: money.payments.at(-1)?.id ?? 0, entry: history[0]?.id ?? 0 },
  };
  return html`<section aria-label="${invoiceActions[action]}"><form method="post" action="${path}">${csrfField(csrf)}
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}${content}
<div class="actions"><button name="action" value="${action}"${isDanger ? html` class="danger"` : ''}>${invoiceActions[action]}</button>${buttonLink(backPath, 'Abbrechen')}</div></form></section>`;
}

/** Returns the address of the page from which a question was asked; undefined for that of the invoice. */
function backPathOf(
  { from, state }: ReturnPage,
  { client, order }: { client: string; order: string },
): string | undefined {
  if (from === 'order') return pageOf.order(client, order);
  return from === 'list' ? `/backoffice/${encodeURIComponent(client)}${listPath(state)}` : undefined;
}
