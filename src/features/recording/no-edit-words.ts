import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NoEdit } from '../../model/answers/own-record';

/** The default reasons why an event cannot be edited, for clients without the setting `eventRecording.noEdit`. */
export const NO_EDIT_REASONS: Readonly<Record<NoEdit, MessageDescriptor>> = {
  expired: msg`Alle Termine sind vorbei. Sie können die Veranstaltung nicht mehr ändern, aber kopieren.`,
  otherClient: msg`Diese Veranstaltung gehört zu einem anderen Portal. Bitte ändern Sie sie dort.`,
  locked: msg`Diese Veranstaltung ist gesperrt. Bitte wenden Sie sich an uns, wenn sich etwas ändert.`,
};
