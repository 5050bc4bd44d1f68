import styled from '@emotion/styled';

/** The rail stands beside the form where there is room for both. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px 32px;
  align-items: start;

  > nav {
    display: none;
  }
  @container portal (min-width: 900px) {
    grid-template-columns: 214px minmax(0, 1fr);

    > nav {
      display: block;
    }
    /* The rail may come later. */
    > :last-child {
      grid-column: 2;
    }
  }
`;
