import type { Locale } from '../i18n/locale';
import type { Rubric } from './rubric';

/** The name in a language, as content of an element that says which language it is. */
export const rubricText = (
  { name, name_en }: Pick<Rubric, 'name' | 'name_en'>,
  locale: Locale,
): { children: string; lang: Locale } =>
  locale === 'en' && name_en ? { children: name_en, lang: 'en' } : { children: name, lang: 'de' };
