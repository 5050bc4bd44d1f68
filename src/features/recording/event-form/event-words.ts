import { msg } from '@lingui/core/macro';
import { NO_EDIT_WORDS } from '../no-edit-words';
import type { FormWords } from '../record-form/form-kind';

/** The texts of the event form. */
export const EVENT_WORDS: FormWords = {
  record: msg`Meine Veranstaltung erfassen`,
  edit: msg`Meine Veranstaltung bearbeiten`,
  mine: msg`Meine Veranstaltungen`,
  published: msg`Veranstaltung veröffentlicht`,
  kept: msg`Veranstaltung als Entwurf gespeichert`,
  takenBack: msg`Besucher finden die Veranstaltung nicht mehr. Sie ist jetzt ein Entwurf.`,
  askTakeBack: msg`Veröffentlichung zurücknehmen?`,
  takeBack: msg`Besucher finden die Veranstaltung dann nicht mehr. Fällt sie aus, sagen Sie sie besser ab: Dann erfahren es alle.`,
  begun: msg`Angefangene Veranstaltungen`,
  beginAnother: msg`Eine neue Veranstaltung beginnen`,
  notOwn: msg`Diese Veranstaltung können Sie nicht bearbeiten`,
  notThere: msg`Es gibt sie nicht mehr, oder sie gehört zu einem anderen Konto.`,
  noEdit: NO_EDIT_WORDS,
};
