import styled from '@emotion/styled';

/** A button that looks like a link. A real link within this screen would change the address of the host page. */
export const TextButton = styled.button`
  min-height: 44px;
  padding: 4px 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.15em;
  cursor: pointer;

  &:hover {
    text-decoration-thickness: 2px;
  }
`;
