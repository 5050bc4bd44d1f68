import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { usePortal } from '../../../app/portal';
import { headingLevelOf } from '../../../ui/heading-tag';

/** A column of boxes. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;
  min-width: 0;
`;

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-width: 0;
  /* Its content adapts to its own width. */
  container: portal / inline-size;
`;

const BoxHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  justify-content: space-between;
  align-items: center;

  > :is(h2, h3, h4, h5, h6) {
    font-size: 1em;
  }
`;

/** Renders a part of the page of an order: heading, what stands beside it, and content. */
export function BookingBox({ title, beside, children }: { title: string; beside?: ReactNode; children: ReactNode }) {
  const { headingLevel } = usePortal();
  const Heading = `h${headingLevelOf(headingLevel + 1)}` as const;
  return (
    <Box className="box">
      <BoxHead>
        <Heading>{title}</Heading>
        {beside}
      </BoxHead>
      {children}
    </Box>
  );
}

/** A list of terms and descriptions. */
export const Terms = styled.dl`
  display: grid;
  gap: 0 20px;
  font-size: var(--text-s);

  dt {
    color: var(--portal-color-text-soft);
  }
  dd {
    margin-bottom: 8px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  dd:last-of-type {
    margin-bottom: 0;
  }
  @container portal (min-width: 440px) {
    grid-template-columns: minmax(110px, 160px) minmax(0, 1fr);
    row-gap: 8px;

    dd {
      margin-bottom: 0;
    }
  }
`;

/** Renders a term with its description; nothing without one. */
export function Term({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A box in which a table wider than the page scrolls. */
export const TableBox = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    padding: 6px 16px 6px 0;
    font-weight: 400;
    text-align: start;
  }
  & :is(td, th:not(:first-of-type)) {
    text-align: end;
    white-space: nowrap;
  }
  & :is(th, td):last-of-type {
    padding-right: 0;
  }
  thead th {
    color: var(--portal-color-text-soft);
  }
  tfoot tr:first-of-type > *,
  &.has-days tr > * {
    border-top: 1px solid var(--portal-color-line);
  }
  &.has-days thead th {
    border-top: 0;
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
