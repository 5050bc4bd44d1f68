import type { DecimalMark } from '../lib/parse-number-input';
import type { Locale } from './locale';

/** The decimal separator of a number by language. */
export const DECIMAL_MARKS: Record<Locale, DecimalMark> = { de: ',', en: '.' };
