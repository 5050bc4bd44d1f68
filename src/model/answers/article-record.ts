import { array, type Infer, string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import { recordContent } from '../records/article-from-payload';
import type { ArticleContent } from '../records/event-content';
import { type EditableRecord, toEditableEvent } from './event-record';

const LinkedEvent = type({
  id: string(),
  title: string(),
  /** The next day of the event or, if all are over, its last one: 'YYYY-MM-DD'. */
  date: maybe(string()),
  /** 'HH:mm'. */
  from: maybe(string()),
  location: maybe(string()),
});
/** An event that an article writes about, as the article's form shows it. */
export type LinkedEvent = Infer<typeof LinkedEvent>;

const ArticleFields = type({ eventDate: maybe(string()), events: array(LinkedEvent) });

/** An own article in the shape that its form starts with. */
export type EditableArticle = EditableRecord<ArticleContent> & {
  /** In the order of `content.events`. */
  events: LinkedEvent[];
};

/**
 * Reads the answer of GET my/articles/{id}: the fields that PUT takes, with whole addresses, pictures and events in
 * place of their ids. Fields shared with events are read like an event's.
 *
 * @throws {ShapeError} naming each field that is absent or has a wrong type
 */
export function toEditableArticle(answer: unknown): EditableArticle {
  const { eventDate, events } = parse(answer, ArticleFields, 'Article');
  const { content, ...record } = toEditableEvent(answer);
  const ids = events.map(({ id }) => id);
  return { ...record, content: { ...recordContent(content), eventDate: eventDate ?? '', events: ids }, events };
}
