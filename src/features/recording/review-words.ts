import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RecordKind } from './record-kind';

/** Returns the message for a pending review. @param isVisible true if visitors see an approved version of the record */
export function pendingReviewMessage(isVisible: boolean, kind: RecordKind['name'] = 'event'): MessageDescriptor {
  if (isVisible) return msg`Wir prüfen Ihre Änderung. Besucher sehen noch die bisherige Fassung.`;
  return kind === 'event'
    ? msg`Wir prüfen die Veranstaltung. Besucher finden sie, sobald sie freigegeben ist.`
    : msg`Wir prüfen den Artikel. Besucher finden ihn, sobald er freigegeben ist.`;
}
