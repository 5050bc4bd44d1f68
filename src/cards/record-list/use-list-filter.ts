import { useMemo } from 'react';
import { usePortal, useRoute } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import { withLocale } from '../../routing/locale-prefix';
import { filterOf, type ListDescription, type ListFilter, routeOf } from './list-filter';

/** Returns the filter of the route and a function that changes it; typing adds no history entry. */
export function useListFilter<Status extends string>(
  list: ListDescription<Status>,
): [ListFilter<Status>, (filter: ListFilter<Status>) => void] {
  const { locale } = useTranslation();
  const { navigate } = usePortal();
  const route = useRoute();
  const filter = useMemo(() => filterOf(list, route), [list, route]);
  const show = (next: ListFilter<Status>) =>
    navigate(withLocale(routeOf(list, next), locale), { replace: next.search !== filter.search });
  return [filter, show];
}
