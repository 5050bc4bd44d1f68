import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { OwnArticle } from '../../../model/answers/own-article';
import type { QuestionTexts } from '../record-list/bulk/confirm-action';
import type { BulkAction } from '../record-list/bulk/skip-reason';

/** An action on articles that requires confirmation. */
export type ConfirmedArticleAction = Exclude<BulkAction, 'copy' | 'cancel'>;

const QUESTIONS: Readonly<Record<ConfirmedArticleAction, (count: number) => Pick<QuestionTexts, 'title' | 'yes'>>> = {
  publish: (count) => ({
    title: msg`${plural(count, { one: 'Artikel veröffentlichen?', other: '# Artikel veröffentlichen?' })}`,
    yes: msg`Veröffentlichen`,
  }),
  withdraw: (count) => ({
    title: msg`${plural(count, { one: 'Artikel offline nehmen?', other: '# Artikel offline nehmen?' })}`,
    yes: msg({ message: 'Offline nehmen', context: 'publication' }),
  }),
  delete: (count) => ({
    title: msg`${plural(count, { one: 'Artikel löschen?', other: '# Artikel löschen?' })}`,
    yes: msg`Löschen`,
  }),
};

/** Returns the texts of the confirmation of an action. @param isReviewed true if articles are reviewed before publication */
export const articleQuestion = (
  action: ConfirmedArticleAction,
  articles: readonly OwnArticle[],
  isReviewed: boolean,
): QuestionTexts => ({
  ...QUESTIONS[action](articles.length),
  consequences: consequences(action, articles, isReviewed),
});

function consequences(
  action: ConfirmedArticleAction,
  articles: readonly OwnArticle[],
  isReviewed: boolean,
): MessageDescriptor[] {
  const count = articles.length;
  const gone = msg`${plural(count, { one: 'Besucher finden ihn dann nicht mehr.', other: 'Besucher finden sie dann nicht mehr.' })}`;
  if (action === 'delete')
    return [
      ...(articles.some(({ isVisible }) => isVisible) ? [gone] : []),
      msg`Sie können das zehn Minuten lang rückgängig machen.`,
    ];
  if (action === 'withdraw')
    return [gone, msg`Ihre Angaben bleiben als Entwurf. Sie können ihn jederzeit wieder veröffentlichen.`];
  return [
    isReviewed ? msg`Wir prüfen Neues, bevor Besucher es sehen.` : msg`Besucher finden dann, was vollständig ist.`,
  ];
}
