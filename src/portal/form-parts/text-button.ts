import styled from '@emotion/styled';

/** Looks like a link: the address of a place on this screen would be an address of the host page. */
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
