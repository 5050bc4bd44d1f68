import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Person } from '../../../model/person';
import { useNotices } from '../../../portal/notices';
import { usePortal } from '../../../portal/portal';
import { LazyPart } from './frame/lazy-part';
import { publishedPanel } from './published/published-panel-lazy';
import { EventForm } from './record-form';
import type { OpenedEvent } from './use-opened-record';
import { useEventForm } from './use-record-form';

type Props = { opened: OpenedEvent; person: Person; draftName: string; onCreated(id: string): void };

/** Writes one event; what comes after its publication stands in place of the form, which stays as it is behind it. */
export function EventEditor({ opened, person, draftName, onCreated }: Props) {
  const { t } = useLingui();
  const notices = useNotices();
  const { emit } = usePortal();
  const [isSent, setIsSent] = useState(false);
  const eventForm = useEventForm({
    opened,
    person,
    draftName,
    onSaved({ id, review }, { state }, before) {
      if (id !== undefined) emit('portal-event-saved', { eventId: id });
      setIsSent(state === 'published');
      const published = review ? t`Zur Prüfung gesendet` : t`Veranstaltung veröffentlicht`;
      const kept =
        before.state === 'published'
          ? t`Besucher finden die Veranstaltung nicht mehr. Sie ist jetzt ein Entwurf.`
          : t`Veranstaltung als Entwurf gespeichert`;
      notices.say({ kind: 'success', text: state === 'published' ? published : kept });
      if (state === 'draft' && id !== undefined) onCreated(id);
    },
  });
  const { id, review, control } = eventForm;
  function edit() {
    setIsSent(false);
    if (id !== undefined) onCreated(id);
  }
  if (isSent && id !== undefined)
    return (
      <LazyPart
        part={publishedPanel}
        id={id}
        title={control.form.values().title}
        isWaiting={review !== undefined}
        isVisible={control.form.beginning().state === 'published'}
        onEdit={edit}
        onAddDate={() => {
          edit();
          control.form.reveal('dates');
        }}
      />
    );
  return <EventForm opened={opened} person={person} draftName={draftName} eventForm={eventForm} />;
}
