import { moneyText } from '../../adverts/invoice/invoice-words';
import { berlinDay } from '../../platform/berlin-day';
import { daySpan, shortDay, shortInstant } from '../page/day-words';
import type { ProgressStep } from '../ui/shapes';
import type { OrderFacts } from './order-state';

/** The facts that decide the way of an order. */
export type ProgressFacts = {
  order: OrderFacts & { orderedAt: Date; confirmedAt: Date | null; cancelledAt: Date | null };
  /** The name of the operator who has approved it. */
  approvedBy: string | undefined;
  /** The amount left to pay in cents, and its due day. */
  owed: number;
  dueOn: string | null;
  /** The day of the last payment; undefined if nothing is paid. */
  paidOn: string | undefined;
  /** The sum of the refunds, and the day of the last one. */
  refunded: number;
  refundedOn: string | undefined;
};

/** Returns the way of an order, from its order to its end. @param today in Berlin */
export function orderProgress(facts: ProgressFacts, today: string): ProgressStep[] {
  const { order, owed, refunded } = facts;
  const isDecided = order.state === 'confirmed' || order.state === 'cancelled';
  const isOver = order.state === 'cancelled' || (order.dates.at(-1) ?? '') < today;
  const runs = order.state === 'cancelled' ? [] : [runningStep(facts, today)];
  return [
    { label: 'Bestellt', detail: shortInstant(order.orderedAt, today), state: 'done' },
    ...approvalSteps(facts, today),
    paymentStep(facts, today),
    ...runs,
    ...(owed < 0 || refunded > 0 ? [refundStep(facts, today)] : []),
    { label: 'Abgeschlossen', state: isDecided && isOver && owed === 0 ? 'done' : 'later' },
  ];
}

function approvalSteps({ order, approvedBy }: ProgressFacts, today: string): ProgressStep[] {
  const { state, confirmedAt, cancelledAt, cancelledBy, isApproved } = order;
  const approved: ProgressStep = {
    label: 'Freigegeben',
    detail:
      [confirmedAt && shortDay(berlinDay(confirmedAt), today), approvedBy].filter(Boolean).join(', ') || undefined,
    state: isApproved ? 'done' : state === 'ordered' ? 'now' : 'later',
  };
  if (state === 'returned') return [{ label: 'Zurückgegeben', state: 'now' }, approved];
  if (state !== 'cancelled') return [approved];
  const label = {
    person: 'Storniert',
    operator: isApproved ? 'Gestoppt' : 'Abgelehnt',
    system: 'Nicht freigegeben',
  }[cancelledBy ?? 'operator'];
  const ended: ProgressStep = {
    label,
    detail: cancelledAt ? shortInstant(cancelledAt, today) : undefined,
    state: 'done',
  };
  return isApproved ? [approved, ended] : [ended];
}

function paymentStep({ owed, dueOn, paidOn }: ProgressFacts, today: string): ProgressStep {
  if (paidOn !== undefined && owed <= 0)
    return { label: 'Bezahlt', detail: `${shortDay(paidOn, today)}, Überweisung`, state: 'done' };
  if (owed <= 0) return { label: 'Bezahlt', detail: 'nichts zu zahlen', state: 'done' };
  const due = dueOn === null ? '' : `, fällig ${shortDay(dueOn, today)}`;
  return { label: 'Bezahlt', detail: `offen: ${moneyText(owed, 'de')}${due}`, state: 'later' };
}

function runningStep({ order }: ProgressFacts, today: string): ProgressStep {
  const [first = '', last = ''] = [order.dates[0], order.dates.at(-1)];
  const state = order.state !== 'confirmed' || first > today ? 'later' : last < today ? 'done' : 'now';
  return {
    label: state === 'done' ? 'Gelaufen' : 'Läuft',
    detail: daySpan(first, last, today),
    state,
  };
}

const refundStep = ({ owed, refunded, refundedOn }: ProgressFacts, today: string): ProgressStep => ({
  label: 'Erstattet',
  detail:
    owed < 0
      ? `offen: ${moneyText(-owed, 'de')}`
      : `${moneyText(refunded, 'de')}${refundedOn === undefined ? '' : `, ${shortDay(refundedOn, today)}`}`,
  state: owed < 0 ? 'later' : 'done',
});
