import { array, type Infer, string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import { ArticlePayload } from '../payloads/article-payload';
import type { ArticleContent } from './event-content';
import { articleContentOf } from './read-content';
import { readWritten, unnumbered, type Written } from './written-event';

const LinkedEvent = type({
  id: string(),
  title: string(),
  /** Its next day or, when all are over, its last one: 'YYYY-MM-DD'. */
  date: maybe(string()),
  /** 'HH:mm'. */
  from: maybe(string()),
  location: maybe(string()),
});
/** An event that an article writes about, as its form names it. */
export type LinkedEvent = Infer<typeof LinkedEvent>;

const LinkedEvents = type({ events: array(LinkedEvent) });

/** An own article as its form begins with it. */
export type WrittenArticle = Written<ArticleContent> & {
  /** In the order of `content.events`. */
  events: LinkedEvent[];
};

/**
 * Reads the answer of GET my/articles/{id}: its fields are those that PUT takes, with whole addresses, pictures and
 * events in place of their ids.
 *
 * @throws {ShapeError} naming each field that is absent or has a wrong type
 */
export function toWrittenArticle(answer: unknown): WrittenArticle {
  const { sent, ...beside } = readWritten(answer, 'Article');
  const { events } = parse(answer, LinkedEvents, 'Article');
  const article = parse({ ...sent, events: events.map(({ id }) => id) }, ArticlePayload, 'Article');
  return { ...beside, state: article.state, content: articleContentOf(article, unnumbered('Article')), events };
}
