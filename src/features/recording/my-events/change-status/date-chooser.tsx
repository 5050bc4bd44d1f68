import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { SelectBox } from '../../../../forms/fields/select-box';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import { type DateChange, mergeDateChanges } from '../../../../model/effective-date';
import { Icon } from '../../../../ui/icon';
import type { VersionedEvent } from '../../written-api';
import type { Undo } from '../status-changes';
import { ChangeForm } from './change-form';
import { changeAt, type PlannedDate, plannedDates, type ResetReach, WHOLE_EVENT } from './planned-dates';
import { ResetEventStatus } from './reset-event-status';
import { CHANGE_STATUS_LABELS } from './status-words';

const Sections = styled.div`
  display: grid;
  gap: 20px;
  margin-top: 12px;
`;

type Props = {
  event: VersionedEvent;
  /** The key of the event or date that is chosen at first. */
  target: string | undefined;
  onReload(): void;
  onClose(): void;
  onSaved(undo: Undo | undefined): void;
};

/** Renders the choice of the date to change, if there are several, and the form for it. */
export function DateChooser({ event, target = WHOLE_EVENT, ...callbacks }: Props) {
  const { t } = useLingui();
  const { today } = useTranslation();
  const id = useId();
  const { content } = event.record;
  const dates = useMemo(() => plannedDates(content, today), [content, today]);
  const [key, setKey] = useState(() => (dates.some((one) => one.key === target) ? target : WHOLE_EVENT));
  const [resetReach, setResetReach] = useState<ResetReach>();
  const change = changeAt(content, key);
  const isOverruled = key !== WHOLE_EVENT && content.status !== 'scheduled';
  const describeDate = useDateDescription(content);
  const choose = (next: string) => {
    setKey(next);
    setResetReach(undefined);
  };
  return (
    <Sections>
      {dates.length > 1 && (
        <div className="field">
          <label htmlFor={id}>{t`Gilt für`}</label>
          <SelectBox>
            <select id={id} className="input" value={key} onChange={({ target }) => choose(target.value)}>
              <option value={WHOLE_EVENT}>{t`Alle Termine`}</option>
              {dates.map((one) => (
                <option key={one.key} value={one.key}>
                  {describeDate(one)}
                </option>
              ))}
            </select>
            <Icon name="down" size={16} />
          </SelectBox>
        </div>
      )}
      {isOverruled && (
        <ResetEventStatus
          key={key}
          status={content.status}
          reach={resetReach}
          onReset={setResetReach}
          onClose={callbacks.onClose}
        />
      )}
      {change && (!isOverruled || resetReach) && (
        <ChangeForm
          key={key}
          event={event}
          targetKey={key}
          change={change}
          resetReach={resetReach}
          // A single new day for several dates would be wrong for each.
          canHaveDay={key !== WHOLE_EVENT || dates.length < 2}
          {...callbacks}
        />
      )}
    </Sections>
  );
}

/** Returns a function that describes a date: 'Sa, 28. Nov. 2026, 19:30 Uhr (abgesagt)'. */
function useDateDescription(event: DateChange) {
  const { t } = useLingui();
  const { _, locale } = useTranslation();
  return ({ date: { date, times, ...otherFields } }: PlannedDate) => {
    const { status } = mergeDateChanges(event, otherFields);
    const day = formatDay(date, locale, 'shortWithYear');
    const time = times[0]?.from;
    const when = time ? t`${day}, ${time} Uhr` : day;
    return status === 'scheduled' ? when : `${when} (${_(CHANGE_STATUS_LABELS[status])})`;
  };
}
