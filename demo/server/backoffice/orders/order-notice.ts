import { html } from 'hono/html';
import { daysBetween } from '../../../../src/lib/days';
import { moneyText } from '../../adverts/invoice/invoice-words';
import type { Visibility } from '../../adverts/orders/event-visibility';
import { lastWarnedDay } from '../../adverts/orders/unapproved';
import { invoiceOf } from '../invoices/load-money';
import { type MoneyContext, payButton, remindButton } from '../invoices/money-table';
import { pageOf } from '../page/addresses';
import { distanceText, shortDay } from '../page/day-words';
import type { Html } from '../page/page';
import { buttonLink, notice } from '../ui/shapes';
import { factsOf, type OfficeOrder } from './load-order';
import { isHidden } from './order-state';

/** Reasons for a hidden advert, by the visibility of its event. */
const HIDDEN_REASONS: Readonly<Record<Exclude<Visibility, 'visible' | 'over'>, string>> = {
  waiting: 'Die Veranstaltung wartet auf Freigabe.',
  draft: 'Besucher sehen die Veranstaltung nicht: Sie ist nicht veröffentlicht.',
  rejected: 'Besucher sehen die Veranstaltung nicht: Sie wurde abgelehnt.',
  takenDown: 'Die Verwaltung hat die Veranstaltung herausgenommen.',
  cancelled: 'Die Veranstaltung ist abgesagt.',
  deleted: 'Die Veranstaltung wurde gelöscht.',
};

/** Renders what is due with the advert of an order, which comes before its money; '' if nothing is. */
export function advertNotice(order: OfficeOrder, { client, today }: MoneyContext): Html | '' {
  const { state, dates } = order;
  if (state === 'ordered') return waitingNotice(order, client, today);
  if (state === 'returned') return returnedNotice(order, today);
  const openDays = dates.filter((day) => day >= today);
  if (state === 'confirmed' && openDays.length > 0 && isHidden(factsOf(order)))
    return hiddenNotice(order, { client, openDays });
  return '';
}

/** Renders the money that is due of an order, to refund or overdue; '' if none is. */
export const moneyNotice = (context: MoneyContext): Html | '' => refundNotice(context) || overdueNotice(context);

function waitingNotice({ dates, review }: OfficeOrder, client: string, today: string): Html {
  const first = dates[0] ?? '';
  return notice({
    tone: first <= lastWarnedDay(today) ? 'bad' : 'wait',
    title: 'Die Anzeige wartet auf Ihre Freigabe',
    text: `Sie soll ab ${shortDay(first, today)} erscheinen, ${distanceText(first, today)}. Jeder Tag, der ohne Freigabe vergeht, wird gutgeschrieben.`,
    action: buttonLink(pageOf.review(client, 'advert', review), 'Jetzt entscheiden', { isQuiet: false }),
  });
}

function returnedNotice({ dates, returned }: OfficeOrder, today: string): Html {
  const first = dates[0] ?? '';
  return notice({
    tone: first <= lastWarnedDay(today) ? 'bad' : 'info',
    sign: 'refund',
    title: 'Die Anzeige liegt beim Auftraggeber zur Korrektur',
    text: html`${returned === null ? '' : html`„${returned}“<br>`}Sie soll ab ${shortDay(first, today)} erscheinen, ${distanceText(first, today)}.`,
  });
}

function hiddenNotice(
  { number, visibility, eventId }: OfficeOrder,
  { client, openDays }: { client: string; openDays: readonly string[] },
): Html {
  const reason =
    visibility === null || visibility === 'visible' || visibility === 'over'
      ? 'Zu diesem Auftrag gehört keine Veranstaltung.'
      : HIDDEN_REASONS[visibility];
  const query = new URLSearchParams(openDays.map((day) => ['day', day]));
  return notice({
    tone: 'bad',
    title: 'Die Anzeige erscheint nicht',
    text: html`${reason} ${eventId === null ? '' : html`<a href="${pageOf.event(client, eventId)}">Veranstaltung ansehen</a>`}`,
    action: buttonLink(
      `${pageOf.order(client, number)}/credit?${query.toString()}`,
      openDays.length === 1 ? '1 Tag gutschreiben' : `${openDays.length} Tage gutschreiben`,
      { isQuiet: false },
    ),
  });
}

/** Renders that money is to be refunded; '' if none is. */
function refundNotice(context: MoneyContext): Html | '' {
  const { owed, client, from, money } = context;
  const invoice = invoiceOf(money);
  if (owed >= 0 || !invoice) return '';
  const credit = money.bills.findLast(({ kind }) => kind === 'credit');
  return notice({
    tone: 'wait',
    sign: 'refund',
    title: `${moneyText(-owed, 'de')} sind zu erstatten`,
    text: credit
      ? `Die Gutschrift ${credit.number} ist geschrieben, das Geld noch nicht überwiesen.`
      : 'Es ist mehr bezahlt worden, als zu zahlen ist.',
    action: buttonLink(`${pageOf.invoice(client, invoice.number)}/refund?from=${from}`, 'Erstattung buchen', {
      isQuiet: false,
    }),
  });
}

/** Renders that a payment is overdue; '' if none is. */
function overdueNotice(context: MoneyContext): Html | '' {
  const { owed, dueOn, today } = context;
  if (owed <= 0 || dueOn === null || dueOn >= today) return '';
  const days = daysBetween(dueOn, today);
  return notice({
    tone: 'bad',
    title: `${moneyText(owed, 'de')} sind überfällig`,
    text: `Zu zahlen war bis ${shortDay(dueOn, today)}, vor ${days === 1 ? 'einem Tag' : `${days} Tagen`}.`,
    action: html`<span class="line">${remindButton(context)}${payButton(context, 'filled')}</span>`,
  });
}
