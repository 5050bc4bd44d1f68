import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { usePortal } from '../../../app/portal';
import { Disclosure } from '../../../ui/disclosure';
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

/** The width of a box from which it is not folded, so that a phone shows the figures and what to do first. */
const WIDE = 480;

const openIfWide = (details: HTMLDetailsElement | null) => {
  if (details) details.open = details.clientWidth >= WIDE;
};

/** Renders a part of the page of an order that unfolds; it is folded on a phone. */
export function FoldedBox({ title, children }: { title: string; children: ReactNode }) {
  const { headingLevel } = usePortal();
  const Heading = `h${headingLevelOf(headingLevel + 1)}` as const;
  return (
    <Box className="box">
      <Folded ref={openIfWide} className="is-box" summary={<Heading>{title}</Heading>}>
        {children}
      </Folded>
    </Box>
  );
}

const Folded = styled(Disclosure)`
  margin: calc(-1 * var(--space-2)) 0;

  > summary :is(h2, h3, h4, h5, h6) {
    font-size: 1em;
  }
  > :last-child:not(summary) {
    padding: 4px 0 var(--space-2);
  }
`;

/** A list of terms and descriptions, each in a group of its own; `is-columns` has two beside each other. */
export const Terms = styled.dl`
  font-size: var(--text-s);

  > div {
    display: grid;
    gap: 0 20px;
    margin-bottom: 8px;
    break-inside: avoid;
  }
  > div:last-of-type {
    margin-bottom: 0;
  }

  dt {
    color: var(--portal-color-text-soft);
  }
  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  @container portal (min-width: 440px) {
    > div {
      grid-template-columns: minmax(110px, 160px) minmax(0, 1fr);
    }
  }
  @container portal (min-width: 640px) {
    &.is-columns {
      columns: 2;
      column-gap: var(--space-8);
    }
    &.is-columns > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Renders a term with its description; nothing without one. */
export function Term({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
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
