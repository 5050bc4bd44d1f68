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
import { changeAt, type PlannedDate, plannedDates, type UndoReach, WHOLE_EVENT } from './planned-dates';
import { CHANGE_STATUS_LABELS } from './status-words';
import { TakeBack } from './take-back';

const Parts = styled.div`
  display: grid;
  gap: 20px;
  margin-top: 12px;
`;

type Props = { known: VersionedEvent; onReload(): void; onClose(): void; onSaved(undo: Undo | undefined): void };

/** Renders the choice of the date to change, if there are several, and the form for it. */
export function DateChooser({ known, ...acts }: Props) {
  const { t } = useLingui();
  const { today } = useTranslation();
  const id = useId();
  const { content } = known.record;
  const dates = useMemo(() => plannedDates(content, today), [content, today]);
  const [key, setKey] = useState(WHOLE_EVENT);
  const [taken, setTaken] = useState<UndoReach>();
  const change = changeAt(content, key);
  const isOverruled = key !== WHOLE_EVENT && content.status !== 'scheduled';
  const messageFor = useDateWords(content);
  const choose = (next: string) => {
    setKey(next);
    setTaken(undefined);
  };
  return (
    <Parts>
      {dates.length > 1 && (
        <div className="field">
          <label htmlFor={id}>{t`Gilt für`}</label>
          <SelectBox>
            <select id={id} className="input" value={key} onChange={({ target }) => choose(target.value)}>
              <option value={WHOLE_EVENT}>{t`Alle Termine`}</option>
              {dates.map((one) => (
                <option key={one.key} value={one.key}>
                  {messageFor(one)}
                </option>
              ))}
            </select>
            <Icon name="down" size={16} />
          </SelectBox>
        </div>
      )}
      {isOverruled && (
        <TakeBack key={key} status={content.status} taken={taken} onTake={setTaken} onClose={acts.onClose} />
      )}
      {change && (!isOverruled || taken) && (
        <ChangeForm
          key={key}
          known={known}
          at={key}
          change={change}
          takesBack={taken}
          // A single new day for several dates would be wrong for each.
          canHaveDay={key !== WHOLE_EVENT || dates.length < 2}
          {...acts}
        />
      )}
    </Parts>
  );
}

/** Returns a function that describes a date: 'Sa, 28. Nov. 2026, 19:30 Uhr (abgesagt)'. */
function useDateWords(whole: DateChange) {
  const { t } = useLingui();
  const { _, locale } = useTranslation();
  return ({ date: { date, times, ...own } }: PlannedDate) => {
    const { status } = mergeDateChanges(whole, own);
    const day = formatDay(date, locale, 'shortWithYear');
    const time = times[0]?.from;
    const when = time ? t`${day}, ${time} Uhr` : day;
    return status === 'scheduled' ? when : `${when} (${_(CHANGE_STATUS_LABELS[status])})`;
  };
}
