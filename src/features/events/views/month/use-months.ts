import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { usePortal } from '../../../../app/portal';
import { type QueryState, useQueries } from '../../../../app/use-query';
import { favouritesOf } from '../../../../cards/favourites';
import { useTranslation } from '../../../../i18n/use-translation';
import type { CalendarDate } from '../../../../model/answers/calendar-date';
import type { EventFilter } from '../../../../model/event-filter';
import { mergeDates, monthQuery } from './month-query';

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
  const queries = months.flatMap((month) => monthQuery(month, filter, { today, favourites: ids }) ?? []);
  const { step, value: responses, error, retry } = useQueries(queries, { anyAge: true });
  // A week touches two months at most. Same responses give the same array, or the grid would render again.
  const [first, second] = responses ?? [];
  const hasResponses = responses !== undefined;
  const dates = useMemo(
    () => (hasResponses ? mergeDates([first, second].filter((response) => response !== undefined)) : undefined),
    [hasResponses, first, second],
  );
  return {
    ...{ dates, error, retry },
    isBusy: step === 'loading',
    hasMore: responses?.some(({ hasMore }) => hasMore) ?? false,
    unreadableCount: responses?.reduce((sum, { unreadableCount }) => sum + unreadableCount, 0) ?? 0,
  };
}
