import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/* A container of its own, since the row may be in a narrow column. */
const Box = styled.div`
  container-type: inline-size;
`;

/* Fields one below another. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px 16px;
`;

/* Two fields a line, whose labels, hints, controls and errors share lines. A field is as wide as what it holds. */
const SHARED_LINES = `
  grid-template-columns: auto auto;
  row-gap: 0;
  justify-content: start;

  > :not(.field, .button) {
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
  .field > .hint,
  .field > .foot {
    width: 0;
    min-width: 100%;
  }
`;

const WideRow = styled(Row)`
  @container (min-width: 480px) {
    ${SHARED_LINES}
  }
`;

const NarrowRow = styled(Row)`
  ${SHARED_LINES}
  grid-auto-flow: column;

  > .button {
    grid-row: 3;
    align-self: start;
    margin: 6px 0 0;
  }
`;

type Props = {
  /** True for fields so narrow that two fit side by side on a phone. */
  isNarrow?: boolean;
  children: ReactNode;
};

/** Renders fields side by side where space allows. */
export const FieldRow = ({ isNarrow = false, children }: Props) =>
  isNarrow ? (
    <NarrowRow>{children}</NarrowRow>
  ) : (
    <Box>
      <WideRow>{children}</WideRow>
    </Box>
  );
