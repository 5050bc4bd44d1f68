import { useLingui } from '@lingui/react/macro';
import type { EmbeddedEventForm } from '../../../../app/embedded-event-form';
import { useEmbeddedEventForm } from '../../../../app/embedded-event-form';
import { LazyFallback } from '../../../../forms/fields/lazy-fallback';
import { lazyModule } from '../../../../lib/lazy-module';
import { useLazyPartState } from '../../../../ui/lazy-part';
import { Notice } from '../../../../ui/notice';
import { useOrder } from '../order-context';
import { StepFoot } from '../step-foot';
import { EventNeeds } from './event-needs';
import { EventNote } from './event-note';

const NO_FORM: EmbeddedEventForm = lazyModule(() => Promise.reject(new Error('No form of events')));

/** Renders the form of an event inside the order; publishing it or sending it for review continues the order. */
export function NewEventStep() {
  const { t } = useLingui();
  const { state, store, next, facts, event, person, hindrance } = useOrder();
  const { part: EventForm, ...waiting } = useLazyPartState(useEmbeddedEventForm() ?? NO_FORM, true);
  const { eventId } = state.draft;
  const isMissing = event.step === 'failed';
  return (
    <>
      {hindrance && <EventNeeds person={person} />}
      <EventNote />
      {eventId !== undefined && event.step === 'ready' && !hindrance && (
        <Notice kind="info" title={t`Ihre neue Veranstaltung ist eingetragen`}>
          <p>{t`Sie können sie hier noch ändern oder gleich weitergehen.`}</p>
        </Notice>
      )}
      {EventForm ? (
        <EventForm
          eventId={isMissing ? undefined : eventId}
          onCreated={(id) => store.update({ eventId: id, eventChoice: 'new' })}
          onSent={(id) => {
            store.update({ eventId: id, eventChoice: 'new' });
            next();
          }}
        />
      ) : (
        <LazyFallback {...waiting} />
      )}
      <StepFoot onNext={facts.event && !isMissing ? next : undefined} />
    </>
  );
}
