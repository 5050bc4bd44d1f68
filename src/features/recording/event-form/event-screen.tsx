import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import { LoadFailure } from '../../../portal/form-parts/load-failure';
import { useLastPerson } from '../../../portal/last-person';
import { MemberPage } from '../../../portal/member-page';
import { personStoreOf } from '../../../portal/person-store';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { paths } from '../../../routing/paths';
import type { ScreenProps } from '../../../routing/screen-route';
import { prepareRichText } from '../../../ui/rich-text';
import { closedPanel } from '../record-form/frame/closed-panel-lazy';
import { FormSkeleton } from '../record-form/frame/form-skeleton';
import { LazyPart } from '../record-form/frame/lazy-part';
import { isNotThere } from '../record-form/is-not-there';
import { placesSection } from '../record-form/places/places-section-lazy';
import { EventEditor } from '../record-form/record-editor';
import { eventPage } from '../record-form/record-page';
import { useOpenedEvent } from '../record-form/use-opened-record';
import { datesSection } from './dates/dates-section-lazy';
import { eventRules } from './event-rules-lazy';
import { textsSection } from './texts-part/texts-section-lazy';

// The client's help may be formatted: its cleaner is fetched beside the event, not after it. So are the sections that
// are open from the start; what cannot be fetched is asked for again where it stands.
void prepareRichText();
void Promise.allSettled([eventRules, textsSection, datesSection, placesSection].map((part) => part.load()));

/** The form of an own event (spec section 2, "/secure/events/eventRecording"). */
export const EventScreen = eventPage(({ params: { eventId } }: ScreenProps) => {
  const { t } = useLingui();
  const { router, client } = usePortal();
  const { locale } = useSpeech();

  function created(id: string) {
    if (id !== eventId) router.navigate(inLocale(paths.ownEvent(id), locale), { replace: true });
  }
  return (
    <MemberPage title={eventId === undefined ? t`Meine Veranstaltung erfassen` : t`Meine Veranstaltung bearbeiten`}>
      <OneEvent key={`${client.host} ${eventId ?? ''}`} id={eventId} onCreated={created} />
    </MemberPage>
  );
});

/** @param id undefined for a new one */
function OneEvent({ id, onCreated }: { id: string | undefined; onCreated(id: string): void }) {
  const { client } = usePortal();
  const person = useLastPerson();
  const opened = useOpenedEvent(id);
  if (opened.step === 'failed')
    return isNotThere(opened.error) ? (
      <LazyPart part={closedPanel} event={undefined} />
    ) : (
      <LoadFailure error={opened.error} onRetry={opened.retry} />
    );
  if (person.step === 'failed')
    return <LoadFailure error={person.error} onRetry={() => void personStoreOf(client).load({ again: true })} />;
  if (opened.step !== 'ready' || person.step !== 'ready') return <FormSkeleton />;
  const { known } = opened.value;
  if (known?.event.noEdit) return <LazyPart part={closedPanel} event={known.event} />;
  const { unsaved } = opened.value;
  const formOf = (draftName: string) => (
    <EventEditor
      key={`${person.person.id} ${draftName}`}
      {...{ draftName, onCreated, opened: opened.value, person: person.person }}
    />
  );
  return unsaved ? <unsaved.NewDraft personId={person.person.id} formOf={formOf} /> : formOf(`event:${id}`);
}
