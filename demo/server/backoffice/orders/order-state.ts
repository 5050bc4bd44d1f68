import { formatNumber } from '../../../../src/i18n/formats';
import type { Visibility } from '../../adverts/orders/event-visibility';
import { type MovedDays, movedPairs, pricedDay } from '../../adverts/orders/moved-days';
import type { Product } from '../../adverts/orders/product';
import { distanceText, shortDay } from '../page/day-words';
import type { IconName } from '../ui/icons';
import type { Tone } from '../ui/shapes';

/** The facts of an order that decide its state. */
export type OrderFacts = {
  state: 'ordered' | 'returned' | 'confirmed' | 'cancelled';
  /** True if an operator has approved it, also before a later end. */
  isApproved: boolean;
  cancelledBy: 'person' | 'operator' | 'system' | null;
  /** Its days, and those that have been credited; each in their order. */
  dates: readonly string[];
  givenBack: readonly string[];
  kind: Product['kind'];
  visibility: Visibility | null;
};

/** A state as a badge. */
export type StateWords = { tone: Tone; label: string; sign?: IconName };

/** Checks whether visitors cannot see the advert although it is approved: its event is hidden, or it has none. */
export const isHidden = ({ kind, visibility }: Pick<OrderFacts, 'kind' | 'visibility'>): boolean =>
  kind === 'online' && visibility !== 'visible' && visibility !== 'over';

/** Returns the state of an order in words. @param today in Berlin */
export function orderWords(order: OrderFacts, today: string): StateWords {
  if (order.state === 'ordered')
    return { tone: (order.dates[0] ?? '') <= today ? 'bad' : 'wait', label: 'Wartet auf Freigabe', sign: 'clock' };
  if (order.state === 'returned') return { tone: 'info', label: 'Zurückgegeben', sign: 'refund' };
  if (order.state === 'cancelled') return cancelledWords(order);
  const { dates, givenBack } = order;
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const endsEarly = (givenBack.at(-1) ?? '') > last;
  if (last < today)
    return endsEarly ? { tone: 'over', label: 'Gestoppt', sign: 'stop' } : { tone: 'over', label: 'Zu Ende' };
  if (isHidden(order)) return { tone: 'bad', label: 'Erscheint nicht' };
  if (first > today) return { tone: 'info', label: `Geplant, ${distanceText(first, today)}`, sign: 'clock' };
  return { tone: 'good', label: runningLabel(order, { last, endsEarly, today }), sign: 'play' };
}

function runningLabel(
  { dates, givenBack }: OrderFacts,
  { last, endsEarly, today }: { last: string; endsEarly: boolean; today: string },
): string {
  if (!dates.includes(today)) return `Läuft, weiter ${distanceText(dates.find((day) => day > today) ?? last, today)}`;
  if (endsEarly) return `Läuft, bis ${shortDay(last, today)}`;
  const days = [...dates, ...givenBack].sort();
  return days.length === 1 ? 'Läuft heute' : `Läuft, Tag ${days.indexOf(today) + 1} von ${days.length}`;
}

function cancelledWords({ cancelledBy, isApproved }: OrderFacts): StateWords {
  if (cancelledBy === 'system') return { tone: 'bad', label: 'Nicht erschienen', sign: 'close' };
  if (cancelledBy === 'person') return { tone: 'bad', label: 'Storniert', sign: 'close' };
  return isApproved
    ? { tone: 'bad', label: 'Gestoppt', sign: 'stop' }
    : { tone: 'bad', label: 'Abgelehnt', sign: 'close' };
}

/** The state of a day of an order. */
export type OrderDayState =
  | 'waiting'
  | 'shown'
  | 'unseen'
  | 'running'
  | 'hidden'
  | 'booked'
  | 'missed'
  | 'dropped'
  | 'moved';

