import { usePortal } from '../../../app/portal';
import type { ListLinks } from '../../../cards/list-links';
import { listLinks } from '../../../cards/list-links';
import type { Translation } from '../../../i18n/translation';

/** Returns links to other filters of the list. */
export function useFilterLinks({ locale }: Translation): ListLinks['toFilter'] {
  const { router } = usePortal();
  return listLinks(router.hrefOf, locale, undefined).toFilter;
}
