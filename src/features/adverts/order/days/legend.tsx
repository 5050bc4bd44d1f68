import styled from '@emotion/styled';
import { Trans } from '@lingui/react/macro';

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
    background: var(--portal-color-surface);
    box-shadow: none;
  }
  > .is-chosen::before {
    background: var(--portal-color-primary-text);
  }
`;

/** Renders the legend of the day states, hidden from screen readers because each day has its own label. */
export const Legend = () => (
  <List aria-hidden="true">
    <li>
      <Trans>frei</Trans>
    </li>
    <li className="is-few">
      <Trans>fast ausgebucht</Trans>
    </li>
    <li className="is-taken">
      <Trans>ausgebucht</Trans>
    </li>
    <li className="is-closed">
      <Trans>nicht buchbar</Trans>
    </li>
    <li className="is-chosen">
      <Trans>gewählt</Trans>
    </li>
  </List>
);
