import styled from '@emotion/styled';

/*
 * The styles of the editor. They load with the field: it looks the same while the editor loads, and the chunk with
 * ProseMirror stays small.
 */

/** The width and height of a tool. */
const TOOL = '44px';

/** The box around tools and text. */
export const EditorBox = styled.div`
  min-width: 0;
  border: 1.5px solid var(--portal-color-control-line);
  border-radius: var(--portal-radius-small);
  background: var(--portal-color-card);

  &:hover {
    border-color: var(--portal-color-text-soft);
  }
  &:has([role='textbox'][aria-invalid='true']) {
    border-color: var(--portal-color-error-text);
    box-shadow: 0 0 0 1px var(--portal-color-error-text);
  }
  &:has([role='textbox']:focus-visible) {
    outline: 2px solid var(--portal-color-focus);
    outline-offset: 2px;
  }
  && [role='textbox'] {
    max-width: none;
    min-height: calc(5lh + 24px);
    padding: 12px 14px;
    outline: none;
    box-shadow: none;
    white-space: pre-wrap;
  }
  [role='textbox'] > * {
    max-width: 70ch;
  }
  .link-place {
    background: var(--portal-color-primary-soft);
    box-shadow: 0 0 0 1px var(--portal-color-primary);
  }
`;

/** The row of tools, of equal height with placeholders. */
export const ToolRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: 2px;
  border-bottom: 1px solid var(--portal-color-line);

  .tool {
    flex: none;
    width: ${TOOL};
    height: ${TOOL};
  }
  > .history {
    display: flex;
    margin-left: auto;
  }
`;

/** The button of a tool. */
export const ToolButton = styled.button`
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--portal-color-text);
  cursor: pointer;

  &:hover {
    background: var(--portal-color-surface);
  }
  &[aria-pressed='true'] {
    background: var(--portal-color-primary-soft);
    color: var(--portal-color-primary-text);
  }
  &[aria-disabled='true'] {
    color: var(--portal-color-text-soft);
    opacity: 0.5;
    cursor: default;
  }
  && {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 3px solid Highlight;
    }
  }
`;

/** The panel for a link, between tools and text. */
export const LinkBox = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14em, 100%), 1fr));
  gap: 12px 16px;
  padding: 12px 14px 14px;
  border-bottom: 1px solid var(--portal-color-line);
  background: var(--portal-color-surface);

  > p {
    display: flex;
    grid-column: 1 / -1;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
