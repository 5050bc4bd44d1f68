import styled from '@emotion/styled';

/** The layout of the point's parts, one below the other. */
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

/** A placeholder of the map's size while its code loads. */
export const MapSpace = styled.div`
  width: 100%;
  height: 283px;
  border-radius: var(--portal-radius-small);
  background: var(--portal-color-surface);
`;
