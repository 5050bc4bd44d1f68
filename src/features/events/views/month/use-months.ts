import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { usePortal } from '../../../../app/portal';
import { type QueryState, useQueries } from '../../../../app/use-query';
import { favouritesOf } from '../../../../cards/favourites';
import { useTranslation } from '../../../../i18n/use-translation';
import type { CalendarDate } from '../../../../model/answers/calendar-date';
import type { EventFilter } from '../../../../model/event-filter';
import { merged, monthQuery } from './month-question';

/** The dates and the request state of some months. */
export type Months = Pick<QueryState<never>, 'error' | 'retry'> & {
  isBusy: boolean;
  /** Undefined until the first month has loaded. */
  dates: CalendarDate[] | undefined;
  hasMore: boolean;
  unreadableCount: number;
};

/** Loads the dates of some months, each once while it is cached. */
export function useMonths(months: readonly string[], filter: EventFilter): Months {
  const { client } = usePortal();
  const { today } = useTranslation();
  const { ids } = useSnapshot(favouritesOf(client.host));
  const questions = months.flatMap((month) => monthQuery(month, filter, { today, favourites: ids }) ?? []);
  const { step, value: answers, error, retry } = useQueries(questions, { anyAge: true });
  // A week touches two months at most. Same responses give the same array, or the grid would render again.
  const [one, other] = answers ?? [];
  const isKnown = answers !== undefined;
  const dates = useMemo(
    () => (isKnown ? merged([one, other].filter((answer) => answer !== undefined)) : undefined),
    [isKnown, one, other],
  );
  return {
    ...{ dates, error, retry },
    isBusy: step === 'loading',
    hasMore: answers?.some(({ hasMore }) => hasMore) ?? false,
    unreadableCount: answers?.reduce((sum, { unreadableCount }) => sum + unreadableCount, 0) ?? 0,
  };
}
