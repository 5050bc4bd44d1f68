import styled from '@emotion/styled';

/** A button with an icon only, unobtrusive until hovered. */
export const RoundButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: inherit;
  cursor: pointer;

  &:is(:hover, [aria-expanded='true']) {
    background: var(--portal-color-primary-soft);
    color: var(--portal-color-primary-text);
  }
`;
