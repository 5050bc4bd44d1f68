import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** The last of what one can fill in stands on its own line when there is no room. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11em, 100%), 1fr));
  gap: 20px 16px;
  align-items: start;
`;

/** Two or three fields side by side where there is room for them. */
export const FieldRow = ({ children }: { children: ReactNode }) => <Row>{children}</Row>;
