import { useLingui } from '@lingui/react/macro';
import { ClientText } from '../../../../app/client-text';
import { useField, useFormContent } from '../../../../forms/engine/form-context';
import { useRows } from '../../../../forms/engine/use-rows';
import { AddButton } from '../../../../forms/fields/add-button';
import { UndoRemove } from '../../../../forms/fields/undo-remove';
import { MAX_ENTRIES } from '../../../../model/payloads/limits';
import { GroupError } from '../../record-form/group-error';
import { useRecordingRules } from '../../use-recording-rules';
import type { EventDraft } from '../event-draft';
import { RemovableRow } from '../row-box';
import { kindsBelowLimit } from './kinds-below-limit';
import { LinkFields } from './link-fields';
import { TicketsSection } from './tickets-section';

/** Renders the links of an event and its ticket agencies. */
export function LinksAndTickets() {
  const help = useRecordingRules().eventRecording.infoTexts.tickets;
  return (
    <>
      <LinksSection />
      {help && <ClientText html={help} />}
      <TicketsSection />
    </>
  );
}

/** Renders the links of an event; a client may limit the number of each kind. */
export function LinksSection() {
  const { t } = useLingui();
  const { form } = useFormContent();
  const { fieldSettings, eventRecording } = useRecordingRules();
  const help = eventRecording.infoTexts.links;
  const { value: links, isReadOnly, ref } = useField<EventDraft['links']>('links');
  const { rows, add, remove, undo } = useRows('links');
  const availableKinds = kindsBelowLimit(links, fieldSettings.recording.links);
  const [first = 'event'] = availableKinds;
  const kind = availableKinds.includes('event') ? 'event' : first;
  const isFull = availableKinds.length === 0 || links.length >= MAX_ENTRIES.links;

  return (
    <>
      {help && <ClientText html={help} />}
      {rows.map(({ id, key }) => (
        <RemovableRow key={key} path={`links.${id}`} onRemove={() => remove(id)}>
          <LinkFields path={`links.${id}`} availableKinds={availableKinds} />
        </RemovableRow>
      ))}
      <GroupError path="links" />
      <UndoRemove undo={undo} message={t`Link entfernt.`} />
      {!isReadOnly && (
        <AddButton
          buttonRef={ref}
          fullReason={isFull && t`Mehr Links sind nicht möglich.`}
          onAdd={() => form.reveal(`links.${add({ kind, url: '', text: '' })}.kind`)}
        >
          {rows.length === 0 ? t`Link hinzufügen` : t`Weiterer Link`}
        </AddButton>
      )}
    </>
  );
}
