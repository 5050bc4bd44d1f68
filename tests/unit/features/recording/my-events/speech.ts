import { messages as members } from '../../../../../src/i18n/de.po?account';
import { messages as first } from '../../../../../src/i18n/de.po?loader';
import { messages as de } from '../../../../../src/i18n/de.po?main';
import { messages as own } from '../../../../../src/i18n/de.po?recording';
import { sayIn } from '../../../../../src/i18n/say';
import type { Speech } from '../../../../../src/i18n/speech';

/** The real German texts of the list of own events, on Saturday, 21 November 2026. */
export const speech: Speech = {
  say: sayIn({ ...first, ...de, ...members, ...own }, 'de'),
  locale: 'de',
  today: '2026-11-21',
};
