import styled from '@emotion/styled';

/** The layout of label, files, drop zone and error. */
export const UploadFieldBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-width: 0;
`;

export const Files = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  list-style: none;
  container: files / inline-size;
`;

/** A row of a file: its picture beside its name and, where space allows, beside all other parts. */
export const FileBox = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: 8px 14px;
  align-items: start;
  min-width: 0;
  padding: 12px;
  border: 1px solid var(--portal-color-line);
  border-radius: var(--portal-radius);
  background: var(--portal-color-card);

  &:focus-visible {
    outline: 2px solid var(--portal-color-focus);
    outline-offset: 2px;
  }
  &[data-state='error'] {
    border-color: var(--portal-color-error-text);
  }
  &[data-drop='true'] {
    box-shadow: 0 0 0 2px var(--portal-color-primary-text);
  }
  @container files (min-width: 440px) {
    grid-template-columns: 144px minmax(0, 1fr);
  }
`;

/** The ratio of width to height of a thumbnail. */
export const THUMBNAIL_FRAME = 16 / 10;

/** The picture as lists will show it, or a placeholder of the same size; the drag handle of the row. */
export const Thumbnail = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: ${THUMBNAIL_FRAME};
  overflow: hidden;
  border-radius: var(--portal-radius-small);
  background: var(--portal-color-surface);
  color: var(--portal-color-text-soft);

  &[draggable='true'] {
    cursor: grab;
  }
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @container files (min-width: 440px) {
    grid-row: span 2;
  }
`;

export const FileName = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  > strong {
    overflow-wrap: anywhere;
  }
`;

/** The state of a file, its buttons, and its further fields. */
export const FileRest = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: 8px;
  min-width: 0;

  @container files (min-width: 440px) {
    grid-column: 2;
  }
`;

export const StateLine = styled.p`
  display: flex;
  gap: 6px;
  align-items: start;
  font-variant-numeric: tabular-nums;

  &[data-state='error'] {
    color: var(--portal-color-error-text);
    font-weight: 600;
  }
  &[data-state='complete'] {
    color: var(--portal-color-success-text);
  }
  > .icon {
    margin-top: 0.15em;
  }
`;

export const UploadBar = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: var(--portal-color-line);

  > div {
    height: 100%;
    border-radius: 3px;
    background: var(--portal-color-primary-text);
  }
  @media (forced-colors: active) {
    border: 1px solid;

    > div {
      background: Highlight;
    }
  }
`;

export const UploadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > span {
    display: inline-flex;
    gap: 8px;
  }
  .button {
    padding: 10px 14px;
  }
  .button[aria-disabled='true'] {
    color: var(--portal-color-text-soft);
    cursor: default;
  }
`;

/** A button for the camera, shown only on touch devices, which most likely have one. */
export const CameraButton = styled.button`
  @media not ((hover: none) and (pointer: coarse)) {
    &.button {
      display: none;
    }
  }
`;
