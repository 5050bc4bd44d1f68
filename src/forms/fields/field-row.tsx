import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** A row whose last field wraps to its own line where space is short. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 16px;
  align-items: start;

  > * {
    flex: 1 1 11em;
    min-width: min(11em, 100%);
  }
  /* As wide as its label, which is longer than what it holds. */
  > :has([autocomplete$='postal-code'], [name$='plz'], [name$='zipcode'], [name='houseNumber']) {
    flex: none;
    min-width: 0;
    max-width: 100%;
  }
  > :has([autocomplete$='-name']) {
    flex: 0 1 17.5em;
  }
`;

/** Renders two or three fields side by side where space allows. */
export const FieldRow = ({ children }: { children: ReactNode }) => <Row>{children}</Row>;
