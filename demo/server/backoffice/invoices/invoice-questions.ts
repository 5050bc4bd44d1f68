import { html } from 'hono/html';
import { formatMoneyInput } from '../../../../src/lib/parse-number-input';
import { moneyText } from '../../adverts/invoice/invoice-words';
import { invoiceActions } from '../decisions/action-labels';
import { pageOf } from '../page/addresses';
import { csrfField, type Html } from '../page/page';
import { buttonLink, notice } from '../ui/shapes';
import type { LoadedInvoice } from './invoice-page';
import { paidSum } from './load-money';
import { MAX_NOTE_LENGTH } from './read-invoice-form';

/** The page to which an operator returns after a deed. */
export type ReturnPage = { from: string; state: string };

type Question = LoadedInvoice & {
  client: string;
  csrf: string;
  today: string;
  returnTo: ReturnPage;
};

/** The typed values of the form of a refund. */
export type TypedRefund = { amount: string; refundedOn: string; note: string };

/** The refusals of a refund, each with its field and its message. */
const REFUND_PROBLEMS = {
  refund_amount: ['amount', 'Bitte geben Sie einen Betrag ein, höchstens so viel, wie noch zu erstatten ist.'],
  refund_day: ['day', 'Der Tag liegt nicht vor der Rechnung und nicht in der Zukunft.'],
} as const;

/** A refusal of a refund. */
export type RefundRefusal = keyof typeof REFUND_PROBLEMS | 'stale';

/** Checks whether a result is the refusal of a refund. */
export const isRefundRefusal = (result: string): result is RefundRefusal =>
  result === 'stale' || Object.hasOwn(REFUND_PROBLEMS, result);

/** Renders the form of a refund, filled with the full amount or with what has been typed. */
export function refundQuestion(
  question: Question,
  { typed, refused }: { typed?: TypedRefund | undefined; refused?: RefundRefusal | undefined } = {},
): Html {
  const { order, record, today } = question;
  if (order.owed >= 0)
    return html`${staleNotice(refused)}${notice({ tone: 'info', title: 'Zu diesem Auftrag ist nichts zu erstatten' })}`;
  const [wrong, problem] = refused && refused !== 'stale' ? REFUND_PROBLEMS[refused] : ['', ''];
  const invalid = (name: string) => (name === wrong ? html` aria-invalid="true" aria-describedby="${name}-error"` : '');
  const problemOf = (name: string) => (name === wrong ? html`<p class="error" id="${name}-error">${problem}</p>` : '');
  return html`${staleNotice(refused)}${formOf(question, {
    action: 'refund',
    content: html`<p>Zu erstatten sind <b>${moneyText(-order.owed, 'de')}</b> an ${order.billing.company || `${order.billing.firstName} ${order.billing.lastName}`}.</p>
<div class="field width-code"><label for="amount">Betrag in Euro</label><input id="amount" name="amount" inputmode="decimal" required value="${typed?.amount ?? formatMoneyInput(-order.owed, ',')}"${invalid('amount')}>${problemOf('amount')}</div>
<div class="field width-date"><label for="day">Überwiesen am</label><input id="day" name="refundedOn" type="date" required min="${record.issuedOn}" max="${today}" value="${typed?.refundedOn ?? today}"${invalid('day')}>${problemOf('day')}</div>
<div class="field width-line"><label for="note">Vermerk, nur für die Verwaltung</label><input id="note" name="note" maxlength="${MAX_NOTE_LENGTH}" value="${typed?.note ?? ''}"></div>
<p class="hint">Der Käufer bekommt in zehn Minuten eine E-Mail. Bis dahin lässt sich die Erstattung zurücknehmen, ohne dass jemand davon erfährt.</p>`,
  })}`;
}

/** Renders the withdrawal of a payment with a confirmation, as a due refund is lost with it. */
export function unpayQuestion(question: Question): Html {
  const { order, money } = question;
  const paid = paidSum(money);
  if (paid <= 0) return notice({ tone: 'info', title: 'Zu diesem Auftrag ist keine Zahlung gebucht' });
  const open = order.owed + paid;
  return formOf(question, {
    action: 'unpay',
    content: html`<p>Ohne die Zahlung ist nichts mehr zu erstatten${open > 0 ? `, und ${moneyText(open, 'de')} sind offen` : ''}. Das stimmt nur, wenn nie Geld eingegangen ist.</p>
<label class="check"><input type="checkbox" name="neverPaid" value="yes" required> Die Zahlung war ein Irrtum, es ist kein Geld eingegangen.</label>`,
  });
}

const staleNotice = (refused: RefundRefusal | undefined): Html | '' =>
  refused === 'stale'
    ? html`<div role="alert">${notice({
        ...{ tone: 'bad', title: 'Inzwischen hat sich etwas geändert. Es wurde nichts gebucht.' },
        text: 'Der Betrag unten ist der neue Stand. Ihre Eingabe steht noch da.',
      })}</div>`
    : '';

function formOf(
  { client, csrf, record, order, returnTo }: Question,
  { action, content }: { action: 'refund' | 'unpay'; content: Html },
): Html {
  const path = pageOf.invoice(client, record.number);
  const backPath = returnTo.from === 'order' ? pageOf.order(client, order.number) : path;
  return html`<section aria-label="${invoiceActions[action]}"><form method="post" action="${path}">${csrfField(csrf)}
<input type="hidden" name="from" value="${returnTo.from}"><input type="hidden" name="state" value="${returnTo.state}"><input type="hidden" name="due" value="${Math.abs(order.owed)}">${content}
<div class="actions"><button name="action" value="${action}"${action === 'unpay' ? html` class="danger"` : ''}>${invoiceActions[action]}</button>${buttonLink(backPath, 'Abbrechen')}</div></form></section>`;
}
