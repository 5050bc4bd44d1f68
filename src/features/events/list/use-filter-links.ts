import type { Speech } from '../../../i18n/speech';
import { usePortal } from '../../../portal/portal';
import type { ListLinks } from './list-links';
import { listLinks } from './list-links';

/** Links to other filters of the list. */
export function useFilterLinks({ locale }: Speech): ListLinks['toFilter'] {
  const { router } = usePortal();
  return listLinks(router.hrefOf, locale, undefined).toFilter;
}
