import { html } from 'hono/html';
import { formatMoneyInput, parseMoneyInput } from '../../../../src/lib/parse-number-input';
import { moneyText } from '../../adverts/invoice/invoice-words';
import { MAX_PAID_CENTS, type PaymentProblem } from '../../adverts/payment/payment-problem';
import { pageOf } from '../page/addresses';
import { shortDay } from '../page/day-words';
import type { Html } from '../page/page';
import { buttonLink, notice } from '../ui/shapes';
import { amountProblem } from './amount-problem';
import { paidSum, validPayments } from './load-money';
import {
  type FieldProblems,
  type InvoiceQuestion,
  invoiceQuestionForm,
  moneyFields,
  staleNotice,
  type TypedMoney,
} from './question-form';

const PROBLEMS = ['payment_amount', 'payment_currency', 'payment_day', 'payment_more'] satisfies PaymentProblem[];

/** A refusal of a payment. */
export type PaymentRefusal = PaymentProblem | 'stale';

/** Checks whether a result is the refusal of a payment. */
export const isPaymentRefusal = (result: string): result is PaymentRefusal =>
  result === 'stale' || PROBLEMS.some((problem) => problem === result);

/** Renders the form of a payment, filled with all that is owed or with what has been typed. */
export function payQuestion(
  question: InvoiceQuestion,
  { typed, refused }: { typed?: TypedMoney | undefined; refused?: PaymentRefusal | undefined } = {},
): Html {
  const { order, today } = question;
  const all = order.owed > 0 ? formatMoneyInput(order.owed, ',') : '';
  const values = typed ?? { amount: all, day: today, note: '' };
  return html`${refused === 'stale' ? staleNotice(question) : ''}${invoiceQuestionForm(question, {
    action: 'pay',
    content: html`<p>${owedText(question)}</p>${moneyFields(question, {
      ...{ typed: values, dayName: 'paidOn', dayLabel: 'Wertstellung' },
      dayHint: 'Der Tag, an dem das Geld auf Ihrem Konto eingegangen ist.',
      problems: problemsOf(question, values, refused),
    })}${refused === 'payment_more' ? moreCheck(question, values) : ''}`,
  })}`;
}

function owedText({ order, money }: InvoiceQuestion): Html {
  const paid = paidSum(money);
  const before = paid > 0 ? html` Gebucht sind schon ${moneyText(paid, 'de')}.` : '';
  if (order.owed > 0) return html`Offen sind <b>${moneyText(order.owed, 'de')}</b>.${before}`;
  const due = order.owed < 0 ? html` ${moneyText(-order.owed, 'de')} sind zu erstatten.` : '';
  return html`${order.state === 'cancelled' ? 'Der Auftrag ist storniert, es ist' : 'Es ist'} <b>nichts offen</b>.${before}${due} Ist doch Geld eingegangen, buchen Sie es hier und erstatten es dann.`;
}

function problemsOf(
  { record, money, today }: InvoiceQuestion,
  { amount }: TypedMoney,
  refused: PaymentRefusal | undefined,
): FieldProblems {
  if (refused === 'payment_day')
    return {
      day: `Bitte wählen Sie einen Tag vom Tag der Rechnung, ${shortDay(record.issuedOn, today)}, bis heute.`,
    };
  if (refused === 'payment_amount' || refused === 'payment_currency')
    return { amount: amountProblem(amount) ?? tooMuchText(paidSum(money)) };
  return {};
}

const tooMuchText = (paid: number): string =>
  paid > 0
    ? `Für eine Rechnung lassen sich zusammen höchstens ${moneyText(MAX_PAID_CENTS, 'de')} buchen, ${moneyText(paid, 'de')} sind es schon. Bitte prüfen Sie den Betrag.`
    : `Für eine Rechnung lassen sich höchstens ${moneyText(MAX_PAID_CENTS, 'de')} buchen. Bitte prüfen Sie den Betrag.`;

function moreCheck({ order }: InvoiceQuestion, { amount }: TypedMoney): Html {
  const cents = parseMoneyInput(amount, ',', 'EUR').number ?? 0;
  const surplus = moneyText(cents - Math.max(order.owed, 0), 'de');
  return html`<div role="alert">${notice({
    ...{
      tone: 'wait',
      sign: 'warning',
      title: order.owed > 0 ? `Das sind ${surplus} mehr, als offen ist` : 'Auf diese Rechnung ist nichts offen',
    },
    text: 'Stimmt der Betrag nicht, ändern Sie ihn. Stimmt er, bestätigen Sie das.',
  })}</div><label class="check"><input type="checkbox" name="more" value="yes" required> Es ist mehr eingegangen, als offen ist. ${surplus} sind zu erstatten.</label>`;
}

/** Renders the withdrawal of a payment with a confirmation, as a due refund is lost with it. */
export function unpayQuestion(question: InvoiceQuestion, paymentId: number): Html {
  const { client, order, money, record, today } = question;
  const payment = validPayments(money).find(({ id }) => id === paymentId);
  if (!payment)
    return notice({
      ...{ tone: 'info', title: 'Diese Zahlung ist nicht mehr gebucht' },
      action: buttonLink(pageOf.invoice(client, record.number), 'Zur Rechnung'),
    });
  const rest = order.owed + payment.cents;
  const owed = rest > 0 ? `${moneyText(rest, 'de')} offen` : rest < 0 ? `${moneyText(-rest, 'de')} zu erstatten` : '';
  return invoiceQuestionForm(question, {
    ...{ action: 'unpay', isDanger: true },
    content: html`<input type="hidden" name="payment" value="${payment.id}"><p>Zurückgenommen wird die Zahlung über <b>${moneyText(payment.cents, 'de')}</b>, Wertstellung ${shortDay(payment.paidOn, today)}${payment.operator === null ? '' : html`, gebucht von ${payment.operator}`}. Danach ${owed === '' ? 'ist nichts offen' : `sind ${owed}`}.</p>${
      order.owed < 0
        ? html`<p>Zurzeit sind ${moneyText(-order.owed, 'de')} zu erstatten, ohne die Zahlung weniger. Bitte prüfen Sie auf Ihrem Konto, dass sie nie eingegangen ist.</p>
<label class="check"><input type="checkbox" name="neverPaid" value="yes" required> Die Zahlung war ein Irrtum, es ist kein Geld eingegangen.</label>`
        : ''
    }`,
  });
}
