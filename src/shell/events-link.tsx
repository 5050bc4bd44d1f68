import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useSpeech } from '../i18n/use-speech';
import { memberScreen } from '../portal/member-screen';
import { usePortal } from '../portal/portal';
import { inLocale } from '../routing/locale-of-path';
import { paths } from '../routing/paths';
import { QuietBoundary } from './quiet-boundary';

const Link = memberScreen(() => {
  const { router } = usePortal();
  const route = inLocale(paths.events, useSpeech().locale);
  return (
    <p className="events-link">
      <a href={router.hrefOf(route)} data-route={route}>
        <Trans>Zu den Veranstaltungen</Trans>
      </a>
    </p>
  );
});

/** The way back to the events, below the screens on the way to an account. */
export const EventsLink = () => (
  <QuietBoundary fallback={null}>
    <Suspense fallback={null}>
      <Link />
    </Suspense>
  </QuietBoundary>
);
