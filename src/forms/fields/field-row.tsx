import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** A row whose last field wraps to its own line where space is short. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11em, 100%), 1fr));
  gap: 20px 16px;
  align-items: start;
`;

/** Renders two or three fields side by side where space allows. */
export const FieldRow = ({ children }: { children: ReactNode }) => <Row>{children}</Row>;
