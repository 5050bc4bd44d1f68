import type { ArticleContent, EventContent } from '../../../src/model/records/event-content';
import { articleWorks } from '../articles/article-type';
import { loadArticle } from '../articles/public-articles';
import { loadEvent } from '../events/event-detail';
import { eventWorks } from '../events/event-type';
import { berlinDay } from '../platform/berlin-day';
import type { Queryable } from '../platform/database/database';
import type { RecordWorks, SentRecord } from '../records/record-type';
import { momentOf } from '../search/moment';

/** What is written of what waits for an operator. */
export type ReviewedContent = EventContent | ArticleContent;

/** A kind of record that waits for an operator, and what is special about it. */
export type ReviewKind = {
  works: RecordWorks<SentRecord, ReviewedContent>;
  /** Its pages below the path of a client, and its calls below `api`. */
  path: 'events' | 'articles';
  /** As in 'möchte … veröffentlichen'. */
  this: string;
  /** Who has written it. */
  author: string;
  /** As its detail is answered to visitors, of one that has just been published. */
  detail(from: Queryable, client: string, id: string, now: Date): Promise<unknown>;
};

/** An article that appears later is shown as on its first day. */
async function articleOnItsDay(from: Queryable, client: string, id: string, now: Date): Promise<unknown> {
  const [row] = await from.query<{ day: string | null }>(
    'select publication_dates[1]::text as day from articles where id = $1',
    [id],
  );
  const today = berlinDay(now);
  const day = row?.day ?? today;
  return loadArticle(from, client, id, { ...momentOf(now), today: day > today ? day : today });
}

/** Every kind of record that waits for an operator. */
export const reviewKinds = {
  event: {
    ...{ works: eventWorks, path: 'events', this: 'diese Veranstaltung', author: 'Der Veranstalter' },
    detail: loadEvent,
  },
  article: {
    ...{ works: articleWorks, path: 'articles', this: 'diesen Artikel', author: 'Der Autor' },
    detail: articleOnItsDay,
  },
} as const satisfies Readonly<Record<string, ReviewKind>>;

/** The name of a kind. */
export type ReviewedKind = keyof typeof reviewKinds;
