import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../../i18n/use-translation';
import type { AdvertDayState } from '../../../../model/answers/advert-days';
import { DAY_STATE_LABELS } from './day-cell';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  list-style: none;
  color: var(--portal-color-text-soft);
  font-size: 0.87em;

  > li {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  > li::before {
    width: 16px;
    height: 16px;
    border-radius: 4px;
    box-shadow: inset 0 0 0 1.5px var(--portal-color-control-line);
    content: '';
  }
  > .is-few::before {
    box-shadow: inset 0 -4px 0 0 var(--portal-color-warning-text), inset 0 0 0 1.5px var(--portal-color-control-line);
  }
  > .is-taken::before {
    background: repeating-linear-gradient(45deg, var(--portal-color-line) 0 3px, transparent 3px 6px);
  }
  > .is-closed::before {
    border: 1px dashed var(--portal-color-control-line);
    box-shadow: none;
  }
  > .is-chosen::before {
    background: var(--portal-color-primary-text);
  }
`;

const ORDER: readonly AdvertDayState[] = ['free', 'few', 'taken', 'closed'];

type Props = { states: ReadonlySet<AdvertDayState | undefined>; hasChosen: boolean };

/** Renders the legend of the states in view, hidden from screen readers because each day has its own label. */
export function Legend({ states, hasChosen }: Props) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  return (
    <List aria-hidden="true">
      {ORDER.filter((state) => states.has(state)).map((state) => (
        <li key={state} className={`is-${state}`}>
          {_(DAY_STATE_LABELS[state])}
        </li>
      ))}
      {hasChosen && <li className="is-chosen">{t`gewählt`}</li>}
    </List>
  );
}
