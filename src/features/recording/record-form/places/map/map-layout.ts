import styled from '@emotion/styled';

/** The parts below one another. */
export const PointBox = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;

  > * {
    min-width: 0;
    max-width: 100%;
  }
  > .wide {
    width: 100%;
  }
`;

/** The place of the map while it is waited for. */
export const MapSpace = styled.div`
  width: 100%;
  height: 283px;
  border-radius: var(--portal-radius-small);
  background: var(--portal-color-surface);
`;
