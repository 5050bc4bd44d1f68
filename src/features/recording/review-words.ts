import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a review means for visitors. @param isVisible whether they see the event as it was approved before */
export const waitingWords = (isVisible: boolean): MessageDescriptor =>
  isVisible
    ? msg`Wir prüfen Ihre Änderung. Besucher sehen noch die bisherige Fassung.`
    : msg`Wir prüfen die Veranstaltung. Besucher finden sie, sobald sie freigegeben ist.`;
