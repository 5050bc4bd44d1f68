import styled from '@emotion/styled';

/** A box of something that waits for the person, with `.box`: a picture or an icon, `.main`, and a button. */
export const TodoItem = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;

  &.is-bad {
    box-shadow:
      inset 0 0 0 1px var(--portal-color-line),
      inset 4px 0 var(--portal-color-error-text);
  }
  > .icon {
    align-self: start;
    margin-top: 2px;
  }
  > .image {
    width: 96px;
  }
  > .main {
    display: grid;
    flex: 1 1 0;
    gap: 2px;
    min-width: min(160px, 100%);
    overflow-wrap: anywhere;
  }
  > .button {
    margin-left: auto;
  }
  .reason {
    font-size: var(--text-s);
  }
  /* The title is the link; the whole box opens it. */
  .main > a {
    justify-self: start;
    color: var(--portal-color-text);
    font-weight: 600;
    text-decoration: none;
  }
  .main > a::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-box);
  }
  &:hover .main > a {
    text-decoration: underline;
  }
  && .main > a:focus-visible {
    outline: none;
  }
  .main > a:focus-visible::before {
    outline: 2px solid var(--portal-color-focus);
    outline-offset: 2px;
  }
  @container portal (max-width: 559.9px) {
    > .image {
      width: 72px;
    }
    > .button {
      flex: 1 0 100%;
    }
  }
`;

/** The line with the badge and the time of a thing that waits. */
export const TodoState = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  align-items: center;
`;
