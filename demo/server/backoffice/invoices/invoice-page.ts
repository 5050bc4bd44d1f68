import { html } from 'hono/html';
import type { InvoiceRecord } from '../../adverts/invoice/invoice-record';
import { loadInvoiceOf } from '../../adverts/invoice/invoice-record';
import { invoiceTextsOf, itemText, moneyText, shareText } from '../../adverts/invoice/invoice-words';
import { buyerName } from '../../adverts/invoice/zugferd-data';
import { productName } from '../../adverts/orders/product';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { noteForm } from '../notes/note-form';
import { loadOrder, type OfficeOrder } from '../orders/load-order';
import { findOrderHistory, orderTimeline } from '../orders/order-history';
import { findOrderMails, mailsTable } from '../orders/order-mails';
import { moneyNotice } from '../orders/order-notice';
import { BUYER_STYLE, buyerBox } from '../orders/order-parts';
import { paymentWords } from '../orders/order-state';
import { stateBadge } from '../orders/orders-page';
import { pageOf } from '../page/addresses';
import { daySpan, distanceText, shortDay } from '../page/day-words';
import type { BackOfficePage } from '../page/document';
import type { Html } from '../page/page';
import { contentSecurityPolicy } from '../page/security-policy';
import { badge, box, buttonLink, facts, withAside } from '../ui/shapes';
import { table } from '../ui/table';
import { invoiceOf, loadMoney, type OrderAccount, paidSum } from './load-money';
import { billTitles, type MoneyContext, moneyTable } from './money-table';

/** The page of an invoice or a credit note, without its frame. */
type InvoicePage = Pick<BackOfficePage, 'title' | 'path' | 'state' | 'actions' | 'style' | 'lead'> & {
  content: Html;
  policy: string;
};

/** An invoice with its order and all money of it. */
export type LoadedInvoice = { record: InvoiceRecord; order: OfficeOrder; money: OrderAccount };

/** Loads an invoice or a credit note with its order; undefined if there is none. */
export async function loadWithOrder(
  from: Queryable,
  client: string,
  number: string,
): Promise<LoadedInvoice | undefined> {
  const record = await loadInvoiceOf(from, client, number);
  const order = record && (await loadOrder(from, client, record.orderNumber));
  return order && { record, order, money: await loadMoney(from, order.id) };
}

/** Renders the page of an invoice or a credit note; undefined if there is none. */
export async function invoicePage(
  database: Queryable,
  { client, number, csrf, now }: { client: string; number: string; csrf: string; now: Date },
): Promise<InvoicePage | undefined> {
  const loaded = await loadWithOrder(database, client, number);
  if (!loaded) return undefined;
  const { record, order, money } = loaded;
  const today = berlinDay(now);
  const history = await findOrderHistory(database, { client, orderId: order.id, money });
  const mails = await findOrderMails(database, client, order.id, now);
  const context: MoneyContext = {
    ...{ client, csrf, today, from: 'invoice', money, owed: order.owed, dueOn: order.dueOn },
  };
  const isInvoice = record.kind === 'invoice';
  const path = pageOf.order(client, order.number);
  const due = isInvoice ? moneyNotice(context) : '';
  const content = html`${due}${withAside(
    html`${linesTable(record)}${moneyTable({ ...context, hasNotice: due !== '' })}${mailsTable(mails, { path, csrf, from: 'invoice', now })}`,
    html`${orderBox(client, loaded, today)}${buyerBox(client, order, today)}${box('Verlauf', html`${orderTimeline({ client, billing: order.billing }, history, today)}${noteForm({ client, csrf, kind: 'advert', record: order.id })}`, 'log')}`,
  )}`;
  return {
    ...{ title: `${billTitles[record.kind]} ${number}`, content, style: BUYER_STYLE },
    lead: leadOf(record, today),
    path: [{ href: pageOf.invoices(client), label: 'Rechnungen' }],
    state: isInvoice
      ? stateBadge(paymentWords({ owed: order.owed, dueOn: order.dueOn, isPaid: paidSum(money) > 0 }, today))
      : badge('info', 'Gutschrift', 'invoice'),
    actions: html`${buttonLink(`${pageOf.invoice(client, number)}/pdf`, 'PDF und E-Rechnung', { sign: 'download' })}${mails.length > 0 ? buttonLink('#mails', 'Mail erneut senden', { sign: 'mail' }) : ''}`,
    policy: contentSecurityPolicy({ style: BUYER_STYLE }),
  };
}

function leadOf({ kind, buyer, gross, issuedOn, dueOn }: InvoiceRecord, today: string): string {
  const due = kind === 'invoice' ? `, fällig ${shortDay(dueOn, today)} (${distanceText(dueOn, today)})` : '';
  return `${buyerName(buyer)}, ${moneyText(gross, 'de')}, vom ${shortDay(issuedOn, today)}${due}`;
}

/** Renders the lines of an invoice with its sums, in German whatever its language. */
function linesTable(invoice: InvoiceRecord): Html {
  const record = { ...invoice, language: 'de' as const };
  const texts = invoiceTextsOf(record);
  const sums = [
    ['Summe netto', moneyText(record.net, 'de')],
    [
      record.vat > 0 ? `Umsatzsteuer ${shareText(record.vatShare, 'de')}` : 'Umsatzsteuer',
      record.vat > 0 ? moneyText(record.vat, 'de') : 'keine',
    ],
  ];
  return table({
    ...{ label: 'Posten', hasHeading: true, isDense: true, empty: 'Diese Rechnung hat keine Posten.' },
    columns: [{ label: 'Leistung' }, { label: 'Betrag', align: 'right' }],
    rows: [
      ...record.items.map((item) => ({
        cells: [itemText(item, record, texts).split('\n').at(-1) ?? '', moneyText(item.cents, 'de')],
      })),
      ...sums.map(([label = '', value = '']) => ({ cells: [html`<b>${label}</b>`, html`<b>${value}</b>`] })),
    ],
    foot: ['Gesamtbetrag', moneyText(record.gross, 'de')],
  });
}

function orderBox(client: string, { record, order, money }: LoadedInvoice, today: string): Html {
  const link = (number: string) => html`<a href="${pageOf.invoice(client, number)}">${number}</a>`;
  const credits = money.bills.filter(({ kind, number }) => kind === 'credit' && number !== record.number);
  const invoice = invoiceOf(money);
  return box(
    'Auftrag',
    html`<p><b><a href="${pageOf.order(client, order.number)}">${order.content.title}</a></b><br>${order.number}</p>${facts(
      [
        ['Platz', productName(record.product, 'de')],
        ['Zeitraum', daySpan(record.suppliedFrom, record.suppliedUntil, today)],
        ['Rechnung', record.kind === 'credit' && invoice ? link(invoice.number) : ''],
        [
          credits.length === 1 ? 'Gutschrift' : 'Gutschriften',
          credits.length > 0 ? html`${credits.map(({ number }) => html`${link(number)} `)}` : '',
        ],
        ['E-Rechnung', 'im PDF, ZUGFeRD (EN 16931)'],
      ],
    )}`,
    'order',
  );
}
