import styled from '@emotion/styled';
import { useId } from 'react';
import { ClientText } from '../../../../app/client-text';
import { usePortal } from '../../../../app/portal';
import { OptionalMark, OptionalMarks } from '../../../../forms/fields/optional-mark';
import { SectionTitleProvider } from '../../../../forms/fields/section-title';
import { useTranslation } from '../../../../i18n/use-translation';
import { headingTag } from '../../../../ui/heading-tag';
import { Icon } from '../../../../ui/icon';
import type { SectionDefinition } from '../form-kind';
import { sectionTitle, TitleButton } from './section-title';

const Box = styled.section`
  padding: var(--space-box);
  border: 1px solid var(--portal-color-line);
  border-radius: var(--radius-box);
  background: var(--portal-color-card);
`;

const Title = styled.h3`
  font-size: 1.25em;
  line-height: 1.2;

  > button {
    gap: 12px;
    margin: -10px 0;
    padding: 0;
  }
  [aria-expanded='true'] > .icon {
    transform: rotate(180deg);
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-top: 16px;

  &[hidden] {
    display: none;
  }
`;

type Props = {
  section: SectionDefinition;
  id: string;
  isOpen: boolean;
  onToggle(): void;
};

/** Renders a section of the form; its heading toggles it. */
export function SectionBox({ section, id, isOpen, onToggle }: Props) {
  const { info, isNeeded = false, component: Part } = section;
  const { headingLevel } = usePortal();
  const title = sectionTitle(section, useTranslation());
  const titleId = useId();
  const fieldsId = useId();
  return (
    <Box id={id} aria-labelledby={titleId} part="section">
      <Title as={headingTag(headingLevel + 1)} id={titleId}>
        <TitleButton type="button" aria-expanded={isOpen} aria-controls={fieldsId} onClick={onToggle}>
          <span>
            {title} {!isNeeded && <OptionalMark />}
          </span>
          <Icon name="down" />
        </TitleButton>
      </Title>
      <Fields id={fieldsId} hidden={!isOpen}>
        {isOpen && info && <ClientText html={info} />}
        {isOpen && (
          <OptionalMarks value={isNeeded}>
            <SectionTitleProvider value={title}>
              <Part />
            </SectionTitleProvider>
          </OptionalMarks>
        )}
      </Fields>
    </Box>
  );
}
