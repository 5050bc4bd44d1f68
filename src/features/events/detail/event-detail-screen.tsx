import { useEffect, useRef } from 'react';
import { TextsProvider } from '../../../i18n/locale-provider';
import { usePortal, useRoute } from '../../../portal/portal';
import { styledScreen } from '../../../portal/styled-screen';
import { withoutLocale } from '../../../routing/locale-of-path';
import { splitRoute } from '../../../routing/redirects';
import { prepareRichText } from '../../../ui/rich-text';
import { focusHeading } from '../focus-heading';
import { encodedIdOf } from '../routes';
import { DetailFailure } from './detail-failure';
import { DetailSkeleton } from './detail-skeleton';
import { detailTexts } from './detail-texts-lazy';
import { DetailView } from './detail-view';
import { useEvent } from './use-event';

// Nearly every event has formatted texts: their cleaner is fetched beside the first event, not after it.
void prepareRichText();

/** An id that a person has mistyped stays as it is, and is said to be missing. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** One event (spec section 2, "/events/{eventId}"). */
export const EventDetailScreen = styledScreen(() => {
  const { client } = usePortal();
  // Not the router's parameter, which is decoded in part only.
  const eventId = decoded(encodedIdOf(splitRoute(withoutLocale(useRoute()))[0]) ?? '');
  return (
    <TextsProvider texts={detailTexts}>
      <OneEvent key={`${client.host} ${eventId}`} eventId={eventId} />
    </TextsProvider>
  );
});

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

  if (state.step === 'loading') return <DetailSkeleton />;
  if (state.step === 'failed') {
    const retry = () => {
      hasRetried.current = true;
      state.retry();
    };
    return <DetailFailure error={state.error} onRetry={retry} />;
  }
  return <DetailView event={state.event} />;
}
