import { msg } from '@lingui/core/macro';
import { ARTICLE_NO_EDIT_REASONS } from '../article-no-edit-words';
import type { FormTexts } from '../record-form/form-kind';

/** The texts of the article form. */
export const ARTICLE_FORM_TEXTS: FormTexts = {
  newTitle: msg`Artikel erfassen`,
  editTitle: msg`Artikel bearbeiten`,
  ownRecords: msg({ id: 'lbl_my_articles', message: 'Meine Artikel' }),
  published: msg`Artikel veröffentlicht`,
  updated: msg`Artikel aktualisiert`,
  savedAsDraft: msg`Artikel als Entwurf gespeichert`,
  withdrawn: msg`Besucher finden den Artikel nicht mehr. Er ist jetzt ein Entwurf.`,
  confirmWithdraw: msg({ message: 'Artikel offline nehmen?', context: 'article' }),
  withdrawConsequence: msg`Besucher finden den Artikel dann nicht mehr.`,
  unfinished: msg`Angefangene Artikel`,
  beginAnother: msg`Einen neuen Artikel beginnen`,
  notEditable: msg`Diesen Artikel können Sie nicht bearbeiten`,
  notFound: msg`Es gibt ihn nicht mehr, oder er gehört zu einem anderen Konto.`,
  noEdit: ARTICLE_NO_EDIT_REASONS,
};
