import { messages as own } from '../../../../../src/features/recording/my-events/texts/de.po';
import { messages as de } from '../../../../../src/i18n/de.po';
import { messages as first } from '../../../../../src/i18n/first/de.po';
import { messages as members } from '../../../../../src/i18n/members/de.po';
import { sayIn } from '../../../../../src/i18n/say';
import type { Speech } from '../../../../../src/i18n/speech';

/** The real German texts of the list of own events, on Saturday, 21 November 2026. */
export const speech: Speech = {
  say: sayIn({ ...first, ...de, ...members, ...own }, 'de'),
  locale: 'de',
  today: '2026-11-21',
};
