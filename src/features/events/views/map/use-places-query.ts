import type { CachedQuery } from '../../../../app/query-cache';
import { type QueryState, useQuery } from '../../../../app/use-query';

/** Where a question of the map stands. */
export type PlacesResult<Value> = Pick<QueryState<Value>, 'value' | 'error' | 'retry'> & { isBusy: boolean };

/** Asks a question of the map; what was answered to the one before stays until there is more, or until it fails. */
export function usePlacesQuery<Value>(question: CachedQuery<Value>): PlacesResult<Value> {
  const { step, value, isPrevious, error, retry } = useQuery(question, { keepPrevious: true, anyAge: true });
  return { value: step === 'failed' && isPrevious ? undefined : value, isBusy: step === 'loading', error, retry };
}
