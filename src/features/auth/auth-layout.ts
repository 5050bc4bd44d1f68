import styled from '@emotion/styled';

/** The single column of a screen. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  &:focus {
    outline: none;
  }
`;

/** A column for a long form, limited to a readable width. */
export const LongColumn = styled(Column)`
  max-width: 720px;
`;

/** A list of links, each with a large touch target. */
export const AuthLinks = styled.div`
  display: grid;
  justify-items: start;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** A row of buttons, the main one last. */
export const AuthButtons = styled.div`
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

/** A line of secondary information. */
export const QuietLine = styled.p`
  display: flex;
  gap: 8px;
  align-items: start;
  color: var(--portal-color-text-soft);
  font-size: 0.93em;
`;
