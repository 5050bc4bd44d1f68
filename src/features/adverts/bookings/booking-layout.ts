import styled from '@emotion/styled';

/** A section of the page of an order. */
export const BookingSection = styled.section`
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

/** A list of terms and descriptions. */
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

/** A box in which a table wider than the page scrolls. */
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

/** A row of buttons and links. */
export const BookingButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;
