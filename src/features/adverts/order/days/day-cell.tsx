import styled from '@emotion/styled';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MouseEvent } from 'react';
import { formatDay, formatMoney } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import type { AdvertDay, AdvertDayState } from '../../../../model/answers/advert-days';
import { isBookable } from './pick-days';

const Button = styled.button`
  position: relative;
  display: grid;
  gap: 1px;
  justify-items: center;
  align-content: center;
  width: 100%;
  min-height: 48px;
  padding: 4px 0;
  border: 0;
  border-radius: var(--radius-field);
  background: transparent;
  box-shadow: inset 0 0 0 1.5px var(--portal-color-line);
  line-height: 1.15;
  cursor: pointer;

  > small {
    color: var(--portal-color-text-soft);
    font-size: 0.8125rem;
  }
  &:hover {
    background: var(--portal-color-primary-soft);
  }
  &.is-few {
    box-shadow: inset 0 -4px 0 0 var(--portal-color-warning-text), inset 0 0 0 1.5px var(--portal-color-line);
  }
  &.is-taken,
  &.is-closed {
    color: var(--portal-color-text-soft);
    cursor: not-allowed;
  }
  &.is-taken {
    background: repeating-linear-gradient(45deg, var(--portal-color-surface) 0 5px, transparent 5px 10px);
  }
  &.is-taken:not(.is-chosen) > span:first-of-type {
    text-decoration: line-through;
  }
  &.is-closed {
    border: 1px dashed var(--portal-color-control-line);
    box-shadow: none;
  }
  &.is-today {
    font-weight: 700;
  }
  &.is-chosen {
    background: var(--portal-color-primary-text);
    box-shadow: none;
    color: var(--portal-color-text-on-primary);
    font-weight: 700;
  }
  &.is-chosen > small {
    color: inherit;
  }
  @container portal (max-width: 480px) {
    > small {
      letter-spacing: -0.02em;
    }
    .unit {
      display: none;
    }
  }
  @media (forced-colors: active) {
    &.is-chosen {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

/** The length of a price up to which a day of a phone has its currency. */
const MAX_WITH_UNIT = 5;

/** The labels of the states of a day. */
export const DAY_STATE_LABELS: Readonly<Record<AdvertDayState, MessageDescriptor>> = {
  free: msg`frei`,
  few: msg`fast ausgebucht`,
  taken: msg`ausgebucht`,
  closed: msg`nicht buchbar`,
};

type Props = {
  date: string;
  /** Undefined while its month is loading. */
  day: AdvertDay | undefined;
  isChosen: boolean;
  isFocused: boolean;
  isToday: boolean;
  onPick(event: MouseEvent): void;
};

/** Renders a day with its price; one that cannot be booked is focusable and has the reason in its label. */
export function DayCell({ date, day, isChosen, isFocused, isToday, onPick }: Props) {
  const { _, locale } = useTranslation();
  const price = day && isBookable(day) ? formatMoney(day.cents, 'EUR', locale) : '';
  const label = [formatDay(date, locale, 'long'), price, day && _(DAY_STATE_LABELS[day.state])]
    .filter(Boolean)
    .join(', ');
  const classes = [day && `is-${day.state}`, isChosen && 'is-chosen', isToday && 'is-today'].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/noNoninteractiveElementToInteractiveRole: the button in the cell takes the focus.
    <td role="gridcell" aria-selected={isChosen}>
      <Button
        type="button"
        className={classes}
        data-day={date}
        aria-disabled={!isBookable(day) && !isChosen}
        tabIndex={isFocused ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onClick={onPick}
      >
        <span aria-hidden="true">{Number(date.slice(8))}</span>
        <small aria-hidden="true">
          {price
            ? price.split(/(\s*€\s*)/).map((part) =>
                part.includes('€') ? (
                  <span key="unit" className={price.length > MAX_WITH_UNIT ? 'unit' : undefined}>
                    {part}
                  </span>
                ) : (
                  part
                ),
              )
            : '\u00a0'}
        </small>
        <span className="visually-hidden">{label}</span>
      </Button>
    </td>
  );
}
