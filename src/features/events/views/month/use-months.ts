import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useSpeech } from '../../../../i18n/use-speech';
import type { CalendarDate } from '../../../../model/answers/calendar-date';
import { usePortal } from '../../../../portal/portal';
import type { EventFilter } from '../../event-filter';
import { favouritesOf } from '../../favourites';
import { type Asked, useQuestions } from '../use-questions';
import { merged, questionOf } from './month-question';

/** What is known of some months. */
export type Months = Omit<Asked<never>, 'answers'> & {
  /** Undefined while the first of them are on their way. */
  dates: CalendarDate[] | undefined;
  hasMore: boolean;
  unreadableCount: number;
};

/** The dates of some months; each is asked for once while it is kept. */
export function useMonths(months: readonly string[], filter: EventFilter): Months {
  const { client } = usePortal();
  const { today } = useSpeech();
  const { ids } = useSnapshot(favouritesOf(client.host));
  const questions = useMemo(
    () => months.flatMap((month) => questionOf(month, filter, { today, favourites: ids }) ?? []),
    [months, filter, today, ids],
  );
  const { answers, ...asked } = useQuestions(questions);
  // A week touches two months at most. The same answers are the same dates, or the grid would be drawn again.
  const [one, other] = answers;
  const dates = useMemo(() => {
    const known = [one, other].filter((answer) => answer !== undefined);
    return known.length === questions.length ? merged(known) : undefined;
  }, [questions.length, one, other]);
  const known = answers.filter((answer) => answer !== undefined);
  return {
    ...asked,
    dates,
    hasMore: known.some(({ hasMore }) => hasMore),
    unreadableCount: known.reduce((sum, { unreadableCount }) => sum + unreadableCount, 0),
  };
}
