import styled from '@emotion/styled';

/** A form with its aside, which is beside it in a wide element and nowhere in a narrow one. */
export const FormColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  align-items: start;

  @container portal (min-width: 900px) {
    &:has(> aside) {
      grid-template-columns: minmax(0, 1fr) 320px;
    }
    /* Lines of text would be too long to read. */
    &:not(:has(> aside)) {
      max-width: 832px;
    }
  }
`;
