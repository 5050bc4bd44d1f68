import { isDay } from '../../../../src/lib/days';
import { parseMoneyInput } from '../../../../src/lib/parse-number-input';
import type { InvoiceAction, InvoiceDecision } from '../../adverts/decisions/decide-on-invoice';
import type { EnteredPayment } from '../../adverts/payment/payment-problem';
import { cutText } from '../../platform/cut-text';
import type { Form } from '../page/form';
import { parseId } from '../page/office';
import { namesOtherCurrency } from './amount-problem';

/** The maximum length of a note; the rest is cut off. */
export const MAX_MONEY_NOTE_LENGTH = 200;

/** Reads the form of an invoice; an invalid amount counts as zero. */
export const invoiceDecision = (form: Form, id: number, action: InvoiceAction): InvoiceDecision => ({
  ...{ id, action, wasNeverPaid: form.line('neverPaid') === 'yes' },
  ...{ seenDue: parseCount(form.line('due')), seenReminders: parseCount(form.line('reminders')) },
  ...(form.names.includes('paidOn') && { payment: paymentIn(form) }),
  ...{ paymentId: parseId(form.line('payment')), seenPayment: parseCount(form.line('seen')) },
  refund: {
    cents: parseMoneyInput(form.line('amount'), ',', 'EUR').number ?? 0,
    refundedOn: isDay(form.line('refundedOn')) ? form.line('refundedOn') : '',
    note: cutText(form.line('note'), MAX_MONEY_NOTE_LENGTH),
  },
  refundId: parseId(form.line('refund')),
});

const paymentIn = (form: Form): EnteredPayment => ({
  cents: enteredCents(form.line('amount')),
  paidOn: isDay(form.line('paidOn')) ? form.line('paidOn') : '',
  note: cutText(form.line('note'), MAX_MONEY_NOTE_LENGTH),
  isMoreAccepted: form.line('more') === 'yes',
});

/** Reads an amount in euros; another currency is told apart. */
export function enteredCents(typed: string): EnteredPayment['cents'] {
  const cents = parseMoneyInput(typed, ',', 'EUR').number;
  if (cents !== undefined) return cents;
  return namesOtherCurrency(typed) ? 'other_currency' : 'unreadable';
}

/** Parses a whole number that may be 0; undefined for anything else. */
export const parseCount = (text: string): number | undefined => (text === '0' ? 0 : parseId(text) || undefined);
