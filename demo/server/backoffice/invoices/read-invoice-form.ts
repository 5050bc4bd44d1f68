import { isDay } from '../../../../src/lib/days';
import { parseMoneyInput } from '../../../../src/lib/parse-number-input';
import type { InvoiceAction, InvoiceDecision } from '../../adverts/decisions/decide-on-invoice';
import type { Form } from '../page/form';
import { parseId } from '../page/office';

/** The maximum length of a note; the rest is cut off. */
export const MAX_REFUND_NOTE_LENGTH = 200;

/** Reads the form of an invoice; an invalid amount counts as zero. */
export const invoiceDecision = (form: Form, id: number, action: InvoiceAction): InvoiceDecision => ({
  ...{ id, action, wasNeverPaid: form.line('neverPaid') === 'yes' },
  ...{ seenDue: parseCount(form.line('due')), seenReminders: parseCount(form.line('reminders')) },
  refund: {
    cents: parseMoneyInput(form.line('amount'), ',', 'EUR').number ?? 0,
    refundedOn: isDay(form.line('refundedOn')) ? form.line('refundedOn') : '',
    note: form.line('note').slice(0, MAX_REFUND_NOTE_LENGTH),
  },
  refundId: parseId(form.line('refund')),
});

/** Parses a whole number that may be 0; undefined for anything else. */
const parseCount = (text: string): number | undefined => (text === '0' ? 0 : parseId(text) || undefined);
