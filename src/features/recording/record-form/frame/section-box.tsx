import styled from '@emotion/styled';
import { useId } from 'react';
import { useSpeech } from '../../../../i18n/use-speech';
import { usePortal } from '../../../../portal/portal';
import { headingTag } from '../../../../ui/heading-tag';
import { Icon } from '../../../../ui/icon';
import { RichText } from '../../../../ui/rich-text';
import type { SectionLine } from '../form-kind';
import { LazyPart } from './lazy-part';

const Box = styled.section`
  padding: clamp(16px, 2cqi, 20px);
  border: 1px solid var(--portal-color-line);
  border-radius: var(--portal-radius);
`;

const Title = styled.h3`
  font-size: 1.25em;
  line-height: 1.2;

  > button {
    display: flex;
    justify-content: space-between;
    align-items: center;
    width: 100%;
    min-height: 44px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
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
  line: SectionLine;
  id: string;
  isOpen: boolean;
  onToggle(): void;
};

/** A section of the form with its heading, which folds and unfolds it. Its code is fetched when it is first open. */
export function SectionBox({ line: { title, info, part }, id, isOpen, onToggle }: Props) {
  const { headingLevel } = usePortal();
  const { say } = useSpeech();
  const titleId = useId();
  const fieldsId = useId();
  return (
    <Box id={id} aria-labelledby={titleId} part="section">
      <Title as={headingTag(headingLevel + 1)} id={titleId}>
        <button type="button" aria-expanded={isOpen} aria-controls={fieldsId} onClick={onToggle}>
          {typeof title === 'string' ? title : say(title)}
          <Icon name="down" />
        </button>
      </Title>
      <Fields id={fieldsId} hidden={!isOpen}>
        {isOpen && info && <RichText html={info} />}
        {isOpen && <LazyPart part={part} />}
      </Fields>
    </Box>
  );
}
