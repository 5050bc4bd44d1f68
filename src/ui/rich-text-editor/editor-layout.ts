import styled from '@emotion/styled';

/** Width and height of a tool. */
const TOOL = '44px';

/** The box around tools and text. */
export const EditorBox = styled.div`
  min-width: 0;
  border: 1.5px solid var(--portal-color-control-line);
  border-radius: var(--portal-radius-small);
  background: var(--portal-color-background);

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
`;

/** The row of tools; it is as high with empty places as with tools. */
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
