import styled from '@emotion/styled';

/** A checkbox or radio button with its label, as one large target. */
export const ChoiceLine = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  justify-self: start;
  align-items: start;
  min-height: 44px;
  padding: 10px 0;
  cursor: pointer;

  > input {
    width: 22px;
    height: 22px;
    margin: 1px 0 0;
    accent-color: var(--portal-color-primary-text);
    cursor: pointer;
  }
  > input[aria-invalid='true'] {
    border-radius: 4px;
    outline: 2px solid var(--portal-color-error-text);
    outline-offset: 1px;
  }
  > input:focus-visible {
    outline: 2px solid var(--portal-color-focus);
    outline-offset: 2px;
  }
`;
