import type { CachedQuery } from '../../../../app/query-cache';
import { type QueryState, useQuery } from '../../../../app/use-query';

/** The state of a map query. */
export type PlacesResult<Value> = Pick<QueryState<Value>, 'value' | 'error' | 'retry'> & { isBusy: boolean };

/** Runs a map query; the previous value stays until the new one arrives or fails. */
export function usePlacesQuery<Value>(query: CachedQuery<Value>): PlacesResult<Value> {
  const { step, value, isPrevious, error, retry } = useQuery(query, { keepPrevious: true, anyAge: true });
  return { value: step === 'failed' && isPrevious ? undefined : value, isBusy: step === 'loading', error, retry };
}
