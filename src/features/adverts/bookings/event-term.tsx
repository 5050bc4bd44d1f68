import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import type { Booking } from '../../../model/answers/booking';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';

/** Renders the event of an order, with a link to its form while the event exists. */
export function EventTerm({ event: { id, title, isThere } }: { event: NonNullable<Booking['event']> }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router } = usePortal();
  const route = withLocale(paths.ownEvent(id), locale);
  return (
    <>
      <dt>{t`Veranstaltung`}</dt>
      <dd lang="de">
        {isThere ? (
          <a href={router.hrefOf(route)} data-route={route}>
            {title}
          </a>
        ) : (
          title
        )}
      </dd>
    </>
  );
}
