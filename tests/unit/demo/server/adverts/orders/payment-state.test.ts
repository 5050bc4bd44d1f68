import { expect } from 'vitest';
import { paymentOf } from '../../../../../../demo/server/adverts/orders/payment-state';
import { itForAll } from '../../../../../support/it-for-all';

const invoice = { kind: 'invoice', dueOn: '2027-03-15', gross: 1000 } as const;
const credit = (gross: number) => ({ kind: 'credit', dueOn: '2027-03-10', gross }) as const;

itForAll([
  ['an invoice', [invoice], 0, '2027-03-15', { state: 'open', cents: 1000, dueOn: '2027-03-15' }],
  ['a day too late', [invoice], 0, '2027-03-16', { state: 'overdue', cents: 1000, dueOn: '2027-03-15' }],
  ['paid in part', [invoice], 400, '2027-03-01', { state: 'open', cents: 600, dueOn: '2027-03-15' }],
  ['paid', [invoice], 1000, '2027-04-01', { state: 'paid', cents: 0 }],
  ['credited before it was paid', [invoice, credit(1000)], 0, '2027-04-01', { state: 'none', cents: 0 }],
  ['credited in part', [invoice, credit(300)], 700, '2027-04-01', { state: 'paid', cents: 0 }],
  ['credited after it was paid', [invoice, credit(1000)], 1000, '2027-04-01', { state: 'refund', cents: -1000 }],
] as const)('the payment state if %s', (_, invoices, paid, today, expected) =>
  expect(paymentOf(invoices, paid, today)).toEqual(expected),
);
