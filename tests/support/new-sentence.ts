import { msg, plural } from '@lingui/core/macro';
import { messages } from '../../src/i18n/en.po?main';
import { sayIn } from '../../src/i18n/say';

/** A sentence that no catalog has, as the product would show it in English. */
export const newSentence = (count: number): string =>
  sayIn(messages, 'en')(msg`Dort gibt es ${plural(count, { one: '# Krokodil', other: '# Krokodile' })}.`);
