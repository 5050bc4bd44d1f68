import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { headingTag } from '../ui/heading-tag';
import { usePortal } from './portal';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

const Title = styled.h3`
  font-size: 1em;
`;

/** Renders a box of an aside. */
export function AsideBox({ title, children }: { title: string; children: ReactNode }) {
  const { headingLevel } = usePortal();
  const id = useId();
  return (
    <Box className="box" aria-labelledby={id}>
      <Title as={headingTag(headingLevel + 1)} id={id}>
        {title}
      </Title>
      {children}
    </Box>
  );
}
