import styled from '@emotion/styled';

/** The one column of a screen, its parts below each other. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  &:focus {
    outline: none;
  }
`;

/** A long form, not wider than its fields can be read. */
export const LongColumn = styled(Column)`
  max-width: 720px;
`;

/** Links below each other, each a comfortable target. */
export const Ways = styled.div`
  display: grid;
  justify-items: start;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** Buttons beside each other, the main one last. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 4px;

  > p:empty {
    display: none;
  }
  > p {
    flex-basis: 100%;
  }
`;

/** A line that explains without asking for attention. */
export const QuietLine = styled.p`
  display: flex;
  gap: 8px;
  align-items: start;
  color: var(--portal-color-text-soft);
  font-size: 0.93em;
`;
