/** What organisers record, and where it is kept. Both kinds go the same way from a draft to visitors. */
export type RecordKind = {
  kind: 'event' | 'article';
  table: 'events' | 'articles';
  reviews: 'event_reviews' | 'article_reviews';
  /** The column of reviews and media that names the record. */
  id: 'event_id' | 'article_id';
  /** The column of media that names the record whose change uses a picture. */
  waitingFor: 'waiting_for' | 'article_waiting_for';
};

export const EVENTS = {
  ...{ kind: 'event', table: 'events', reviews: 'event_reviews' },
  ...{ id: 'event_id', waitingFor: 'waiting_for' },
} as const satisfies RecordKind;

export const ARTICLES = {
  ...{ kind: 'article', table: 'articles', reviews: 'article_reviews' },
  ...{ id: 'article_id', waitingFor: 'article_waiting_for' },
} as const satisfies RecordKind;

/** The record that a picture belongs to; `alias` is a row of media. */
export const usedBy = (alias: string): string => `coalesce(${alias}.event_id, ${alias}.article_id)`;

/** The record whose change a picture waits for; `alias` is a row of media. */
export const waitedFor = (alias: string): string => `coalesce(${alias}.waiting_for, ${alias}.article_waiting_for)`;
