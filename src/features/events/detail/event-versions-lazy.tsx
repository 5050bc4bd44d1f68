import { useSnapshot } from 'valtio';
import { lazily } from '../../../lib/lazily';
import type { EventDetail } from '../../../model/event-detail';
import { usePortal } from '../../../portal/portal';
import { useLazyPart } from '../../../ui/use-lazy-part';

/** What the event is about in easy German and in sign language, which few events have. */
const eventVersions = lazily(() => import('./event-versions-part'));

/** As high as a button, so that nothing moves. */
const ROOM = { minHeight: 44 };

/** The event in easy German and in sign language, as far as it has that and the client shows it. */
export function EventVersions({ event }: { event: EventDetail }) {
  const { client } = usePortal();
  // The part reads all layers of settings; this is a glance for the room that it takes.
  const { raw } = useSnapshot(client.serverSettings) as { raw?: { eventRecording?: Record<string, unknown> } };
  const { showEasyLanguage, showSignLanguageVideo } = raw?.eventRecording ?? {};
  const { easyText, signLanguageUrl } = event;
  const part = useLazyPart(eventVersions, easyText !== '' || signLanguageUrl !== undefined);
  if (part) return <part.EventVersionsPart key={event.id} event={event} />;
  return (easyText && showEasyLanguage) || (signLanguageUrl && showSignLanguageVideo) ? <div style={ROOM} /> : null;
}
