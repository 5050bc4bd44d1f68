import { useLingui } from '@lingui/react/macro';
import { useField, useFormContent } from '../../../../forms/engine/form-context';
import { useRows } from '../../../../forms/engine/use-rows';
import { AddButton } from '../../../../forms/fields/add-button';
import { FieldRow } from '../../../../forms/fields/field-row';
import { TextField } from '../../../../forms/fields/text-field';
import { UndoRemove } from '../../../../forms/fields/undo-remove';
import { MAX_ENTRIES, MAX_LINE_LENGTH } from '../../../../model/payloads/limits';
import { GroupError } from '../../record-form/group-error';
import { RemovableRow } from '../row-box';
import { WebAddressField } from '../web-address-field';

const EMPTY = { name: '', url: '', phone: '', street: '', zipcode: '', city: '' };

/** Renders the ticket agencies of an event. */
export function TicketsSection() {
  const { t } = useLingui();
  const { form } = useFormContent();
  const { isReadOnly, ref } = useField<readonly unknown[]>('ticketAgencies');
  const { rows, add, remove, undo } = useRows('ticketAgencies');
  return (
    <>
      {rows.map(({ id, key }) => (
        <RemovableRow key={key} path={`ticketAgencies.${id}`} onRemove={() => remove(id)}>
          <AgencyFields path={`ticketAgencies.${id}`} />
        </RemovableRow>
      ))}
      <GroupError path="ticketAgencies" />
      <UndoRemove undo={undo} message={t`Vorverkaufsstelle entfernt.`} />
      {!isReadOnly && (
        <AddButton
          buttonRef={ref}
          fullReason={rows.length >= MAX_ENTRIES.ticketAgencies && t`Mehr Vorverkaufsstellen sind nicht möglich.`}
          onAdd={() => form.reveal(`ticketAgencies.${add(EMPTY)}.name`)}
        >
          {rows.length === 0 ? t`Vorverkaufsstelle hinzufügen` : t`Weitere Vorverkaufsstelle`}
        </AddButton>
      )}
    </>
  );
}

/** Renders the fields of a ticket agency, without autofill: the browser would offer the user's own address. */
const AgencyFields = ({ path }: { path: string }) => (
  <>
    <TextField path={`${path}.name`} maxLength={MAX_LINE_LENGTH} isRequired autoComplete="off" />
    <FieldRow>
      <TextField path={`${path}.phone`} maxLength={MAX_LINE_LENGTH} type="tel" inputMode="tel" autoComplete="off" />
      <WebAddressField path={`${path}.url`} />
    </FieldRow>
    <TextField path={`${path}.street`} maxLength={MAX_LINE_LENGTH} autoComplete="off" />
    <FieldRow>
      <TextField path={`${path}.zipcode`} maxLength={MAX_LINE_LENGTH} inputMode="numeric" autoComplete="off" />
      <TextField path={`${path}.city`} maxLength={MAX_LINE_LENGTH} autoComplete="off" />
    </FieldRow>
  </>
);
