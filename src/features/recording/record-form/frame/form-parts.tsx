import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { ClientText } from '../../../../app/client-text';
import { usePortal } from '../../../../app/portal';
import { OptionalMark, OptionalMarks } from '../../../../forms/fields/optional-mark';
import { SectionTitleProvider } from '../../../../forms/fields/section-title';
import { useTranslation } from '../../../../i18n/use-translation';
import { headingTag } from '../../../../ui/heading-tag';
import type { PartDefinition } from '../form-kind';
import { sectionId } from './section-id';
import { sectionTitle } from './section-title';

const Box = styled.div`
  padding: 0 var(--space-box);
  border: 1px solid var(--portal-color-line);
  border-radius: var(--radius-box);
  background: var(--portal-color-card);
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px 20px;
  padding: 20px 0;
  border-bottom: 1px solid var(--portal-color-line);

  &:last-of-type {
    border: 0;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
  @container portal (min-width: 640px) {
    grid-template-columns: 128px minmax(0, 1fr);
  }
  /* On a phone the first field is in view without it. */
  @container portal (max-width: 639.9px) {
    padding: 16px 0;

    &:first-of-type {
      padding-top: 10px;

      > .title {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
  }
`;

const Title = styled.h3`
  font-size: 1.125em;
  line-height: 1.2;
`;

/** The mark stands below the title beside the fields, and after it above them. */
const Mark = styled.span`
  font-size: var(--text-s);
  font-weight: 400;

  @container portal (min-width: 640px) {
    display: block;
    margin-top: 4px;
  }
`;

type Props = { parts: readonly PartDefinition[] /** Further parts below. */; children?: ReactNode };

/** Renders the parts of the form that every record needs, in one box. */
export const FormParts = ({ parts, children }: Props) => (
  <Box part="section">
    {parts.map((part) => (
      <FormPart key={part.name} part={part} />
    ))}
    {children}
  </Box>
);

/** Renders a part of the form with its title beside the fields or, on a phone, above them. */
export function FormPart({ part }: { part: PartDefinition }) {
  const { name, info, isOptional = false, component: Fields } = part;
  const { headingLevel } = usePortal();
  const title = sectionTitle(part, useTranslation());
  const titleId = useId();
  return (
    <Part id={sectionId(name)} aria-labelledby={titleId}>
      <Title as={headingTag(headingLevel + 1)} id={titleId} className="title">
        {title}{' '}
        {isOptional && (
          <Mark>
            <OptionalMark />
          </Mark>
        )}
      </Title>
      <div>
        {info && <ClientText html={info} />}
        <OptionalMarks value={!isOptional}>
          <SectionTitleProvider value={title}>
            <Fields />
          </SectionTitleProvider>
        </OptionalMarks>
      </div>
    </Part>
  );
}
