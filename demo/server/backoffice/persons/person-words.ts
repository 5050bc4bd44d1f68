import { daysBetween, noonOf } from '../../../../src/lib/days';
import type { PersonRequest } from '../../persons/requests/person-requests';
import { berlinDay } from '../../platform/berlin-day';
import { requestLabels } from '../history/history-words';
import { accountStatuses, type Html } from '../page/page';
import { badge } from '../ui/shapes';

const dayFormat = new Intl.DateTimeFormat('de-DE', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Europe/Berlin' },
});

/** Formats a day of the calendar, or the day of an instant in Berlin; '' without one. */
export const dayText = (day: string | Date | null): string =>
  day === null ? '' : dayFormat.format(typeof day === 'string' ? noonOf(day) : day);

/** Formats the days from one to another. */
export const daysText = (first: string, last: string): string => dayFormat.formatRange(noonOf(first), noonOf(last));

/** Returns the distance of a day from today in words. */
export function deadlineText(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'heute';
  if (days === 1) return 'morgen';
  if (days === -1) return 'seit gestern';
  return days > 0 ? `in ${days} Tagen` : `seit ${-days} Tagen`;
}

/** The part of an account on which its badges depend. */
type BadgedAccount = { status: string; isConfirmed: boolean; deletionDue: Date | null };

const statusTones = { verified: 'good', blocked: 'bad', unverified: 'wait' } as const;

/** Renders the state of an account: the one that needs a hand, else its status. */
export function accountBadge({ status, isConfirmed, deletionDue }: BadgedAccount): Html {
  if (deletionDue) return badge('over', `wird am ${dayText(deletionDue)} gelöscht`, 'trash');
  if (status === 'blocked') return badge('bad', accountStatuses.blocked ?? status, 'lock');
  if (!isConfirmed) return badge('wait', 'E-Mail unbestätigt', 'mail');
  return badge(statusTones[status as keyof typeof statusTones] ?? 'over', accountStatuses[status] ?? status);
}

/** Renders the deadline of an open request; red when it is past. */
export const deadlineBadge = (dueOn: string, now: Date): Html =>
  dueOn < berlinDay(now)
    ? badge('bad', `Frist abgelaufen: ${dayText(dueOn)}`)
    : badge('wait', `Frist: ${dayText(dueOn)}`);

/** Renders the state of a request. */
export const requestBadge = ({ doneOn, dueOn }: PersonRequest, now: Date): Html =>
  doneOn === null ? deadlineBadge(dueOn, now) : badge('good', `erledigt am ${dayText(doneOn)}`);

/** Returns the label of a request's kind. */
export const requestLabel = ({ kind }: Pick<PersonRequest, 'kind'>): string => requestLabels[kind];
