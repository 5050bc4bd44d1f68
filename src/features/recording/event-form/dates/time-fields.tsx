import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useField, useFormContent, useFormPart, useLabel } from '../../../../forms/engine/form-context';
import { useRows } from '../../../../forms/engine/use-rows';
import { ErrorLine } from '../../../../forms/fields/field-frame';
import { FieldRow } from '../../../../forms/fields/field-row';
import { RemoveButton } from '../../../../forms/fields/remove-button';
import { TimeField } from '../../../../forms/fields/typed/time-field';
import { isDay } from '../../../../lib/days';
import { valueAt } from '../../../../lib/value-at';

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  align-content: start;
`;

/** Renders the times of a day. @param path of the list */
export function TimeFields({ path }: { path: string }) {
  const { form } = useFormContent();
  const { id, error, ref } = useField<readonly unknown[]>(path);
  const { rows, remove } = useRows(path);
  const hasSeveral = rows.length > 1;

  function removeAt(index: number) {
    const neighbour = rows[index + 1] ?? rows[index - 1];
    const row = rows[index];
    if (row) remove(row.id);
    if (neighbour) form.reveal(`${path}.${neighbour.id}.from`);
  }
  return (
    <List ref={ref} tabIndex={-1}>
      {rows.map(({ id: rowId, key }, index) => (
        <TimeSpanFields key={key} path={`${path}.${rowId}`} onRemove={hasSeveral ? () => removeAt(index) : undefined} />
      ))}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </List>
  );
}

/** Renders start and end of a time span. @param onRemove undefined for the only one */
function TimeSpanFields({ path, onRemove }: { path: string; onRemove: (() => void) | undefined }) {
  const { t } = useLingui();
  const label = useLabel(path);
  const { form } = useFormContent();
  const endDate = path.replace(/times\.[^.]+$/, 'endDate');
  const isMultiDay = useFormPart(form, ({ values }) => isDay(valueAt(values(), endDate)));
  return (
    <div {...(onRemove && { role: 'group', 'aria-label': label })}>
      <FieldRow isNarrow>
        <TimeField path={`${path}.from`} />
        {/* The first minute of the last of several days would be a day too early. */}
        <TimeField path={`${path}.until`} endOfDay={isMultiDay ? '23:59' : '00:00'} />
        {onRemove && <RemoveButton label={t`${label} entfernen`} onRemove={onRemove} />}
      </FieldRow>
    </div>
  );
}
