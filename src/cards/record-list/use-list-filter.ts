import { useMemo } from 'react';
import { usePortal, useRoute } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import { withLocale } from '../../routing/locale-prefix';
import { type RecordListDefinition, type RecordListFilter, recordListFilter, routeOf } from './list-filter';

/** Returns the filter of the route and a function that changes it; typing adds no history entry. */
export function useListFilter<Status extends string>(
  list: RecordListDefinition<Status>,
): [RecordListFilter<Status>, (filter: RecordListFilter<Status>) => void] {
  const { locale } = useTranslation();
  const { navigate } = usePortal();
  const route = useRoute();
  const filter = useMemo(() => recordListFilter(list, route), [list, route]);
  const show = (next: RecordListFilter<Status>) =>
    navigate(withLocale(routeOf(list, next), locale), { replace: next.search !== filter.search });
  return [filter, show];
}
