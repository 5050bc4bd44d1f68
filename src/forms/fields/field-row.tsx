import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/* A container of its own, since the row may be in a narrow column. */
const Box = styled.div`
  container-type: inline-size;
`;

/*
 * Fields one below another, or two a line, whose labels, hints, controls and errors share lines. A field is as wide as
 * what it holds.
 */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px 16px;

  @container (min-width: 480px) {
    grid-template-columns: auto auto;
    row-gap: 0;
    justify-content: start;

    > :not(.field) {
      display: contents;
    }
    > :nth-of-type(n + 3) {
      margin-top: 20px;
    }
    .field {
      grid-row: span 8;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
    .field:has(> textarea) {
      grid-column: 1 / -1;
    }
    .field > :not(label) {
      margin-top: 6px;
    }
    .field > label:not(:has(+ .hint)) {
      grid-row: span 2;
    }
    & :where(.field) > input,
    & :where(.field) > :has(> [role='combobox']) {
      width: 17.5em;
      max-width: 100%;
    }
    .field > .hint {
      width: 0;
      min-width: 100%;
    }
  }
`;

/* Two fields too narrow for their errors, which have the whole width below them. */
const NarrowRow = styled.div`
  display: grid;
  grid-template-columns: auto auto auto;
  gap: 6px 16px;
  justify-content: start;

  > .field {
    display: contents;
  }
  > .field > label {
    grid-row: 1;
  }
  > .field > :not(label),
  > .button {
    grid-row: 2;
  }
  > .field > .foot {
    grid-row: auto;
    grid-column: 1 / -1;
  }
`;

type Props = {
  /** True for two fields without hints so narrow that they fit side by side on a phone, and a button. */
  isNarrow?: boolean;
  children: ReactNode;
};

/** Renders fields side by side where space allows. */
export const FieldRow = ({ isNarrow = false, children }: Props) =>
  isNarrow ? (
    <NarrowRow>{children}</NarrowRow>
  ) : (
    <Box>
      <Row>{children}</Row>
    </Box>
  );
