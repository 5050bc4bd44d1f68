import { lazyDialog } from '../../../forms/layout/lazy-dialog';
import { isDay } from '../../../lib/days';
import { isSame } from '../../../lib/value-at';
import { type EditableArticle, toEditableArticle } from '../../../model/answers/article-record';
import type { ArticleContent } from '../../../model/records/event-content';
import { articleDraftProblems, articleProblems } from '../../../model/rules/article-problems';
import { articleKind } from '../article-kind';
import type { FormKind } from '../record-form/form-kind';
import { ARTICLE_SCHEMA, type ArticleDraft, articleDraft, articlePayloadOf, emptyArticleDraft } from './article-draft';
import { toArticleFormField } from './article-problems';
import { ARTICLE_FORM_TEXTS } from './article-words';
import { describeArticle } from './describe-article';
import { articleFormSections } from './section-definitions';

/** The lazy preview dialog, which shows the article as visitors will read it. */
const PreviewDialog = lazyDialog(async () => (await import('./preview/article-preview-dialog')).ArticlePreviewDialog);

const EMPTY: Readonly<Record<string, unknown>> = emptyArticleDraft();

/** The configuration of the article form. */
export const articleForm: FormKind<ArticleDraft, ArticleContent, EditableArticle> = {
  kind: articleKind,
  texts: ARTICLE_FORM_TEXTS,
  read: toEditableArticle,
  schema: ARTICLE_SCHEMA,
  emptyDraft: (_, prefill) => ({ ...emptyArticleDraft(), ...prefill }),
  draftOf: articleDraft,
  payloadOf: articlePayloadOf,
  describe: describeArticle,
  checks: { draftProblems: articleDraftProblems, publishProblems: articleProblems },
  toFormField: toArticleFormField,
  sections: articleFormSections,
  isFilled: (draft, name) => !isSame(draft[name as keyof ArticleDraft], EMPTY[name]),
  pathOf: (name) => name,
  Preview: PreviewDialog,
  appearsOn({ publicationDates }, today) {
    const [first] = publicationDates.flatMap(({ date }) => (isDay(date) ? date : [])).sort();
    return first !== undefined && first > today ? first : undefined;
  },
  savedEvent: (articleId) => ({ type: 'portal-article-saved', detail: { articleId } }),
};
