import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ProofWidth } from './proof-page';

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  max-width: 300px;
  border-radius: var(--portal-radius-small);
  background: var(--portal-color-background);
  box-shadow: inset 0 0 0 1.5px var(--portal-color-control-line);

  > label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 44px;
    padding: 4px;
    border-radius: var(--portal-radius-small);
    cursor: pointer;
  }
  > label:has(:checked) {
    background: var(--portal-color-primary-soft);
    box-shadow: inset 0 0 0 1.5px var(--portal-color-primary);
    color: var(--portal-color-primary-text);
    font-weight: 600;
  }
  > label:has(:focus-visible) {
    outline: 2px solid var(--portal-color-focus);
    outline-offset: 2px;
  }
  /* The input covers its label; arrow keys move between the options as in any radio group. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  /* Forced colours remove the other marks of the chosen option. */
  @media (forced-colors: active) {
    > label:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

type Props = {
  value: ProofWidth;
  onChange(width: ProofWidth): void;
  /** The id of the element that labels the group. */
  labelledBy: string;
};

/** Renders the choice of the device for the proof. */
export function ProofWidths({ value, onChange, labelledBy }: Props) {
  const { t } = useLingui();
  const name = useId();
  const widths: [ProofWidth, string][] = [
    ['phone', t`Handy`],
    ['tablet', t`Tablet`],
    ['desktop', t`Computer`],
  ];
  return (
    <Group role="radiogroup" aria-labelledby={labelledBy}>
      {widths.map(([width, label]) => (
        <label key={width}>
          <input type="radio" name={name} checked={width === value} onChange={() => onChange(width)} />
          {label}
        </label>
      ))}
    </Group>
  );
}
