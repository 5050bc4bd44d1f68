import type { Translation } from '../../../../i18n/translation';
import type { PartDefinition } from '../form-kind';

/** Returns the title of a section: the client's text, or the translated default. */
export const sectionTitle = ({ title }: Pick<PartDefinition, 'title'>, { _ }: Pick<Translation, '_'>): string =>
  typeof title === 'string' ? title : _(title);
