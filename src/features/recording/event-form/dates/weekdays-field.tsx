import styled from '@emotion/styled';
import { useField } from '../../../../forms/engine/form-context';
import { GroupFrame } from '../../../../forms/fields/group-frame';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import { addDays } from '../../../../lib/days';
import { weekdayName } from './rule-words';

const A_MONDAY = '2024-01-01';
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 48px));
  gap: 6px;
  margin-top: 6px;
`;

const Day = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  height: 44px;
  border: 1.5px solid var(--portal-color-control-line);
  border-radius: var(--portal-radius-small);
  cursor: pointer;

  > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    border-color: var(--portal-color-primary-text);
    background: var(--portal-color-primary-text);
    color: var(--portal-color-text-on-primary);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--portal-color-focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

/** Renders the weekdays of a series. The value is a list of numbers, 1 for Monday to 7 for Sunday. */
export function WeekdaysField({ path }: { path: string }) {
  const translation = useTranslation();
  const field = useField<readonly number[]>(path);
  const { value: chosen, error, set, touch, ref } = field;
  return (
    <GroupFrame field={field} isRequired>
      <Days>
        {WEEKDAYS.map((weekday) => (
          <Day key={weekday}>
            <input
              ref={weekday === 1 ? ref : undefined}
              type="checkbox"
              name={path}
              value={weekday}
              aria-label={weekdayName(weekday, translation)}
              aria-invalid={error ? true : undefined}
              checked={chosen.includes(weekday)}
              onChange={({ target }) =>
                set(WEEKDAYS.filter((one) => (one === weekday ? target.checked : chosen.includes(one))))
              }
              onBlur={touch}
            />
            <span aria-hidden="true">{formatDay(addDays(A_MONDAY, weekday - 1), translation.locale, 'weekday')}</span>
          </Day>
        ))}
      </Days>
    </GroupFrame>
  );
}
