import styled from '@emotion/styled';

/** The single column of a screen. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  &:focus {
    outline: none;
  }
  /* A failure's notice vanishes as the form is sent again: the second press of a double click must not hit a link. */
  > form:has([type='submit'][aria-disabled]) ~ * {
    pointer-events: none;
  }
`;

/** The ways to other screens below a form, in the middle of its card. */
export const AuthLinks = styled.div`
  display: grid;
  justify-items: center;

  > a {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    text-align: center;
  }
  > a:not(:hover) {
    text-decoration: none;
  }
`;

/** A row of buttons, the main one last. */
export const AuthButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 4px;

  > .button {
    flex: 1 0 auto;
  }

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
