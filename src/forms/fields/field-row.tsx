import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** When there is too little room, the last field moves to a line of its own. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11em, 100%), 1fr));
  gap: 20px 16px;
  align-items: start;
`;

/** Two or three fields side by side where there is room for them. */
export const FieldRow = ({ children }: { children: ReactNode }) => <Row>{children}</Row>;
