import { messages as members } from '../../../../../src/i18n/de.po?account';
import { messages as first } from '../../../../../src/i18n/de.po?loader';
import { messages as de } from '../../../../../src/i18n/de.po?main';
import { messages as own } from '../../../../../src/i18n/de.po?recording';
import { translateIn } from '../../../../../src/i18n/translate';
import type { Translation } from '../../../../../src/i18n/translation';

/** The real German texts of the list of own events, on Saturday, 21 November 2026. */
export const translation: Translation = {
  _: translateIn({ ...first, ...de, ...members, ...own }, 'de'),
  locale: 'de',
  today: '2026-11-21',
};
