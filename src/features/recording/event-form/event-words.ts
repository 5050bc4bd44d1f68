import { msg } from '@lingui/core/macro';
import { NO_EDIT_REASONS } from '../no-edit-words';
import type { FormTexts } from '../record-form/form-kind';

/** The texts of the event form. */
export const EVENT_FORM_TEXTS: FormTexts = {
  newTitle: msg`Meine Veranstaltung erfassen`,
  editTitle: msg`Meine Veranstaltung bearbeiten`,
  ownRecords: msg`Meine Veranstaltungen`,
  published: msg`Veranstaltung veröffentlicht`,
  savedAsDraft: msg`Veranstaltung als Entwurf gespeichert`,
  withdrawn: msg`Besucher finden die Veranstaltung nicht mehr. Sie ist jetzt ein Entwurf.`,
  confirmWithdraw: msg`Veranstaltung offline nehmen?`,
  withdrawConsequence: msg`Besucher finden die Veranstaltung dann nicht mehr. Wenn sie ausfällt, sagen Sie sie besser ab. Dann erfahren es alle.`,
  unfinished: msg`Angefangene Veranstaltungen`,
  beginAnother: msg`Eine neue Veranstaltung beginnen`,
  notEditable: msg`Diese Veranstaltung können Sie nicht bearbeiten`,
  notFound: msg`Es gibt sie nicht mehr, oder sie gehört zu einem anderen Konto.`,
  noEdit: NO_EDIT_REASONS,
};
