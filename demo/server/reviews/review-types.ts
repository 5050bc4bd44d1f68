import type { ArticleContent, EventContent } from '../../../src/model/records/event-content';
import { articleType } from '../articles/article-type';
import { loadArticle } from '../articles/public-articles';
import { loadEvent } from '../events/event-detail';
import { eventType } from '../events/event-type';
import { berlinDay } from '../platform/berlin-day';
import type { Queryable } from '../platform/database/database';
import type { RecordType, SentRecord } from '../records/record-type';
import { momentOf } from '../search/moment';

/** The content that waits for an operator. */
export type ReviewedContent = EventContent | ArticleContent;

/** A kind of record that waits for an operator, with its differences. */
export type ReviewKind = {
  recordType: RecordType<SentRecord, ReviewedContent>;
  /** The path segment of its calls below `api`. */
  path: 'events' | 'articles';
  /** The noun phrase, as in 'möchte … veröffentlichen'. */
  nounPhrase: string;
  /** The word for its author. */
  author: string;
  /** Loads its public detail, as just published. */
  loadDetail(from: Queryable, client: string, id: string, now: Date): Promise<unknown>;
};

/** Loads a future article as on its first day. */
async function loadArticleOnItsDay(from: Queryable, client: string, id: string, now: Date): Promise<unknown> {
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
    ...{ recordType: eventType, path: 'events', nounPhrase: 'diese Veranstaltung', author: 'Der Veranstalter' },
    loadDetail: loadEvent,
  },
  article: {
    ...{ recordType: articleType, path: 'articles', nounPhrase: 'diesen Artikel', author: 'Der Autor' },
    loadDetail: loadArticleOnItsDay,
  },
} as const satisfies Readonly<Record<string, ReviewKind>>;

/** The name of a kind of reviewed record. */
export type ReviewedKind = keyof typeof reviewKinds;
