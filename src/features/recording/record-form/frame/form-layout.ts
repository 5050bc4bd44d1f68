import styled from '@emotion/styled';

/** The rail stands beside the form where there is room for both, else a line about it above. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(54px, auto) auto;
  gap: 12px 32px;
  align-items: start;

  /* What stands beside the form may come later. */
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
