import { useMemo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation';
import type { ArticleDetail } from '../../../../model/answers/article';
import type { Picture } from '../../../../model/answers/picture';
import { usePickedAddress } from '../../record-form/preview/use-picked-address';
import { usePreviewPictures } from '../../record-form/preview/use-preview-pictures';
import { useRecordingRules } from '../../use-recording-rules';
import { type ArticleDraft, articleOfDraft } from '../article-draft';
import { previewArticle } from './preview-article';

/** Returns the article of the form as visitors would get it; undefined while its addresses and pictures load. */
export function usePreviewArticle(
  draft: ArticleDraft,
): { article: ArticleDetail; listPicture: Picture | undefined } | undefined {
  const rules = useRecordingRules();
  const { today } = useTranslation();
  const location = usePickedAddress(draft.location);
  const promoter = usePickedAddress(draft.promoter);
  const preview = usePreviewPictures(draft.media);
  const isSettled = location.isSettled && promoter.isSettled;

  return useMemo(() => {
    if (!isSettled || !preview) return undefined;
    const article = previewArticle(articleOfDraft(draft), {
      ...{ rules, today },
      location: location.address,
      promoter: promoter.address,
      pictures: preview.pictures,
    });
    return { article, listPicture: preview.listPicture };
  }, [isSettled, draft, rules, today, location.address, promoter.address, preview]);
}
