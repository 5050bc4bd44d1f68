import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { CropUse } from './crops';

const Choice = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  align-items: center;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    float: inline-start;
    padding: 0;
    font-weight: 600;
  }
  label {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 44px;
    cursor: pointer;
  }
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--portal-color-primary-text);
  }
`;

/** Renders the choice between the crop for pages and that for lists. */
export function CropUseChoice({ use, onUse }: { use: CropUse; onUse(use: CropUse): void }) {
  const { t } = useLingui();
  const name = useId();
  const uses: { value: CropUse; label: string }[] = [
    { value: 'page', label: t`für die Seite` },
    { value: 'list', label: t`für die Übersicht` },
  ];
  return (
    <Choice>
      <legend>{t`Ausschnitt`}</legend>
      {uses.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} checked={use === value} onChange={() => onUse(value)} />
          {label}
        </label>
      ))}
    </Choice>
  );
}
