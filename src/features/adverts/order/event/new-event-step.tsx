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

const NOBODY: EmbeddedEventForm = lazyModule(() => Promise.reject(new Error('No form of events')));

/** Renders the form of an event inside the order; publishing it or sending it for review continues the order. */
export function NewEventStep() {
  const { t } = useLingui();
  const { state, store, next, facts, event, person, hindrance } = useOrder();
  const { part: Writer, ...waiting } = useLazyPartState(useEmbeddedEventForm() ?? NOBODY, true);
  const { eventId } = state.draft;
  const isGone = event.step === 'failed';
  return (
    <>
      {hindrance && <EventNeeds person={person} />}
      <EventNote />
      {eventId !== undefined && event.step === 'ready' && !hindrance && (
        <Notice kind="info" title={t`Ihre neue Veranstaltung ist angelegt`}>
          <p>{t`Sie können sie hier noch ändern oder gleich weitergehen.`}</p>
        </Notice>
      )}
      {Writer ? (
        <Writer
          eventId={isGone ? undefined : eventId}
          onCreated={(id) => store.update({ eventId: id, eventChoice: 'new' })}
          onSent={(id) => {
            store.update({ eventId: id, eventChoice: 'new' });
            next();
          }}
        />
      ) : (
        <LazyFallback {...waiting} />
      )}
      <StepFoot onNext={facts.event && !isGone ? next : undefined} />
    </>
  );
}
