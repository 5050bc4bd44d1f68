import { lazily } from '../lib/lazily';
import type { RecordPreviews } from '../portal/record-previews';

/** The views of visitors for what is not published yet. */
export const recordPreviews: RecordPreviews = {
  event: lazily(async () => (await import('../features/events/preview/event-preview')).loadEventPreview()),
  article: lazily(async () =>
    (await import('../features/events/articles/preview/article-preview')).loadArticlePreview(),
  ),
};
