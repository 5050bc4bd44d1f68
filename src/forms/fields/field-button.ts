import styled from '@emotion/styled';

/** An icon button inside the box of an input, at its end; the input's padding keeps the text clear of it. */
export const FieldButton = styled.button`
  position: absolute;
  top: 1px;
  right: 2px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--portal-radius-small);
  background: none;
  color: var(--portal-color-text-soft);
  cursor: pointer;

  &:hover {
    color: var(--portal-color-text);
  }
`;
