import styled from '@emotion/styled';
import { RoundButton } from './round-button';

/* The gallery covers the whole window, the only place where the window counts. */

export const GalleryFrame = styled.dialog`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: 8px;
  width: min(1280px, 100vw - 24px);
  height: min(900px, 100dvh - var(--portal-hidden-above, 0px) - var(--portal-hidden-below, 0px) - 24px);
  inset-block: var(--portal-hidden-above, 0px) var(--portal-hidden-below, 0px);
  max-width: none;
  max-height: none;
  margin: auto;
  padding: 12px;
  border: 0;
  border-radius: var(--portal-radius);
  background: #14181d;
  color: #f2f5f8;
  overflow: hidden;
  overscroll-behavior: contain;

  &:not([open]) {
    display: none;
  }
  &::backdrop {
    background: rgb(0 0 0 / 0.72);
  }
  :focus-visible {
    outline-color: #fff;
  }
`;

export const GalleryBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline-start: 8px;
  font-variant-numeric: tabular-nums;
`;

/** On a dark background, whatever the theme is. */
export const DarkButton = styled(RoundButton)`
  background: rgb(20 24 29 / 0.8);
  color: #fff;

  &:hover {
    background: #3a424b;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Side = styled(DarkButton)`
  position: absolute;
  top: calc(50% - 22px);
  box-shadow: 0 0 0 1.5px rgb(255 255 255 / 0.6);

  &[data-side='left'] {
    left: 8px;
  }
  &[data-side='right'] {
    right: 8px;
  }
`;

export const Figure = styled.figure`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: 8px;
  min-height: 0;
  touch-action: pan-y pinch-zoom;

  > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  > p {
    place-self: center;
  }
  > figcaption {
    display: grid;
    gap: 2px;
    justify-items: center;
    padding: 0 56px 4px;
    text-align: center;
  }
  small {
    color: #c3ccd5;
    font-size: 0.85em;
  }
`;
