import styled from '@emotion/styled';

export const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 12px 0 4px;
`;

export const Fieldset = styled.fieldset`
  margin-top: 20px;

  > legend {
    padding: 0 0 6px;
  }
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15em, 100%), 1fr));
  gap: 8px 12px;
`;

export const ConflictChoice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  align-items: start;
  min-height: 44px;
  padding: 10px 14px;
  border: 1.5px solid var(--portal-color-line);
  border-radius: var(--portal-radius-small);
  cursor: pointer;

  &:has(:checked) {
    border-color: var(--portal-color-primary);
    background: var(--portal-color-primary-soft);
  }
  > input {
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
    accent-color: var(--portal-color-primary-text);
  }
  > span {
    display: grid;
    white-space: pre-line;
  }
  small {
    color: var(--portal-color-text-soft);
    font-size: 0.87em;
  }
`;
