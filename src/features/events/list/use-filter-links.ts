import type { Translation } from '../../../i18n/translation';
import { usePortal } from '../../../portal/portal';
import type { ListLinks } from './list-links';
import { listLinks } from './list-links';

/** Links to other filters of the list. */
export function useFilterLinks({ locale }: Translation): ListLinks['toFilter'] {
  const { router } = usePortal();
  return listLinks(router.hrefOf, locale, undefined).toFilter;
}
