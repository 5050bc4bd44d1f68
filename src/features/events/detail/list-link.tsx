import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { lastList } from '../../../cards/last-list';
import { useTranslation } from '../../../i18n/use-translation';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';

/** Renders a link from an unavailable event to the list with its last filter; an element of one event has no list. */
export function ListLink({ isMain }: { isMain: boolean }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { element, router } = usePortal();
  if (element.localName === 'event-detail') return null;
  const route = withLocale(lastList(router)?.route ?? paths.events, locale);
  return (
    <a className={isMain ? 'button' : 'button is-quiet'} href={router.hrefOf(route)} data-route={route}>
      {t({ id: 'lbl_back_to_list', message: 'Zur Übersicht' })}
    </a>
  );
}
