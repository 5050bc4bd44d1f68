import type { RowId } from '../../lib/value-at';
import type { ArticlePayload } from '../payloads/article-payload';
import type { ArticleContent, EventContent, RecordContent } from './event-content';
import { contentOf, emptyContent } from './event-from-payload';

/** Returns the part of an event's content that articles have, too. */
export const recordContent = (content: EventContent): RecordContent => {
  const { title, shortdesc1, shortdesc2, shortdesc3, longdesc1, longdesc2, longdesc3, en, tags } = content;
  const { relation, location, promoter, publicationDates, freeFields, media } = content;
  return {
    ...{ title, shortdesc1, shortdesc2, shortdesc3, longdesc1, longdesc2, longdesc3, en, tags },
    ...{ relation, location, promoter, publicationDates, freeFields, media },
  };
};

type PartialPayload = { [Key in keyof ArticlePayload]?: ArticlePayload[Key] | undefined };

/**
 * Returns the content of an article's payload, trimmed; missing values are empty.
 *
 * @param newId returns an id for each row without one
 */
export const articleContentOf = (payload: PartialPayload, newId: () => RowId): ArticleContent => ({
  ...recordContent(contentOf(payload, newId)),
  eventDate: payload.eventDate?.trim() ?? '',
  events: (payload.events ?? []).map((id) => id.trim()),
});

/** Returns the content of an empty article. */
export const emptyArticle = (): ArticleContent => ({ ...recordContent(emptyContent()), eventDate: '', events: [] });
