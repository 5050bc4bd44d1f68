import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useSpeech } from '../i18n/use-speech';
import { memberScreen } from '../portal/member-screen';
import { usePortal } from '../portal/portal';
import { inLocale } from '../routing/locale-of-path';
import { paths } from '../routing/paths';
import { QuietBoundary } from './quiet-boundary';

type Props = { /** Whether adverts can be ordered here. */ hasAdverts: boolean };

const Links = memberScreen(({ hasAdverts }: Props) => {
  const { router } = usePortal();
  const { locale } = useSpeech();
  const [events, adverts] = [inLocale(paths.events, locale), inLocale(paths.promotion, locale)];
  return (
    <>
      <p className="events-link">
        <a href={router.hrefOf(events)} data-route={events}>
          <Trans>Zu den Veranstaltungen</Trans>
        </a>
      </p>
      {hasAdverts && (
        <p className="events-link">
          <a href={router.hrefOf(adverts)} data-route={adverts}>
            <Trans>Werben: Plätze, Preise und freie Tage</Trans>
          </a>
        </p>
      )}
    </>
  );
});

/** The way back to the events, and to the adverts, below the screens on the way to an account. */
export const EventsLink = (props: Props) => (
  <QuietBoundary fallback={null}>
    <Suspense fallback={null}>
      <Links {...props} />
    </Suspense>
  </QuietBoundary>
);
