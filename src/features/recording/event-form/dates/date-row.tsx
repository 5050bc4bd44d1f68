import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { useFormContent, useFormPart, useLabel } from '../../../../forms/engine/form-context';
import { useTranslation } from '../../../../i18n/use-translation';
import { type RowId, valueAt } from '../../../../lib/value-at';
import type { FreeDate } from '../../../../model/records/event-content';
import { RowBox } from '../row-box';
import { dateWords } from './date-words';
import { DayFields } from './day-fields';
import { LastDayField } from './last-day-field';
import { RowActions } from './row-actions';
import { STATUS_WORDS, StatusFields } from './status-fields';
import { useRowTurn } from './use-row-turn';

type Props = {
  id: RowId;
  /** Whether it is the only one, which has no frame and no number. */
  isAlone: boolean;
  /** Grows when finished rows are to be closed. */
  closings: number;
  onCopy(id: RowId): void;
  onRemove(id: RowId): void;
};

/** One date: its fields, or a line that says when it is. Only the row that is filled in renders. */
export const DateRow = memo(function DateRow({ id, isAlone, closings, onCopy, onRemove }: Props) {
  const { t } = useLingui();
  const { form } = useFormContent();
  const path = `dates.${id}`;
  const name = useLabel(path);
  const isUndated = useFormPart(form, ({ values }) => valueAt(values(), `${path}.date`) === '', path);
  const { box, isOpen, turns } = useRowTurn({ path, first: 'date', isUnfinished: isUndated, closings });

  if (isAlone) return <DateFields path={path} />;
  return (
    <div ref={box}>
      <RowBox
        path={path}
        closed={isOpen ? undefined : <DateLine path={path} />}
        tools={
          <RowActions
            actions={[
              ...turns,
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

/** What a closed row says. */
function DateLine({ path }: { path: string }) {
  const translation = useTranslation();
  const { form } = useFormContent();
  const date = useFormPart(form, ({ values }) => valueAt(values(), path), path) as FreeDate | undefined;
  if (!date) return null;
  const status = date.status === 'scheduled' ? '' : translation._(STATUS_WORDS[date.status]);
  return (
    <>
      {dateWords(date, translation)}
      <p className="hint">{[status, date.additionalInfo].filter(Boolean).join(' · ')}</p>
    </>
  );
}

function DateFields({ path }: { path: string }) {
  const { form } = useFormContent();
  const isFilled = useFormPart(
    form,
    ({ values }) => {
      const { endDate = '', additionalInfo = '', status = 'scheduled' } = (valueAt(values(), path) ?? {}) as FreeDate;
      return `${endDate}${additionalInfo}` !== '' || status !== 'scheduled';
    },
    path,
  );
  // What visitors do not know yet cannot be cancelled.
  const isStored = useFormPart(form, ({ values }) => typeof (valueAt(values(), path) as FreeDate)?.id === 'number');
  return (
    <DayFields
      prefix={`${path}.`}
      day="date"
      hasMore={isFilled}
      more={
        <>
          <LastDayField path={`${path}.endDate`} />
          {isStored && <StatusFields prefix={`${path}.`} whole={form} />}
        </>
      }
    />
  );
}
