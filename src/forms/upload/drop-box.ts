import styled from '@emotion/styled';

/** The area to drop files on, with a button for the device's file dialog. */
export const DropBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  justify-items: center;
  padding: 20px 16px;
  border: 2px dashed var(--portal-color-control-line);
  border-radius: var(--portal-radius);
  text-align: center;

  &[data-over='true'] {
    border-style: solid;
    border-color: var(--portal-color-primary-text);
    background: var(--portal-color-primary-soft);
  }
  &[aria-invalid='true'] {
    border-color: var(--portal-color-error-text);
  }
`;
