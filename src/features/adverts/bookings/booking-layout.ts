import styled from '@emotion/styled';

/** The orders below one another. */
export const Rows = styled.ul`
  display: grid;
  list-style: none;
`;

/** One order: picture, words, how it stands. */
export const Row = styled.li`
  display: grid;
  grid-template: 'image main' auto 'state state' auto / 96px minmax(0, 1fr);
  gap: 8px 14px;
  align-items: start;
  padding: 16px 0;
  border-bottom: 1px solid var(--portal-color-line);

  > .image {
    grid-area: image;
  }
  > .main {
    display: grid;
    grid-area: main;
    gap: 2px;
  }
  > .state {
    grid-area: state;
  }
  @container portal (min-width: 640px) {
    grid-template: 'image main state' auto / 112px minmax(0, 1fr) auto;
  }
`;

/** Its title, which leads to all about it. */
export const RowTitle = styled.h3`
  font-size: 1.06em;
  line-height: 1.3;
  overflow-wrap: anywhere;

  a {
    display: inline-block;
    padding: 8px 0 4px;
  }
`;

/** A quiet line. */
export const Facts = styled.p`
  color: var(--portal-color-text-soft);
  font-size: 0.93em;
  overflow-wrap: anywhere;
`;

/** How an order stands. */
export const State = styled.span`
  display: inline-flex;
  padding: 3px 12px;
  border-radius: 999px;
  background: var(--portal-color-surface);
  box-shadow: inset 0 0 0 1px var(--portal-color-line);
  font-size: 0.87em;
  font-weight: 600;
  white-space: nowrap;

  &:is(.is-confirmed, .is-ordered) {
    background: var(--portal-color-info-soft);
    color: var(--portal-color-info-text);
    box-shadow: none;
  }
  &.is-running {
    background: var(--portal-color-success-soft);
    color: var(--portal-color-success-text);
    box-shadow: none;
  }
  &.is-cancelled {
    background: var(--portal-color-error-soft);
    color: var(--portal-color-error-text);
    box-shadow: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** A picture in the shape of a card, or an empty field. */
export const Frame = styled.div`
  max-width: 320px;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: var(--portal-radius-small);
  background: var(--portal-color-surface);

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** A part of the page about an order. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-top: 20px;
  border-top: 1px solid var(--portal-color-line);

  > :is(h2, h3, h4, h5, h6) {
    font-size: 1.2em;
    line-height: 1.3;
  }
`;

/** Names and what they stand for. */
export const Terms = styled.dl`
  display: grid;
  gap: 2px 20px;

  dt {
    color: var(--portal-color-text-soft);
  }
  dd {
    margin-bottom: 8px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  @container portal (min-width: 520px) {
    grid-template-columns: minmax(120px, 220px) minmax(0, 1fr);
    row-gap: 8px;

    dd {
      margin-bottom: 0;
    }
  }
`;

/** A table that scrolls by itself where it is wider than the page. */
export const TableBox = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    max-width: 560px;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-bottom: 6px;
    text-align: start;
  }
  & :is(th, td) {
    padding: 6px 12px 6px 0;
    border-bottom: 1px solid var(--portal-color-line);
    font-weight: 400;
    text-align: start;
  }
  & :is(td, th:not(:first-of-type)) {
    text-align: end;
  }
  thead th {
    color: var(--portal-color-text-soft);
    font-size: 0.93em;
  }
  tfoot tr:last-of-type > * {
    font-weight: 700;
  }
  &.has-days tbody th {
    white-space: nowrap;
  }
  &:focus-visible {
    outline: 2px solid var(--portal-color-focus);
    outline-offset: 2px;
  }
`;

/** Buttons and links beside one another. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;
