import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useSpeech } from '../../../../i18n/use-speech';
import type { Question } from '../../../../portal/answer-cache';
import { usePortal } from '../../../../portal/portal';
import { callQueryOf, type EventFilter } from '../../event-filter';
import { favouritesOf } from '../../favourites';
import { type Asked, useQuestions } from '../use-questions';
import { type CalendarDate, type CalendarDates, toCalendarDates } from './calendar-date';
import { daysInFilter } from './stretch';

/** What is known of some months. */
export type Months = Omit<Asked<never>, 'answers'> & {
  /** Undefined while the first of them are on their way. */
  dates: CalendarDate[] | undefined;
  hasMore: boolean;
  unreadableCount: number;
};

/** The call for a month as the filter leaves it. GET /api/events/days */
function questionOf(
  month: string,
  filter: EventFilter,
  { today, favourites }: { today: string; favourites: readonly string[] },
): Question<CalendarDates> | undefined {
  const days = daysInFilter(month, filter, today);
  if (!days || (filter.isFavourites && favourites.length === 0)) return undefined;
  const {
    over: _,
    time: __,
    sort: ___,
    page: ____,
    ...query
  } = callQueryOf(filter, {
    ...{ today, favourites },
    pageSize: undefined,
  });
  return { path: 'events/days', query: { ...query, ...days }, read: toCalendarDates };
}

/** The dates of some months; each is asked for once while it is kept. */
export function useMonths(months: readonly string[], filter: EventFilter): Months {
  const { client } = usePortal();
  const { today } = useSpeech();
  const { ids } = useSnapshot(favouritesOf(client.host));
  const questions = useMemo(
    () => months.flatMap((month) => questionOf(month, filter, { today, favourites: ids }) ?? []),
    [months, filter, today, ids],
  );
  const { answers: known, ...asked } = useQuestions(questions);
  const answers = known.filter((answer) => answer !== undefined);
  return {
    ...asked,
    dates: answers.length === questions.length ? merged(answers) : undefined,
    hasMore: answers.some(({ hasMore }) => hasMore),
    unreadableCount: answers.reduce((sum, { unreadableCount }) => sum + unreadableCount, 0),
  };
}

/** What goes on from one month to the next stands in both answers. */
function merged(answers: readonly CalendarDates[]): CalendarDate[] {
  const all = answers.flatMap(({ dates }) => dates);
  if (answers.length < 2) return all;
  return [...new Map(all.map((date) => [`${date.id} ${date.date} ${date.from ?? ''}`, date])).values()];
}
