import styled from '@emotion/styled';

/** The box around a native select with an icon at its end. */
export const SelectBox = styled.span`
  position: relative;
  display: grid;
  align-items: center;

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
