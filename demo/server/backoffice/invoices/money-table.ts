import { html } from 'hono/html';
import { moneyText, signedText } from '../../adverts/invoice/invoice-words';
import { unpayProblem } from '../../adverts/payment/refunds';
import { invoiceActions } from '../decisions/action-labels';
import { pageOf } from '../page/addresses';
import { monthName, paperDay } from '../page/day-words';
import type { Html } from '../page/page';
import { icon } from '../ui/icons';
import { buttonLink, moreMenu, postButton } from '../ui/shapes';
import { type Row, table, twoLines } from '../ui/table';
import {
  type AccountLine,
  accountLines,
  invoiceOf,
  type OrderAccount,
  paidSum,
  refundedSum,
  validPayments,
  validRefunds,
} from './load-money';

/** The account of an order on a page: whose forms return to the order or to the invoice. */
export type MoneyContext = {
  client: string;
  csrf: string;
  today: string;
  /** The page of the forms: an operator returns to it. */
  from: 'order' | 'invoice';
  money: OrderAccount;
  /** The amount left to pay of the order, below zero for a due refund; and its due day. */
  owed: number;
  dueOn: string | null;
  /** True if a notice above says what is due, with its buttons. */
  hasNotice?: boolean;
};

/** Formats an amount with a real minus sign. */

/** Renders invoices, payments, credit notes and refunds of an order in one table, with the balance after each. */
export function moneyTable(context: MoneyContext): Html {
  const { money, owed, client } = context;
  const lines = accountLines(money);
  const invoice = invoiceOf(money);
  return html`${table({
    ...{ label: 'Rechnung und Zahlungen', hasHeading: true, empty: 'Noch gibt es keine Rechnung.' },
    columns: [
      { label: 'Datum', kind: 'nowrap' },
      { label: 'Vorgang' },
      { label: 'Betrag', align: 'right' },
      { label: 'Saldo', align: 'right' },
      { label: 'Mehr', isHidden: true, kind: 'menu-cell' },
    ],
    rows: lines.map((line) => rowOf(line, context)),
    foot: [
      owed < 0 ? 'Zu erstatten' : owed > 0 ? 'Offen' : 'Ausgeglichen',
      reminderText(context),
      '',
      moneyText(Math.abs(owed), 'de'),
      '',
    ],
  })}
${invoice && owed !== 0 && !context.hasNotice ? html`<div class="line">${owed > 0 ? html`${payButton(context)}${remindButton(context)}` : buttonLink(`${pageOf.invoice(client, invoice.number)}/refund?from=${context.from}`, 'Erstattung buchen', { sign: 'refund' })}</div>` : ''}`;
}

const reminderText = ({ money: { reminders }, today }: MoneyContext): string => {
  const last = reminders.at(-1);
  if (last === undefined) return '';
  return `${reminders.length === 1 ? '1 Erinnerung' : `${reminders.length} Erinnerungen`}, zuletzt ${paperDay(last, today)}`;
};

/** Renders the button that records the payment of what is left to pay. */
export const payButton = (context: MoneyContext, look: 'quiet' | 'filled' = 'quiet'): Html =>
  invoiceButton(context, {
    ...{ action: 'pay', label: 'Zahlung buchen', look },
    fields: { seen: String(context.money.payments.at(-1)?.id ?? 0) },
  });

/** Renders the link to the form of a payment of any amount and day. */
const partLink = ({ client, money, from, owed }: MoneyContext): Html =>
  html`<a href="${pageOf.invoice(client, invoiceOf(money)?.number ?? '')}/pay?from=${from}">${icon('plus')}${owed > 0 ? 'Teilzahlung buchen' : 'Weitere Zahlung buchen'} …</a>`;

/** Renders the button that reminds of an overdue invoice; '' if nothing is overdue, or no reminder is left. */
export const remindButton = (context: MoneyContext): Html | '' =>
  context.money.canRemind && context.dueOn !== null && context.dueOn < context.today
    ? invoiceButton(context, {
        ...{ action: 'remind', label: invoiceActions.remind, look: 'quiet' },
        fields: { reminders: String(context.money.reminders.length) },
      })
    : '';

type InvoiceButton = {
  action: keyof typeof invoiceActions;
  label: string;
  fields?: Readonly<Record<string, string>>;
  look: 'quiet' | 'filled' | 'text';
};

