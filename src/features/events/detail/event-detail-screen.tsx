import { TextsProvider } from '../../../i18n/locale-provider';
import { usePortal } from '../../../portal/portal';
import { styledScreen } from '../../../portal/styled-screen';
import type { ScreenProps } from '../../../routing/screen-route';
import { prepareRichText } from '../../../ui/rich-text';
import { DetailFailure } from './detail-failure';
import { DetailSkeleton } from './detail-skeleton';
import { detailTexts } from './detail-texts-lazy';
import { DetailView } from './detail-view';
import { useEvent } from './use-event';

// Nearly every event has formatted texts: their cleaner is fetched beside the first event, not after it.
void prepareRichText();

/** One event (spec section 2, "/events/{eventId}"). */
export const EventDetailScreen = styledScreen(({ params: { eventId = '' } }: ScreenProps) => {
  const { client } = usePortal();
  return (
    <TextsProvider texts={detailTexts}>
      <OneEvent key={`${client.host} ${eventId}`} eventId={eventId} />
    </TextsProvider>
  );
});

function OneEvent({ eventId }: { eventId: string }) {
  const state = useEvent(eventId);
  if (state.step === 'loading') return <DetailSkeleton />;
  if (state.step === 'failed') return <DetailFailure error={state.error} onRetry={state.retry} />;
  return <DetailView event={state.event} />;
}
