import { html } from 'hono/html';
import { daysBetween } from '../../../../../src/lib/days';
import { moneyText } from '../../../adverts/invoice/invoice-words';
import { buyerName } from '../../../adverts/invoice/zugferd-data';
import { invoiceActions } from '../../decisions/action-labels';
import { paymentWords } from '../../orders/order-state';
import { stateBadge } from '../../orders/orders-page';
import { pageOf } from '../../page/addresses';
import { paperDay } from '../../page/day-words';
import type { Html } from '../../page/page';
import { icon } from '../../ui/icons';
import { badge, moreMenu, postButton } from '../../ui/shapes';
import { nameCell, type Row, twoLines } from '../../ui/table';
import { BULK_FORM, pickName, seenOf } from './bulk-bar';
import type { InvoiceRow } from './find-invoices';
import { addressOf, type InvoiceFilter, type ListContext, listQueryOf } from './invoice-filter';

/** Renders an invoice of the list with what can be done with it; each deed returns to the same page of the list. */
export function rowOf(row: InvoiceRow, filter: InvoiceFilter, context: ListContext): Row {
  const { number, issuedOn, gross, buyer, owed } = row;
  const { today } = context;
  const name = buyerName(buyer);
  return {
    cells: [
      html`<label><span class="away">${number} auswählen</span><input type="checkbox" form="${BULK_FORM}" name="${pickName(number)}" value="${seenOf(row)}" data-cents="${owed}" data-one="Rechnung" data-many="Rechnungen"></label>`,
      nameCell({
        href: pageOf.invoice(filter.client, number),
        title: number,
        second: `vom ${paperDay(issuedOn, today)}`,
      }),
      twoLines(
        html`<a class="plain" href="${addressOf(filter, { buyer: name, person: 0, organisation: 0 })}">${name}</a>`,
        buyer.city,
      ),
      dueCell(row, filter, today),
      moneyText(gross, 'de'),
      openCell(row),
      deedOf(row, filter, context),
      moreMenu(`Mehr zu ${number}`, menuItems(row, filter, context)),
    ],
  };
}

const isOverdue = ({ owed, dueOn }: InvoiceRow, today: string) => owed > 0 && dueOn < today;

/** Renders the due day with how late the invoice is; among all invoices, with its state. */
function dueCell(row: InvoiceRow, { set }: InvoiceFilter, today: string): Html | string {
  const day = paperDay(row.dueOn, today);
  if (set === 'all') return twoLines(day, stateBadge(paymentWords(row, today)));
  return isOverdue(row, today)
    ? twoLines(
        html`<span class="day-badge">${day} ${lateBadge(daysBetween(row.dueOn, today))}</span>`,
        reminderText(row.reminders),
      )
    : day;
}

/** Renders what is left of an invoice, with what was paid of it in part or refunded. */
function openCell({ owed, paid, refunded }: InvoiceRow): Html | string {
  const second = [
    paid > 0 && owed !== 0 && `${moneyText(paid, 'de')} bezahlt`,
    refunded > 0 && `${moneyText(refunded, 'de')} erstattet`,
  ];
  return html`${owed === 0 ? '–' : html`<b>${moneyText(owed, 'de').replace('-', '−')}</b>`}${second
    .filter(Boolean)
    .map((text) => html`<span class="second">${text}</span>`)}`;
}

/** Returns the fields of a deed, which returns to this page of the list. */
const deedFields = (row: InvoiceRow, filter: InvoiceFilter, action: keyof typeof invoiceActions) => ({
  ...{ from: 'list', state: listQueryOf(filter), action, due: String(Math.abs(row.owed)) },
  ...(action === 'remind' && { reminders: String(row.reminders) }),
});

/** Returns the address of the question of a deed, which returns to this page of the list. */
const questionOf = (row: InvoiceRow, filter: InvoiceFilter, action: 'pay' | 'refund') =>
  `${pageOf.invoice(filter.client, row.number)}/${action}?${new URLSearchParams({ from: 'list', state: listQueryOf(filter) }).toString()}`;

function deedOf(row: InvoiceRow, filter: InvoiceFilter, { csrf }: ListContext): Html | string {
  const path = pageOf.invoice(filter.client, row.number);
  if (row.owed > 0)
    return postButton({
      ...{ action: path, csrf, label: invoiceActions.pay, look: 'text' },
      fields: deedFields(row, filter, 'pay'),
    });
  return row.owed < 0
    ? html`<a class="button text" href="${questionOf(row, filter, 'refund')}">${invoiceActions.refund}</a>`
    : '';
}

function menuItems(row: InvoiceRow, filter: InvoiceFilter, { csrf, today }: ListContext): Html[] {
  const { number, order, owed, canRemind, cancelling } = row;
  const path = pageOf.invoice(filter.client, number);
  const orderPath = pageOf.order(filter.client, order);
  return [
    html`<a href="${path}">${icon('eye')}Rechnung ansehen</a>`,
    html`<a href="${path}/pdf">${icon('download')}PDF und E-Rechnung</a>`,
    ...(owed > 0 ? [html`<a href="${questionOf(row, filter, 'pay')}">${icon('euro')}Teilzahlung buchen</a>`] : []),
    ...(isOverdue(row, today) && canRemind
      ? [
          postButton({
            ...{ action: path, csrf, label: invoiceActions.remind, look: 'text', sign: 'mail' },
            fields: deedFields(row, filter, 'remind'),
          }),
        ]
      : []),
    html`<a href="${orderPath}">${icon('megaphone')}Zum Auftrag</a>`,
    ...(cancelling
      ? [html`<hr><a class="danger" href="${orderPath}/${cancelling}">${icon('refund')}Stornieren …</a>`]
      : []),
  ];
}

const reminderText = (reminders: number): string =>
  reminders === 0 ? 'noch nicht gemahnt' : reminders === 1 ? '1 Erinnerung' : `${reminders} Erinnerungen`;

/** The number of days from which on an invoice is very late. */
const VERY_LATE_DAYS = 14;

const lateBadge = (days: number): Html =>
  days < VERY_LATE_DAYS
    ? badge('wait', days === 1 ? '1 Tag' : `${days} Tage`)
    : badge('bad', `${days} Tage`, 'warning');
