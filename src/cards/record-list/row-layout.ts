import styled from '@emotion/styled';

/** The list of records. */
export const RecordRows = styled.ul`
  display: grid;
  list-style: none;

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** One record: checkbox, picture, text, status and actions. */
export const RecordRow = styled.li`
  display: grid;
  grid-template:
    'image image main main' auto
    'pick state state menu' minmax(44px, auto)
    'more more more more' auto / 28px 54px minmax(0, 1fr) 44px;
  gap: 4px 14px;
  align-items: start;
  padding: 16px 0;
  border-bottom: 1px solid var(--portal-color-line);

  &:last-child {
    border-bottom: 0;
  }
  &:has(> .pick > :checked) {
    background: var(--portal-color-primary-soft);
    box-shadow:
      -8px 0 var(--portal-color-primary-soft),
      8px 0 var(--portal-color-primary-soft);
  }
  &.has-no-pick > .state {
    grid-column-start: 1;
  }
  > .pick {
    display: grid;
    grid-area: pick;
    place-items: center start;
    width: 44px;
    height: 44px;
    cursor: pointer;
  }
  > .pick > input {
    width: 22px;
    height: 22px;
    accent-color: var(--portal-color-primary-text);
  }
  > .image {
    grid-area: image;
  }
  > .main {
    grid-area: main;
  }
  > .state {
    display: flex;
    flex-wrap: wrap;
    grid-area: state;
    gap: 4px 12px;
    align-self: center;
    align-items: center;
  }
  > .state > .views {
    color: var(--portal-color-text-soft);
    font-size: 0.87em;
    font-variant-numeric: tabular-nums;
  }
  > .state > .views > b {
    color: var(--portal-color-text);
  }
  > .menu {
    grid-area: menu;
  }
  > .more {
    display: grid;
    grid-area: more;
    gap: 8px;
    font-size: 0.93em;
  }
  > .more:empty {
    display: none;
  }
  @container portal (max-width: 340px) {
    grid-template-columns: 28px 26px minmax(0, 1fr) 44px;
    column-gap: 10px;
  }
  @container portal (min-width: 640px) {
    grid-template:
      'pick image main state menu' auto
      '. image more state menu' 1fr / 28px 112px minmax(0, 1fr) auto 44px;
    gap: 4px 16px;

    > .state {
      flex-direction: column;
      align-self: start;
      align-items: flex-end;
      padding-top: 8px;
    }
    &.has-no-pick > .state {
      grid-column-start: state;
    }
    &.has-no-pick {
      grid-template:
        'image main state menu' auto
        'image more state menu' 1fr / 112px minmax(0, 1fr) auto 44px;
    }
  }
`;

export const RowTitle = styled.h3`
  font-size: 1.06em;
  line-height: 1.3;
  overflow-wrap: anywhere;

  a {
    color: var(--portal-color-text);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

export const Facts = styled.p`
  color: var(--portal-color-text-soft);
  font-size: 0.93em;
  overflow-wrap: anywhere;
`;

/** A picture in the aspect ratio of a card, or its substitute. */
export const PictureFrame = styled.div`
  display: grid;
  place-items: center;
  max-width: 320px;
  overflow: hidden;
  aspect-ratio: 16 / 10;
  border-radius: var(--portal-radius-small);
  background: var(--portal-color-surface);
  color: var(--portal-color-text-soft);

  &.is-faded {
    opacity: 0.6;
  }
  > * {
    grid-area: 1 / 1;
  }
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
