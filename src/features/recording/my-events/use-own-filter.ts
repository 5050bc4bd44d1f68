import { useMemo } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { usePortal, useRoute } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { filterOf, type OwnFilter, routeOf } from './own-filter';

/** The filter in the route, and how another one gets there; what is typed makes no entry in the history. */
export function useOwnFilter(): [OwnFilter, (filter: OwnFilter) => void] {
  const { locale } = useSpeech();
  const { navigate } = usePortal();
  const route = useRoute();
  const filter = useMemo(() => filterOf(route), [route]);
  const show = (next: OwnFilter) =>
    navigate(inLocale(routeOf(next), locale), { replace: next.search !== filter.search });
  return [filter, show];
}
