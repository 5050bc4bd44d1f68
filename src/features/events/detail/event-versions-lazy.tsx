import styled from '@emotion/styled';
import { useSnapshot } from 'valtio';
import { lazily } from '../../../lib/lazily';
import type { EventDetail } from '../../../model/event-detail';
import { usePortal } from '../../../portal/portal';
import { useLazyPart } from '../../../ui/lazy-part';

/** What the event is about in easy German and in sign language, which few events have. */
const eventVersions = lazily(() => import('./event-versions-part'));

/** As high as what comes, so that nothing moves: two buttons stand below each other where it is narrow. */
const Room = styled.div`
  min-height: 44px;

  @container portal (max-width: 520px) {
    &[data-two] {
      min-height: 96px;
    }
  }
`;

/** The event in easy German and in sign language, as far as it has that and the client shows it. */
export function EventVersions({ event }: { event: EventDetail }) {
  const { client } = usePortal();
  // The part reads all layers of settings; this is a glance for the room that it takes.
  const { raw } = useSnapshot(client.serverSettings) as { raw?: { eventRecording?: Record<string, unknown> } };
  const { showEasyLanguage, showSignLanguageVideo } = raw?.eventRecording ?? {};
  const { easyText, signLanguageUrl } = event;
  const part = useLazyPart(eventVersions, easyText !== '' || signLanguageUrl !== undefined);
  if (part) return <part.EventVersionsPart key={event.id} event={event} />;
  const hasText = Boolean(easyText && showEasyLanguage);
  const hasVideo = Boolean(signLanguageUrl && showSignLanguageVideo);
  return hasText || hasVideo ? <Room data-two={(hasText && hasVideo) || undefined} /> : null;
}
