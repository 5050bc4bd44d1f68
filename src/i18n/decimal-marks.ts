import type { DecimalMark } from '../lib/parse-number-input';
import type { Locale } from './locale';

/** What stands between whole and fraction of a number. */
export const DECIMAL_MARKS: Record<Locale, DecimalMark> = { de: ',', en: '.' };
