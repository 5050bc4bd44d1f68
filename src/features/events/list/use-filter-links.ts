import type { Speech } from '../../../i18n/speech';
import { usePortal } from '../../../portal/portal';
import { listLinks } from './list-links';
import type { ListLinks } from './list-view';

/** Links to other filters of the list. */
export function useFilterLinks({ locale }: Speech): ListLinks['toFilter'] {
  const { router } = usePortal();
  return listLinks(router.hrefOf, locale, undefined).toFilter;
}
