import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useFormContent, useFormPart, useLabel } from '../../../../forms/engine/form-context';
import { insertRow } from '../../../../forms/engine/form-rows';
import { CheckboxField } from '../../../../forms/fields/checkbox-field';
import { TextField } from '../../../../forms/fields/text-field';
import { DateField } from '../../../../forms/fields/typed/date-field';
import { useTranslation } from '../../../../i18n/use-translation';
import { valueAt } from '../../../../lib/value-at';
import { effectiveLimit, MAX_ENTRIES, MAX_INFO_LENGTH } from '../../../../model/payloads/limits';
import type { TimeSpan } from '../../../../model/series/series';
import { TextButton } from '../../../../ui/text-button';
import { useRecordingRules } from '../../use-recording-rules';
import { newTime } from './new-rows';
import { TimeFields } from './time-fields';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: start;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  align-items: center;
`;

type Props = {
  /** The path prefix of the fields: 'dates.1.', or '' in a form of one day. */
  prefix: string;
  /** The field of the day; undefined where the day cannot be changed. */
  day: 'date' | 'start' | undefined;
  /** True if a folded field has a value. */
  hasMore: boolean;
  /** Further fields, folded at first. */
  more?: ReactNode;
};

/** Renders the fields of a day: the day, its times or "full day", and further fields on request. */
export function DayFields({ prefix, day, hasMore, more }: Props) {
  const { t } = useLingui();
  const { today } = useTranslation();
  const { form } = useFormContent();
  const { additionalInfo } = useRecordingRules().fieldSettings.recording.appointments;
  const [isOpen, setIsOpen] = useState(false);
  const times = `${prefix}times`;
  const fullDayLabel = useLabel(`${prefix}fullDay`, 'inFrame');
  const isFullDay = useFormPart(form, ({ values }) => valueAt(values(), `${prefix}fullDay`)) === true;
  const count = useFormPart(form, ({ values }) => (valueAt(values(), times) as readonly TimeSpan[]).length);
  const isReadOnly = useFormPart(form, ({ isReadOnly: isPathReadOnly }) => isPathReadOnly(times));
  const isFoldable = more !== undefined || additionalInfo.visible;
  const isMoreShown = isOpen || hasMore;
  const addTime = () => form.reveal(`${times}.${insertRow(form, times, newTime())}.from`);

  return (
    <>
      <Line>
        {day && <DateField path={prefix + day} hint="" min={today} isRequired />}
        {!isFullDay && <TimeFields path={times} />}
      </Line>
      <Actions>
        <CheckboxField path={`${prefix}fullDay`}>{fullDayLabel}</CheckboxField>
        {!isFullDay && !isReadOnly && count < MAX_ENTRIES.times && (
          <TextButton type="button" onClick={addTime}>
            {count === 0 ? t`Uhrzeit angeben` : t`Weitere Uhrzeit`}
          </TextButton>
        )}
        {!isFullDay && count >= MAX_ENTRIES.times && (
          <span className="hint">{t`Mehr Uhrzeiten sind nicht möglich.`}</span>
        )}
        {isFoldable && !hasMore && (
          <TextButton type="button" aria-expanded={isMoreShown} onClick={() => setIsOpen(!isOpen)}>
            {t`Mehr Angaben`}
          </TextButton>
        )}
      </Actions>
      {isMoreShown && (
        <>
          {more}
          {additionalInfo.visible && (
            <TextField
              path={`${prefix}additionalInfo`}
              maxLength={effectiveLimit(additionalInfo.maxLength, MAX_INFO_LENGTH)}
            />
          )}
        </>
      )}
    </>
  );
}
