import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { useFormContent, useFormPart, useLabel } from '../../../../forms/engine/form-context';
import { useTranslation } from '../../../../i18n/use-translation';
import { type RowId, valueAt } from '../../../../lib/value-at';
import type { SingleDate } from '../../../../model/records/event-content';
import { AS_PLANNED, type Change, singleDateKey } from '../../my-events/change-status/planned-dates';
import { CHANGE_STATUS_LABELS } from '../../my-events/change-status/status-words';
import { RowBox } from '../row-box';
import { DateStatus } from './date-status';
import { dateLabel } from './date-words';
import { DayFields } from './day-fields';
import { LastDayField } from './last-day-field';
import { RowActions } from './row-actions';
import { useRowToggle } from './use-row-toggle';

type Props = {
  id: RowId;
  /** True if it is the only date, which has no frame and no number. */
  isAlone: boolean;
  /** Counter that grows to close finished rows. */
  closeCount: number;
  onCopy(id: RowId): void;
  onRemove(id: RowId): void;
};

/** Renders one date as fields, or as a line when closed. Typing in one row does not re-render the others. */
export const DateRow = memo(function DateRow({ id, isAlone, closeCount, onCopy, onRemove }: Props) {
  const { t } = useLingui();
  const { form } = useFormContent();
  const path = `dates.${id}`;
  const name = useLabel(path);
  const isUndated = useFormPart(form, ({ values }) => valueAt(values(), `${path}.date`) === '', path);
  const { box, isOpen, toggleActions } = useRowToggle({
    path,
    firstField: 'date',
    isUnfinished: isUndated,
    closeCount,
  });

  if (isAlone) return <DateFields path={path} isAlone />;
  return (
    <div ref={box}>
      <RowBox
        path={path}
        closed={isOpen ? undefined : <DateLine path={path} />}
        tools={
          <RowActions
            actions={[
              ...toggleActions,
              { icon: 'copy', label: t`${name} kopieren`, act: () => onCopy(id) },
              { icon: 'trash', label: t`${name} entfernen`, act: () => onRemove(id) },
            ]}
          />
        }
      >
        {isOpen && <DateFields path={path} />}
      </RowBox>
    </div>
  );
});

/** Renders the line of a closed row. */
function DateLine({ path }: { path: string }) {
  const translation = useTranslation();
  const { form } = useFormContent();
  const date = useFormPart(form, ({ values }) => valueAt(values(), path), path) as SingleDate | undefined;
  if (!date) return null;
  const status = date.status === 'scheduled' ? '' : translation._(CHANGE_STATUS_LABELS[date.status]);
  return (
    <>
      {dateLabel(date, translation)}
      <p className="hint">{[status, date.additionalInfo].filter(Boolean).join(' · ')}</p>
    </>
  );
}

function DateFields({ path, isAlone = false }: { path: string; isAlone?: boolean }) {
  const { form } = useFormContent();
  const isFilled = useFormPart(
    form,
    ({ values }) => {
      const { endDate = '', additionalInfo = '' } = (valueAt(values(), path) ?? {}) as SingleDate;
      return `${endDate}${additionalInfo}` !== '';
    },
    path,
  );
  // Single values, so that typing in the row does not draw it again.
  const fieldOf = <Name extends keyof SingleDate>(name: Name) =>
    valueAt(form.values(), `${path}.${name}`) as SingleDate[Name];
  const id = useFormPart(form, () => fieldOf('id'), path);
  const status = useFormPart(form, () => fieldOf('status'), path) ?? 'scheduled';
  const newDate = useFormPart(form, () => fieldOf('newDate'), path) ?? '';
  const newLocation = useFormPart(form, () => fieldOf('newLocation'), path) ?? '';
  const change: Change = { status, newDate, newLocation };
  function takeBack() {
    for (const [name, value] of Object.entries(AS_PLANNED)) form.set(`${path}.${name}`, value);
  }
  return (
    <>
      <DayFields prefix={`${path}.`} day="date" hasMore={isFilled} more={<LastDayField path={`${path}.endDate`} />} />
      {/* The status of the whole event serves for its only date. */}
      {(!isAlone || status !== 'scheduled') && (
        <DateStatus
          change={change}
          statusKey={typeof id === 'number' ? singleDateKey(id) : undefined}
          onReset={takeBack}
        />
      )}
    </>
  );
}
