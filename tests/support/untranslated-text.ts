import { msg, plural } from '@lingui/core/macro';
import { messages } from '../../src/i18n/en.po?main';
import { translateIn } from '../../src/i18n/translate';

/** Returns a sentence that no catalog has, as the product would show it in English. */
export const untranslatedText = (count: number): string =>
  translateIn(messages, 'en')(msg`Dort gibt es ${plural(count, { one: '# Krokodil', other: '# Krokodile' })}.`);
