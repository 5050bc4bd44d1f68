import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useFormContent } from '../../../../forms/engine/form-context';
import { insertRow } from '../../../../forms/engine/form-rows';
import type { Rows } from '../../../../forms/engine/use-rows';
import { UndoRemove } from '../../../../forms/fields/undo-remove';
import { copyOf, type RowId, valueAt } from '../../../../lib/value-at';
import { MAX_ENTRIES } from '../../../../model/payloads/limits';
import type { SingleDate } from '../../../../model/records/event-content';
import { DateRow } from './date-row';
import { newDate } from './new-rows';

/** A list of rows, one below the other. */
export const RowList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

type Props = {
  dates: Rows;
  /** True if there is no other date and no series. */
  isAlone: boolean;
  /** Counter that grows to close finished rows. */
  closeCount: number;
};

/** Renders the single dates of an event. */
export function FreeDates({ dates: { rows, remove, undo }, isAlone, closeCount }: Props) {
  const { t } = useLingui();
  const { form, announce } = useFormContent();
  const copy = useCallback(
    (id: RowId) => {
      const { dates } = form.values() as { dates: readonly SingleDate[] };
      if (dates.length >= MAX_ENTRIES.days) {
        announce(t`Mehr Termine sind nicht möglich.`);
        return;
      }
      const index = dates.findIndex((date) => date.id === id);
      const { additionalInfo, ...row } = copyOf(valueAt(form.values(), `dates.${id}`) as SingleDate);
      form.reveal(
        `dates.${insertRow(form, 'dates', { ...newDate(row as SingleDate), additionalInfo }, index + 1)}.date`,
      );
    },
    [form, announce, t],
  );
  return (
    <>
      {rows.length > 0 && (
        <RowList>
          {rows.map(({ id, key }) => (
            <DateRow key={key} id={id} isAlone={isAlone} closeCount={closeCount} onCopy={copy} onRemove={remove} />
          ))}
        </RowList>
      )}
      <UndoRemove undo={undo} message={t`Termin entfernt.`} />
    </>
  );
}
