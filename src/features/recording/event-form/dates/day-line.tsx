import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { IconButton } from '../../../../forms/fields/icon-button';
import { useTranslation } from '../../../../i18n/use-translation';
import type { SeriesDay } from '../../../../model/series/series';
import { AccountIcon } from '../../../../ui/account-icons';
import { CHANGE_STATUS_LABELS } from '../../my-events/change-status/status-words';
import { dateLabel, recordedDayLabel } from './date-words';
import { HOLIDAY_NAMES } from './holiday-names';

const Row = styled.li`
  display: flex;
  gap: 4px;
  align-items: center;
  min-height: 44px;
  border-top: 1px solid var(--portal-color-line);

  > div {
    flex: 1;
    min-width: 0;
  }
`;

export type DayActions = {
  onEdit(day: string): void;
  onStrike(day: string): void;
  /** Restores a struck day or a holiday. */
  onRestore(day: string): void;
};

type Props = DayActions & { day: SeriesDay; isReadOnly: boolean };

/** Renders a day of a series with its actions. */
export const DayLine = memo(function DayLine({
  day: { day, skipReason, date, isChanged },
  isReadOnly,
  ...actions
}: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const name = recordedDayLabel(day, translation);
  const reason =
    skipReason === undefined || skipReason === 'struck' ? t`entfällt` : translation._(HOLIDAY_NAMES[skipReason]);
  const notes = [
    isChanged && (date.status === 'scheduled' ? t`geändert` : translation._(CHANGE_STATUS_LABELS[date.status])),
    isChanged && date.date !== day && t`statt ${name}`,
    isChanged && date.additionalInfo,
  ].filter(Boolean);
  return (
    <Row>
      <div>
        {skipReason ? (
          <>
            <s>{name}</s> <span className="hint">{reason}</span>
          </>
        ) : (
          <>
            {dateLabel(date, translation)} {notes.length > 0 && <span className="hint">{notes.join(' · ')}</span>}
          </>
        )}
      </div>
      {!isReadOnly && (
        <>
          <IconButton label={t`${name} ändern`} onPress={() => actions.onEdit(day)}>
            <AccountIcon name="pencil" />
          </IconButton>
          {skipReason ? (
            <IconButton label={t`${name} doch stattfinden lassen`} onPress={() => actions.onRestore(day)}>
              <AccountIcon name="undo" />
            </IconButton>
          ) : (
            <IconButton label={t`${name} streichen`} onPress={() => actions.onStrike(day)}>
              <AccountIcon name="trash" />
            </IconButton>
          )}
        </>
      )}
    </Row>
  );
});
