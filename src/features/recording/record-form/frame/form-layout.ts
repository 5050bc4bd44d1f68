import styled from '@emotion/styled';

/** A layout with the section navigation beside the form or, on narrow screens, as a line above it. */
export const FormColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(54px, auto) auto;
  gap: 12px 32px;
  align-items: start;

  /* The navigation may load after the form. */
  > :last-child {
    grid-row: 2;
  }
  @container portal (min-width: 900px) {
    grid-template-columns: 214px minmax(0, 1fr);
    grid-template-rows: auto;

    > :last-child {
      grid-area: 1 / 2;
    }
  }
`;
