import { useEffect } from 'react';
import { usePortal, useRoute } from '../../../portal/portal';
import { inLocale, localeOfPath } from '../../../routing/locale-of-path';
import { paths } from '../../../routing/paths';
import { splitRoute } from '../../../routing/redirects';
import type { ScreenProps } from '../../../routing/screen-route';

/** In place of an id, for an event that is not stored yet. */
const NEW = 'new';

/** Leads from the address that the form of an event had before to the one of the specification. */
export function FormerFormScreen({ params: { eventId = NEW } }: ScreenProps) {
  const { router } = usePortal();
  const route = useRoute();
  const path = eventId === NEW ? paths.newEvent : paths.ownEvent(eventId);
  const target = inLocale(path, localeOfPath(route).locale) + splitRoute(route)[1];
  useEffect(() => {
    router.navigate(target, { replace: true });
  }, [router, target]);
  return null;
}
