import { useMemo } from 'react';
import { loadRubrics } from '../../../app/catalogue/rubrics';
import { usePortal } from '../../../app/portal';
import { useHas } from '../../../app/use-has';
import { useQuery } from '../../../app/use-query';
import type { EventPage, Facets } from '../../../model/answers/event-page';
import type { Rubric } from '../../../model/answers/rubric';

const NO_FACETS: Facets = { rubric: [], tag: [], community: [], day: [], flags: {} };

/** Returns a page with the client's rubrics in place of facets that its server does not count. */
export function useRubrics(page: EventPage | undefined, hasFilterBar: boolean): EventPage | undefined {
  const { client } = usePortal();
  const isNeeded = hasFilterBar && page !== undefined && !page.facets;
  const has = useHas();
  const { value } = useQuery<Rubric[]>(
    isNeeded && has('rubrics') ? { key: ['rubrics'], load: (signal) => loadRubrics(client, signal) } : undefined,
    // Without rubrics the list is complete, too.
    { quiet: true },
  );
  return useMemo(
    () => (page && isNeeded && value ? { ...page, facets: { ...NO_FACETS, rubric: value } } : page),
    [page, isNeeded, value],
  );
}
