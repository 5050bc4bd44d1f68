import type { ReactNode } from 'react';
import { usePortal } from '../../../../app/portal';
import { useTranslation } from '../../../../i18n/use-translation';
import { withLocale } from '../../../../routing/locale-prefix';
import { paths } from '../../../../routing/paths';

/** Renders a link to the form of an own event. The draft of the order is saved. */
export function AdvertisedEventLink({ id, children }: { id: string; children: ReactNode }) {
  const { locale } = useTranslation();
  const { router } = usePortal();
  const route = withLocale(paths.ownEvent(id), locale);
  return (
    <a href={router.hrefOf(route)} data-route={route}>
      {children}
    </a>
  );
}
