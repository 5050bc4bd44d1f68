import { type LazyArticlePreview, useVisitorPreviews } from '../../../../app/visitor-preview';
import { LazyPart } from '../../record-form/frame/lazy-part';
import { type PreviewContent, PreviewPlaceholder, previewDialogOf } from '../../record-form/preview/preview-dialog';
import type { ArticleDraft } from '../article-draft';
import { usePreviewArticle } from './use-preview-article';

/** Renders the preview of an article in a dialog. */
export const ArticlePreviewDialog = previewDialogOf(Preview);

function Preview(props: PreviewContent<ArticleDraft>) {
  const part = useVisitorPreviews()?.article;
  return part && <Content part={part} {...props} />;
}

function Content({ part, draft, locale, untitled }: PreviewContent<ArticleDraft> & { part: LazyArticlePreview }) {
  const preview = usePreviewArticle(draft);
  if (!preview) return <PreviewPlaceholder />;
  const { article, listPicture } = preview;
  const eventIds = draft.events.map(({ key }) => key);
  return (
    <LazyPart {...{ part, eventIds, listPicture, locale }} article={{ ...article, title: article.title || untitled }} />
  );
}
