import styled from '@emotion/styled';

/** The box around a native select with an icon at its end. */
export const SelectBox = styled.span`
  position: relative;
  display: grid;
  align-items: center;
  justify-self: start;
  min-width: min(17.5em, 100%);
  max-width: 100%;

  @container portal (max-width: 479.9px) {
    justify-self: stretch;
  }
  > select {
    padding-right: 40px;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  > .icon {
    position: absolute;
    right: 14px;
    color: var(--portal-color-text-soft);
    pointer-events: none;
  }
`;
