import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { isNotFound } from '../../../app/error-messages';
import { ErrorNotice } from '../../../app/error-notice';
import { usePortal } from '../../../app/portal';
import { styledScreen } from '../../../app/styled-screen';
import { EVENT_ERRORS } from '../../../cards/event-errors';
import { DetailPage } from '../../../detail-parts/detail-layout';
import { BackSkeleton, DetailSkeleton } from '../../../detail-parts/detail-skeleton';
import { TextsProvider } from '../../../i18n/locale-provider';
import { eventTexts } from '../../../i18n/texts';
import type { ScreenProps } from '../../../routing/screen-route';
import { prepareRichText } from '../../../ui/rich-text';
import { focusHeading } from '../focus-heading';
import { seenRow } from '../seen-rows';
import { BackLink } from './back-link';
import { DetailPreview } from './detail-preview';
import { DetailView } from './detail-view';
import { ListLink } from './list-link';
import { useEvent } from './use-event';

// Nearly every event has formatted texts, so the sanitizer loads in parallel with the first event.
void prepareRichText();

/** Renders one event (spec section 2, "/events/{eventId}"). */
export const EventDetailScreen = styledScreen(({ params: { eventId = '' } }: ScreenProps) => {
  const { client } = usePortal();
  return (
    <Suspense fallback={<LoadingEvent eventId={eventId} backLink={<BackSkeleton />} />}>
      <TextsProvider texts={eventTexts}>
        <OneEvent key={`${client.host} ${eventId}`} eventId={eventId} />
      </TextsProvider>
    </Suspense>
  );
});

type LoadingEventProps = {
  eventId: string /** The link back, or its skeleton while its texts are loading. */;
  backLink: ReactNode;
};

/** Renders a loading event: the data of its card, or a skeleton. The link back needs texts of the list. */
function LoadingEvent({ eventId, backLink }: LoadingEventProps) {
  const { router } = usePortal();
  const row = seenRow(router, eventId);
  return row ? <DetailPreview row={row} backLink={backLink} /> : <DetailSkeleton />;
}

function OneEvent({ eventId }: { eventId: string }) {
  const { root } = usePortal();
  const state = useEvent(eventId);
  const hasRetried = useRef(false);
  const isSettled = state.step !== 'loading';

  useEffect(() => {
    if (!isSettled || !hasRetried.current) return;
    hasRetried.current = false;
    // The button that had the focus is gone.
    focusHeading(root);
  }, [isSettled, root]);

  if (state.step === 'loading') return <LoadingEvent eventId={eventId} backLink={<BackLink eventId={eventId} />} />;
  if (state.step === 'failed') {
    const retry = () => {
      hasRetried.current = true;
      state.retry();
    };
    const isMissing = isNotFound(state.error);
    return (
      <DetailPage part="detail">
        <ErrorNotice
          isScreen
          error={state.error}
          messages={EVENT_ERRORS}
          onRetry={isMissing ? undefined : retry}
          action={<ListLink isMain={isMissing} />}
        />
      </DetailPage>
    );
  }
  return <DetailView event={state.value} />;
}
