import type { RowId } from '../../lib/value-at';
import type { ArticlePayload } from '../payloads/article-payload';
import type { ArticleContent, EventContent, WrittenContent } from './event-content';
import { contentOf, emptyContent } from './event-from-payload';

/** What of the content of an event an article has, too. */
export const writtenPart = (content: EventContent): WrittenContent => {
  const { title, shortdesc1, shortdesc2, shortdesc3, longdesc1, longdesc2, longdesc3, en, tags } = content;
  const { relation, location, promoter, publicationDates, freeFields, media } = content;
  return {
    ...{ title, shortdesc1, shortdesc2, shortdesc3, longdesc1, longdesc2, longdesc3, en, tags },
    ...{ relation, location, promoter, publicationDates, freeFields, media },
  };
};

type Sent = { [Key in keyof ArticlePayload]?: ArticlePayload[Key] | undefined };

/**
 * The content of an article as it was sent, trimmed; what is missing is empty.
 *
 * @param newId gives an id to each row that has none
 */
export const articleContentOf = (sent: Sent, newId: () => RowId): ArticleContent => ({
  ...writtenPart(contentOf(sent, newId)),
  eventDate: sent.eventDate?.trim() ?? '',
  events: (sent.events ?? []).map((id) => id.trim()),
});

/** An article of which nothing is written yet. */
export const emptyArticle = (): ArticleContent => ({ ...writtenPart(emptyContent()), eventDate: '', events: [] });