function invoiceButton(
  { client, csrf, from, money, owed }: MoneyContext,
  { action, label, fields = {}, look }: InvoiceButton,
): Html {
  const invoice = invoiceOf(money);
  if (!invoice) return html``;
  return postButton({
    ...{ action: pageOf.invoice(client, invoice.number), csrf, label, look },
    fields: { from, action, due: String(Math.abs(owed)), ...fields },
  });
}

function rowOf(line: AccountLine, context: MoneyContext): Row {
  const { day, cents, balance } = line;
  const items = menuItems(line, context);
  return {
    cells: [
      paperDay(day, context.today),
      nameOf(line, context),
      signedText(cents),
      signedText(balance),
      items.length > 0 ? moreMenu(`Mehr zu ${titleOf(line)}`, items) : '',
    ],
  };
}

const titleOf = (line: AccountLine): string => {
  if (line.kind === 'bill') return `${billTitles[line.bill.kind]} ${line.bill.number}`;
  const isWithdrawn = line.kind === 'payment' ? line.cents > 0 : line.cents < 0;
  const title = line.kind === 'refund' ? 'Erstattung' : line.balance > 0 && !isWithdrawn ? 'Teilzahlung' : 'Zahlung';
  return isWithdrawn ? `${title} zurückgenommen` : `${title}, Überweisung`;
};

/** The titles of invoices and credit notes. */
export const billTitles = { invoice: 'Rechnung', credit: 'Gutschrift' } as const;

function nameOf(line: AccountLine, { client, money, today }: MoneyContext): Html {
  if (line.kind === 'bill') {
    const { number, bookedOn } = line.bill;
    const link = html`${billTitles[line.bill.kind]} <a class="nowrap" href="${pageOf.invoice(client, number)}">${number}</a>`;
    const booked = bookedText(line, bookedOn, today);
    return booked === '' ? link : twoLines(link, booked);
  }
  const { operator, note, bookedOn, cents } = line.kind === 'payment' ? line.payment : line.refund;
  const valid = line.kind === 'payment' ? validPayments(money) : validRefunds(money);
  const isUndone = cents > 0 && !valid.some((one) => one === (line.kind === 'payment' ? line.payment : line.refund));
  const second = [
    operator && `gebucht von ${operator}`,
    isUndone && 'zurückgenommen',
    note,
    bookedText(line, bookedOn, today),
  ];
  return twoLines(titleOf(line), second.filter(Boolean).join(' · '));
}

/** Says in which month an entry is booked, if its own month was closed by then. */
const bookedText = ({ day }: AccountLine, bookedOn: string, today: string): string =>
  bookedOn === day ? '' : `gebucht im ${monthName(bookedOn, today)} (${monthName(day, today)} ist abgeschlossen)`;

function menuItems(line: AccountLine, context: MoneyContext): Html[] {
  const { client, money, owed, from } = context;
  if (line.kind === 'bill') {
    const path = pageOf.invoice(client, line.bill.number);
    return [
      html`<a href="${path}">${icon('eye')}${billTitles[line.bill.kind]} ansehen</a>`,
      html`<a href="${path}/pdf">${icon('download')}PDF und E-Rechnung</a>`,
      ...(line.bill.kind === 'invoice' ? [partLink(context)] : []),
    ];
  }
  if (line.kind === 'refund')
    return validRefunds(money).includes(line.refund)
      ? [menuButton(context, { action: 'unrefund', fields: { refund: String(line.refund.id) } })]
      : [];
  const { payment } = line;
  const invoice = invoiceOf(money);
  if (!invoice || !validPayments(money).includes(payment)) return [];
  const problem = unpayProblem({ owed, paid: paidSum(money), refunded: refundedSum(money) }, payment.cents, false);
  if (problem === 'refund_due')
    return [
      html`<a class="danger" href="${pageOf.invoice(client, invoice.number)}/unpay?payment=${payment.id}&amp;from=${from}">${icon('refund')}${invoiceActions.unpay} …</a>`,
    ];
  return problem ? [] : [menuButton(context, { action: 'unpay', fields: { payment: String(payment.id) } })];
}

function menuButton(
  { client, csrf, from, money, owed }: MoneyContext,
  { action, fields }: { action: 'unpay' | 'unrefund'; fields: Readonly<Record<string, string>> },
): Html {
  return postButton({
    action: pageOf.invoice(client, invoiceOf(money)?.number ?? ''),
    ...{ csrf, label: invoiceActions[action], look: 'danger', sign: 'refund' },
    fields: { from, action, due: String(Math.abs(owed)), ...fields },
  });
}
