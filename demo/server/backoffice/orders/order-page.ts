import { html } from 'hono/html';
import { eventSummary } from '../../../../src/model/answers/event-line';
import { loadAdvertisedEvent } from '../../adverts/advertised-event';
import { feedPageOf, listPageOf, loadFeedSource } from '../../feeds/feed-source';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { creditDaysOf, loadMoney, paidSum, refundedSum, validPayments, validRefunds } from '../invoices/load-money';
import { type MoneyContext, moneyTable } from '../invoices/money-table';
import { noteForm } from '../notes/note-form';
import { pageOf } from '../page/addresses';
import type { BackOfficePage } from '../page/document';
import type { Html } from '../page/page';
import { contentSecurityPolicy } from '../page/security-policy';
import { box, buttonLink, progress, withAside } from '../ui/shapes';
import { factsOf, loadOrder, type OfficeOrder } from './load-order';
import { daysTable } from './order-days';
import { findOrderHistory, orderTimeline } from './order-history';
import { findOrderMails, mailsTable } from './order-mails';
import { advertNotice, moneyNotice } from './order-notice';
import { appearance, BUYER_STYLE, buyerBox } from './order-parts';
import { orderProgress } from './order-progress';
import { orderDays, orderWords } from './order-state';
import { stateBadge } from './orders-page';

/** The page of an order, without its frame. */
export type OrderPage = Pick<BackOfficePage, 'title' | 'path' | 'state' | 'actions' | 'style'> & {
  content: Html;
  policy: string;
  /** The number of its review, whose decisions can be undone. */
  review: number;
};

type PageContext = { client: string; number: string; csrf: string; now: Date };

/** Renders the page of an order; undefined if there is none. */
export async function orderPage(database: Queryable, context: PageContext): Promise<OrderPage | undefined> {
  const { client, number, csrf, now } = context;
  const order = await loadOrder(database, client, number);
  if (!order) return undefined;
  const today = berlinDay(now);
  const money = await loadMoney(database, order.id);
  const history = await findOrderHistory(database, { client, orderId: order.id, money });
  const mails = await findOrderMails(database, client, order.id, now);
  const facts = factsOf(order);
  const days = orderDays(
    facts,
    {
      counts: order.counts,
      moved: order.moved,
      prices: new Map(order.price.items.flatMap((item) => (item.kind === 'day' ? [[item.date, item.cents]] : []))),
      creditedOn: creditDaysOf(money),
    },
    today,
  );
  const approval = history.find(({ action }) => action === 'approve' || action === 'undone');
  const moneyContext: MoneyContext = {
    ...{ client, csrf, today, from: 'order', money, owed: order.owed, dueOn: order.dueOn },
  };
  const isOnPage = order.product.kind === 'online' && days.some(({ state }) => state === 'running');
  const { part, style } = appearance(client, order, {
    line: await eventLineOf(database, client, order),
    publicPage: isOnPage ? await publicPageOf(database, client, order) : undefined,
    days,
  });
  const pageStyle = `${style}${BUYER_STYLE}`;
  const path = pageOf.order(client, number);
  const advertDue = advertNotice(order, moneyContext);
  const moneyDue = advertDue === '' ? moneyNotice(moneyContext) : '';
  const content = html`${advertDue}${moneyDue}${progress(
    orderProgress(
      {
        ...{ order: { ...order, ...facts }, owed: order.owed, dueOn: order.dueOn },
        approvedBy: approval?.action === 'approve' ? (approval.operator ?? undefined) : undefined,
        paidOn: paidSum(money) > 0 ? validPayments(money).at(-1)?.paidOn : undefined,
        refunded: refundedSum(money),
        refundedOn: validRefunds(money).at(-1)?.refundedOn,
      },
      today,
    ),
  )}${withAside(
    html`${part}${reasonBox(order)}${daysTable(client, order, { days, today })}${moneyTable({ ...moneyContext, hasNotice: moneyDue !== '' })}${mailsTable(mails, { path, csrf, from: 'order', now })}`,
    html`${buyerBox(client, order, today)}${box('Verlauf', html`${orderTimeline({ client, billing: order.billing }, history, today)}${noteForm({ client, csrf, kind: 'advert', record: order.id })}`, 'log')}`,
  )}`;
  return {
    ...{
      title: order.content.title,
      review: order.review,
      content,
      style: pageStyle,
      state: stateBadge(orderWords(facts, today)),
    },
    path: [{ href: pageOf.orders(client), label: 'Anzeigen' }, { label: number }],
    actions: html`${order.product.kind === 'print' ? buttonLink(`${path}/print.pdf`, 'Druckdatei', { sign: 'print' }) : ''}${mails.length > 0 ? buttonLink('#mails', 'Mail erneut senden', { sign: 'mail' }) : ''}${canStop(order, today) ? buttonLink(`${path}/stop`, 'Anzeige stoppen', { sign: 'stop', isDanger: true }) : ''}`,
    policy: contentSecurityPolicy({ style: pageStyle }, ["img-src 'self'"]),
  };
}

/** Checks whether an order has days that an operator can still stop. */
const canStop = ({ state, dates }: Pick<OfficeOrder, 'state' | 'dates'>, today: string): boolean =>
  state === 'confirmed' && (dates.at(-1) ?? '') >= today;

const reasonBox = ({ reason, state }: OfficeOrder) =>
  state === 'cancelled' && reason !== '' ? box('Begründung', html`<p>${reason}</p>`, 'reason') : '';

/** Returns the page of the advertised event on the client's website, or without an event the list of events. */
async function publicPageOf(from: Queryable, client: string, { eventId }: OfficeOrder): Promise<string> {
  const source = await loadFeedSource(from, { client, locale: 'de', origin: '' });
  return eventId === null ? listPageOf(source) : feedPageOf(source, eventId);
}

async function eventLineOf(from: Queryable, client: string, { eventId: id, dates }: OfficeOrder): Promise<string> {
  if (id === null) return '';
  const day = dates[0] ?? '';
  const event = await loadAdvertisedEvent(from, { client, id, day, accountId: undefined });
  return event ? eventSummary(event, 'de', day) : '';
}
