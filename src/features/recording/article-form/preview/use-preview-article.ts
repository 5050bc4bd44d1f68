import { useMemo } from 'react';
import { useSpeech } from '../../../../i18n/use-speech';
import type { ArticleDetail } from '../../../../model/article';
import { createDraftUploads } from '../../../../portal/form/draft-uploads';
import { previewPictures } from '../../record-form/preview/preview-pictures';
import { usePickedAddress } from '../../record-form/preview/use-picked-address';
import { useStoredRecord } from '../../record-form/preview/use-stored-record';
import { useRecordFormContent } from '../../record-form/record-form-context';
import { useRecordingRules } from '../../use-recording-rules';
import { type ArticleDraft, contentOfDraft } from '../article-draft';
import { previewArticle } from './preview-article';

/** The article of the form as visitors would get it; undefined while its addresses and pictures are on the way. */
export function usePreviewArticle(draft: ArticleDraft): ArticleDetail | undefined {
  const rules = useRecordingRules();
  const { today } = useSpeech();
  const { files } = useRecordFormContent();
  const location = usePickedAddress(draft.location);
  const promoter = usePickedAddress(draft.promoter);
  const stored = useStoredRecord();
  const isSettled = location.isSettled && promoter.isSettled && stored.isSettled;

  return useMemo(() => {
    if (!isSettled) return undefined;
    return previewArticle(contentOfDraft(draft), {
      ...{ rules, today },
      location: location.address,
      promoter: promoter.address,
      pictures: previewPictures(draft.media, {
        stored: stored.record?.pictures ?? [],
        uploads: draft.media.length > 0 ? files(createDraftUploads) : undefined,
      }),
    });
  }, [isSettled, draft, rules, today, files, location.address, promoter.address, stored.record]);
}
