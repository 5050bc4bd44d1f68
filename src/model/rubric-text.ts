import type { Locale } from '../i18n/locale';
import type { Rubric } from './answers/rubric';
import { type TextIn, textIn } from './text-in';

/** Returns the name of a rubric in a language. */
export const rubricText = ({ name, name_en }: Pick<Rubric, 'name' | 'name_en'>, locale: Locale): TextIn =>
  textIn(locale, name, name_en);
