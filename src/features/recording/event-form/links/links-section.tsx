import { useLingui } from '@lingui/react/macro';
import { useField, useFormContent } from '../../../../forms/engine/form-context';
import { useRows } from '../../../../forms/engine/use-rows';
import { AddButton } from '../../../../forms/fields/add-button';
import { UndoRemove } from '../../../../forms/fields/undo-remove';
import { MAX_ENTRIES } from '../../../../model/payloads/limits';
import { PlaceError } from '../../record-form/place-error';
import { useRecordingRules } from '../../use-recording-rules';
import type { EventDraft } from '../event-draft';
import { RemovableRow } from '../row-box';
import { kindsWithRoom } from './kind-room';
import { LinkFields } from './link-fields';

/** Renders the links of an event; a client may limit the number of each kind. */
export function LinksSection() {
  const { t } = useLingui();
  const { form } = useFormContent();
  const { fieldSettings } = useRecordingRules();
  const { value: links, isReadOnly, ref } = useField<EventDraft['links']>('links');
  const { rows, add, remove, undo } = useRows('links');
  const free = kindsWithRoom(links, fieldSettings.recording.links);
  const [first = 'event'] = free;
  const kind = free.includes('event') ? 'event' : first;
  const isFull = free.length === 0 || links.length >= MAX_ENTRIES.links;

  return (
    <>
      {rows.map(({ id, key }) => (
        <RemovableRow key={key} path={`links.${id}`} onRemove={() => remove(id)}>
          <LinkFields path={`links.${id}`} free={free} />
        </RemovableRow>
      ))}
      <PlaceError path="links" />
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
