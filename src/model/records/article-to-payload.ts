import type { ArticlePayload } from '../payloads/article-payload';
import type { ArticleContent } from './event-content';
import { rowPayload } from './event-to-payload';

/**
 * Returns the payload of POST my/articles and PUT my/articles/{id}. Rows with an id of the form are sent without it.
 */
export const articlePayload = (content: ArticleContent, state: ArticlePayload['state']): ArticlePayload => ({
  ...content,
  state,
  relation: content.relation ?? null,
  location: content.location ?? null,
  promoter: content.promoter ?? null,
  tags: [...content.tags],
  events: [...content.events],
  publicationDates: content.publicationDates.map((one) => ({ ...rowPayload(one), date: one.date })),
  freeFields: [...content.freeFields],
  media: [...content.media],
});
