import type { ArticlePayload } from '../payloads/article-payload';
import type { ArticleContent } from './event-content';
import { sentRow } from './event-to-payload';

/** What POST my/articles and PUT my/articles/{id} take. Rows that only the form has numbered are sent without an id. */
export const articlePayload = (content: ArticleContent, state: ArticlePayload['state']): ArticlePayload => ({
  ...content,
  state,
  relation: content.relation ?? null,
  location: content.location ?? null,
  promoter: content.promoter ?? null,
  tags: [...content.tags],
  events: [...content.events],
  publicationDates: content.publicationDates.map((one) => ({ ...sentRow(one), date: one.date })),
  freeFields: [...content.freeFields],
  media: [...content.media],
});
