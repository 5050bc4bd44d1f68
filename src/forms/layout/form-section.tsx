import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { usePortal } from '../../app/portal';
import { headingTag } from '../../ui/heading-tag';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: var(--space-box);
  border: 1px solid var(--portal-color-line);
  border-radius: var(--radius-box);
  background: var(--portal-color-card);
`;

const Head = styled.div`
  display: grid;
  gap: 4px;
`;

const Title = styled.h3`
  font-size: 1.25em;
  line-height: 1.2;
  text-wrap: balance;
`;

type Props = { title: string; lead?: ReactNode; children: ReactNode; id?: string | undefined };

/** Renders a section of a form: a box with a heading below that of the screen. */
export function FormSection({ title, lead, children, id }: Props) {
  const { headingLevel } = usePortal();
  const titleId = useId();
  return (
    <Box id={id} aria-labelledby={titleId} part="section">
      <Head>
        <Title as={headingTag(headingLevel + 1)} id={titleId}>
          {title}
        </Title>
        {lead && <div className="hint">{lead}</div>}
      </Head>
      {children}
    </Box>
  );
}
