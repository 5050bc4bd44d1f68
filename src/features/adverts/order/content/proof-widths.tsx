import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ProofWidth } from './proof-page';

/* The look of a switch; as a radio group, arrow keys move between the options. */
const Group = styled.div`
  justify-self: start;

  > label {
    position: relative;
  }
  > label:has(:checked) {
    background: var(--portal-color-card);
    box-shadow: 0 0 0 1px var(--portal-color-line-strong);
    color: var(--portal-color-primary-text);
    font-weight: 600;
  }
  > label:has(:focus-visible) {
    outline: 2px solid var(--portal-color-focus);
    outline-offset: 2px;
  }
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
    <Group className="switch" role="radiogroup" aria-labelledby={labelledBy}>
      {widths.map(([width, label]) => (
        <label key={width}>
          <input type="radio" name={name} checked={width === value} onChange={() => onChange(width)} />
          {label}
        </label>
      ))}
    </Group>
  );
}
