import { html } from 'hono/html';
import { formatMoneyInput } from '../../../../src/lib/parse-number-input';
import { moneyText } from '../../adverts/invoice/invoice-words';
import { pageOf } from '../page/addresses';
import type { Html } from '../page/page';
import { buttonLink, notice } from '../ui/shapes';
import { amountProblem } from './amount-problem';
import {
  type FieldProblems,
  moneyFields,
  type Question,
  questionForm,
  staleNotice,
  type TypedMoney,
} from './question-form';

/** A refusal of a refund. */
export type RefundRefusal = 'refund_amount' | 'refund_day' | 'stale';

/** Checks whether a result is the refusal of a refund. */
export const isRefundRefusal = (result: string): result is RefundRefusal =>
  result === 'stale' || result === 'refund_amount' || result === 'refund_day';

/** Renders the form of a refund, filled with the full amount or with what has been typed. */
export function refundQuestion(
  question: Question,
  { typed, refused }: { typed?: TypedMoney | undefined; refused?: RefundRefusal | undefined } = {},
): Html {
  const { client, order, record, today } = question;
  const stale = refused === 'stale' ? staleNotice(question) : '';
  if (order.owed >= 0)
    return html`${stale}${notice({
      ...{ tone: 'info', title: 'Zu diesem Auftrag ist nichts zu erstatten' },
      action: buttonLink(pageOf.invoice(client, record.number), 'Zur Rechnung'),
    })}`;
  const values = typed ?? { amount: formatMoneyInput(-order.owed, ','), day: today, note: '' };
  return html`${stale}${questionForm(question, {
    action: 'refund',
    content: html`<p>Zu erstatten sind <b>${moneyText(-order.owed, 'de')}</b> an ${order.billing.company || `${order.billing.firstName} ${order.billing.lastName}`}.</p>
${moneyFields(question, {
  ...{ typed: values, dayName: 'refundedOn', dayLabel: 'Überwiesen am' },
  problems: problemsOf(values, refused),
})}
<p class="hint">Der Käufer bekommt in zehn Minuten eine E-Mail. Bis dahin lässt sich die Erstattung zurücknehmen, ohne dass jemand davon erfährt.</p>`,
  })}`;
}

function problemsOf({ amount }: TypedMoney, refused: RefundRefusal | undefined): FieldProblems {
  if (refused === 'refund_amount')
    return {
      amount:
        amountProblem(amount) ?? 'Bitte geben Sie einen Betrag ein, höchstens so viel, wie noch zu erstatten ist.',
    };
  return refused === 'refund_day' ? { day: 'Der Tag liegt nicht vor der Rechnung und nicht in der Zukunft.' } : {};
}