/** The states of days in words. */
export const dayWords: Readonly<Record<OrderDayState, StateWords>> = {
  waiting: { tone: 'wait', label: 'Wartet' },
  shown: { tone: 'over', label: 'Erschienen', sign: 'check' },
  unseen: { tone: 'wait', label: 'Nicht gezeigt', sign: 'warning' },
  running: { tone: 'good', label: 'Läuft', sign: 'play' },
  hidden: { tone: 'bad', label: 'Erscheint nicht' },
  booked: { tone: 'info', label: 'Gebucht', sign: 'clock' },
  missed: { tone: 'bad', label: 'Ausgefallen', sign: 'close' },
  dropped: { tone: 'over', label: 'Entfällt' },
  moved: { tone: 'over', label: 'Verschoben', sign: 'next' },
};

/** A day of an order with its views, and its net price. */
export type OrderDay = {
  date: string;
  state: OrderDayState;
  views: number;
  clicks: number;
  cents: number | undefined;
  isCredited: boolean;
  /** The day to which it was moved, or the day that it stands for. */
  movedTo?: string;
  movedFrom?: string;
};

/** Counts, prices and credits of the days of an order. */
export type DayFacts = {
  counts: readonly { date: string; views: number; clicks: number }[];
  moved: MovedDays;
  /** The net prices of the days of the invoice. */
  prices: ReadonlyMap<string, number>;
  /** The days on which each day has been credited. */
  creditedOn: ReadonlyMap<string, string>;
};

/** Returns all days of an order, also the credited ones and those that were moved away. @param today in Berlin */
export function orderDays(
  order: OrderFacts,
  { counts, moved, prices, creditedOn }: DayFacts,
  today: string,
): OrderDay[] {
  const { state, dates, givenBack } = order;
  const countOn = (date: string) => counts.find((count) => count.date === date) ?? { views: 0, clicks: 0 };
  const days = [...new Set([...dates, ...givenBack])].map((date): OrderDay => {
    const { views, clicks } = countOn(date);
    const isCredited = state === 'cancelled' || givenBack.includes(date);
    const invoiced = pricedDay(moved, date);
    return {
      ...{ date, views, clicks, isCredited, cents: prices.get(invoiced) },
      ...(invoiced !== date && { movedFrom: invoiced }),
      state: isCredited
        ? (creditedOn.get(date) ?? '') >= date
          ? 'missed'
          : 'dropped'
        : openDayState(order, { date, views, today }),
    };
  });
  const movedDays = movedPairs(moved).map(({ from, to }): OrderDay => {
    const { views, clicks } = days.some(({ date }) => date === from) ? { views: 0, clicks: 0 } : countOn(from);
    return { date: from, state: 'moved', views, clicks, cents: undefined, isCredited: false, movedTo: to };
  });
  return [...movedDays, ...days].sort((one, other) => one.date.localeCompare(other.date));
}

function openDayState(
  order: OrderFacts,
  { date, views, today }: { date: string; views: number; today: string },
): OrderDayState {
  if (order.state === 'ordered' || order.state === 'returned') return 'waiting';
  if (date < today) return isHidden(order) && views === 0 ? 'unseen' : 'shown';
  if (isHidden(order)) return 'hidden';
  return date === today ? 'running' : 'booked';
}

/** Formats views and clicks, as in '2.377 Ansichten, 31 Klicks (1,3 %)'. */
export function viewsText({ views, clicks }: { views: number; clicks: number }): string {
  const number = (value: number, one: string, many: string) =>
    `${formatNumber(value, 'de')} ${value === 1 ? one : many}`;
  const share = views > 0 ? ` (${formatNumber((clicks / views) * 100, 'de', 1)} %)` : '';
  return `${number(views, 'Ansicht', 'Ansichten')}, ${number(clicks, 'Klick', 'Klicks')}${share}`;
}

/** Returns the state of the payment of an order in words. @param owed the amount left to pay in cents */
export function paymentWords(
  { owed, dueOn, isPaid }: { owed: number; dueOn: string | null; isPaid: boolean },
  today: string,
): StateWords {
  if (owed < 0) return { tone: 'bad', label: 'Zu erstatten', sign: 'refund' };
  if (owed === 0) return isPaid ? { tone: 'good', label: 'Bezahlt' } : { tone: 'over', label: 'Nichts offen' };
  return dueOn !== null && dueOn < today
    ? { tone: 'bad', label: 'Überfällig', sign: 'warning' }
    : { tone: 'wait', label: 'Offen' };
}
