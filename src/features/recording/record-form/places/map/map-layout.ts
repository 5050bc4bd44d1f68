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

/** The map with its buttons in a corner. */
export const MapFrame = styled.div`
  position: relative;
  isolation: isolate;
  width: 100%;
  overflow: hidden;
  border: 1.5px solid var(--portal-color-control-line);
  border-radius: var(--portal-radius-small);
`;

/** The map itself, also while it is waited for. */
export const MapSurface = styled.div`
  width: 100%;
  height: 280px;
  background: var(--portal-color-surface);

  &:focus-visible {
    outline: 3px solid var(--portal-color-focus);
    outline-offset: -3px;
  }
`;

/** The buttons stand above the tiles, whatever these look like. */
export const MapButtons = styled.div`
  position: absolute;
  top: 8px;
  right: 8px;
  z-index: 1;
  display: grid;
  gap: 4px;

  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 1.5px solid var(--portal-color-control-line);
    border-radius: var(--portal-radius-small);
    background: var(--portal-color-background);
    color: var(--portal-color-text);
    font-size: 1.3em;
    line-height: 1;
    cursor: pointer;
  }
`;
