import styled from '@emotion/styled';
import type { Translation } from '../../../../i18n/translation';
import type { SectionLine } from '../form-kind';

/** A button with the title of a section, as wide as its line; it looks like the text around it. */
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

/** The title of a section: the client's own words, or ours. */
export const sectionTitle = ({ title }: SectionLine, { _ }: Pick<Translation, '_'>): string =>
  typeof title === 'string' ? title : _(title);
