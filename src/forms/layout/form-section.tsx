import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { usePortal } from '../../app/portal';
import { headingTag } from '../../ui/heading-tag';
import { OptionalMark, OptionalMarks } from '../fields/optional-mark';
import { SectionTitleProvider } from '../fields/section-title';

/* A container of its own, since it may be in a narrow column. */
const Box = styled.section`
  padding: var(--space-box);
  container: portal / inline-size;
  border: 1px solid var(--portal-color-line);
  border-radius: var(--radius-box);
  background: var(--portal-color-card);
`;

/* The name of the section is beside its fields where there is space. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 24px;

  @container portal (min-width: 600px) {
    grid-template-columns: 168px minmax(0, 1fr);
  }
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;

  &.is-head {
    gap: 4px;
  }
`;

const Title = styled.h3`
  font-size: var(--text-l);
  line-height: 1.3;
  text-wrap: balance;
`;

type Props = {
  title: string;
  lead?: ReactNode;
  /** True if all fields may stay empty: the heading says so once, instead of each of them. */
  isOptional?: boolean;
  children: ReactNode;
  id?: string | undefined;
};

/** Renders a section of a form: a box with a heading below that of the screen. */
export function FormSection({ title, lead, isOptional = false, children, id }: Props) {
  const { headingLevel } = usePortal();
  const titleId = useId();
  return (
    <Box id={id} aria-labelledby={titleId} part="section">
      <Columns>
        <Part className="is-head">
          <Title as={headingTag(headingLevel + 1)} id={titleId}>
            {title} {isOptional && <OptionalMark />}
          </Title>
          {lead && <div className="hint">{lead}</div>}
        </Part>
        <Part>
          <SectionTitleProvider value={title}>
            {isOptional ? <OptionalMarks value={false}>{children}</OptionalMarks> : children}
          </SectionTitleProvider>
        </Part>
      </Columns>
    </Box>
  );
}
