import styled from '@emotion/styled';
import type { Translation } from '../../../../i18n/translation';
import type { SectionDefinition } from '../form-kind';

/** A full-width button for the title of a section, styled like text. */
export const TitleButton = styled.button`
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
`;

/** Returns the title of a section: the client's text, or the translated default. */
export const sectionTitle = ({ title }: SectionDefinition, { _ }: Pick<Translation, '_'>): string =>
  typeof title === 'string' ? title : _(title);
