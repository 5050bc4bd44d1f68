import { msg } from '@lingui/core/macro';
import { ARTICLE_NO_EDIT_WORDS } from '../article-no-edit-words';
import type { FormWords } from '../record-form/form-kind';

/** The texts of the article form. */
export const ARTICLE_WORDS: FormWords = {
  record: msg`Artikel erfassen`,
  edit: msg`Artikel bearbeiten`,
  mine: msg({ id: 'lbl_my_articles', message: 'Meine Artikel' }),
  published: msg`Artikel veröffentlicht`,
  updated: msg`Artikel aktualisiert`,
  kept: msg`Artikel als Entwurf gespeichert`,
  takenBack: msg`Besucher finden den Artikel nicht mehr. Er ist jetzt ein Entwurf.`,
  askTakeBack: msg({ message: 'Veröffentlichung zurücknehmen?', context: 'article' }),
  takeBack: msg`Besucher finden den Artikel dann nicht mehr.`,
  begun: msg`Angefangene Artikel`,
  beginAnother: msg`Einen neuen Artikel beginnen`,
  notOwn: msg`Diesen Artikel können Sie nicht bearbeiten`,
  notThere: msg`Es gibt ihn nicht mehr, oder er gehört zu einem anderen Konto.`,
  noEdit: ARTICLE_NO_EDIT_WORDS,
};
