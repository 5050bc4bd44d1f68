import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import { addMonths, dayForKey, weeksOf } from '../../../../ui/calendar/month';
import { Icon } from '../../../../ui/icon';
import { RoundButton } from '../../../../ui/round-button';
import { DayCell } from './day-cell';
import type { DaysByDate } from './use-month-days';

const Head = styled.div`
  display: flex;
  gap: 12px;
  justify-content: space-between;
  align-items: center;

  > [aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
`;

const Grid = styled.table`
  width: 100%;
  border-spacing: 4px;
  font-variant-numeric: tabular-nums;
  table-layout: fixed;

  &[aria-busy='true'] {
    opacity: 0.6;
  }
  th {
    padding: 0;
  }
  td {
    padding: 0;
  }
  @container portal (max-width: 480px) {
    border-spacing: 2px;
  }
`;

const Weekday = styled.button`
  position: relative;
  width: 100%;
  min-height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--portal-radius-small);
  background: none;
  font-size: 0.87em;
  font-weight: 700;
  cursor: pointer;

  &:hover {
    background: var(--portal-color-primary-soft);
  }
`;

type Props = {
  days: DaysByDate;
  chosen: readonly string[];
  /** The focused day, which determines the month. */
  focused: string;
  onFocus(day: string): void;
  /** Called when a day is picked. @param isRange true to include all days since the last one */
  onPick(day: string, isRange: boolean): void;
  /** Called with all days of a weekday in the visible month. */
  onWeekday(days: readonly string[]): void;
  min: string;
  max: string;
  isBusy: boolean;
};

/** Renders a month of days, usable with arrows, Home, End, Page Up and Page Down (ARIA practices, date grid). */
export function DaysGrid({ days, chosen, focused, onFocus, onPick, onWeekday, min, max, isBusy }: Props) {
  const { today } = useTranslation();
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);
  const clampDay = (day: string) => (day < min ? min : day > max ? max : day);
  const month = focused.slice(0, 7);
  const weeks = weeksOf(focused);
  return (
    <div>
      <MonthHead
        {...{ titleId, focused, min, max }}
        onMonthChange={(months) => onFocus(clampDay(addMonths(focused, months)))}
      />
      <Grid
        ref={grid}
        role="grid"
        aria-labelledby={titleId}
        aria-multiselectable="true"
        aria-busy={isBusy}
        onKeyDown={(event) => {
          // Enter and space on the name of a weekday press that button.
          if (!(event.target instanceof HTMLElement) || event.target.dataset.day === undefined) return;
          const day = dayForKey(event.key, event.shiftKey, focused);
          if (!day) return;
          event.preventDefault();
          hasMoved.current = true;
          onFocus(clampDay(day));
        }}
      >
        <WeekdayRow {...{ weeks, month, onWeekday }} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) =>
                day.startsWith(month) ? (
                  <DayCell
                    key={day}
                    date={day}
                    day={days.get(day)}
                    isChosen={chosen.includes(day)}
                    isFocused={day === focused}
                    isToday={day === today}
                    onPick={(event: MouseEvent) => {
                      onFocus(day);
                      onPick(day, event.shiftKey);
                    }}
                  />
                ) : (
                  <td key={day} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Grid>
    </div>
  );
}

type HeadProps = Pick<Props, 'focused' | 'min' | 'max'> & {
  titleId: string;
  /** Called to change the month. @param months number of months to move */
  onMonthChange(months: number): void;
};

function MonthHead({ titleId, focused, min, max, onMonthChange }: HeadProps) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  // At an end of the range it stays focusable.
  const monthButton = (name: 'previous' | 'next', label: string, end: string, months: number) => {
    const isAtEnd = focused.slice(0, 7) === end.slice(0, 7);
    return (
      <RoundButton
        type="button"
        aria-label={label}
        aria-disabled={isAtEnd}
        onClick={() => isAtEnd || onMonthChange(months)}
      >
        <Icon name={name} />
      </RoundButton>
    );
  };
  return (
    <Head>
      {monthButton('previous', t`Voriger Monat`, min, -1)}
      <b id={titleId} aria-live="polite">
        {formatDay(focused, locale, 'monthAndYear')}
      </b>
      {monthButton('next', t`Nächster Monat`, max, 1)}
    </Head>
  );
}

type WeekdayProps = Pick<Props, 'onWeekday'> & { weeks: readonly string[][]; month: string };

/** Renders the weekdays; each chooses all its free days in the month. */
function WeekdayRow({ weeks, month, onWeekday }: WeekdayProps) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const daysAt = (index: number) => weeks.flatMap((week) => week[index] ?? []).filter((day) => day.startsWith(month));
  return (
    <thead>
      <tr>
        {weeks[0]?.map((day, index) => {
          const weekday = formatDay(day, locale, 'longWeekday');
          return (
            <th key={day} scope="col">
              <Weekday type="button" onClick={() => onWeekday(daysAt(index))}>
                <span aria-hidden="true">{formatDay(day, locale, 'weekday')}</span>
                <span className="visually-hidden">{t`Alle freien Tage: ${weekday}`}</span>
              </Weekday>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
