/** The tables of a kind of record. Both kinds have the same pipeline from draft to publication. */
export type RecordTables = {
  kind: 'event' | 'article';
  table: 'events' | 'articles';
  reviews: 'event_reviews' | 'article_reviews';
  /** The column of reviews and media that refers to the record. */
  id: 'event_id' | 'article_id';
  /** The column of media that refers to the record whose change uses a picture. */
  waitingFor: 'waiting_for' | 'article_waiting_for';
};

export const EVENTS = {
  ...{ kind: 'event', table: 'events', reviews: 'event_reviews' },
  ...{ id: 'event_id', waitingFor: 'waiting_for' },
} as const satisfies RecordTables;

export const ARTICLES = {
  ...{ kind: 'article', table: 'articles', reviews: 'article_reviews' },
  ...{ id: 'article_id', waitingFor: 'article_waiting_for' },
} as const satisfies RecordTables;

/** SQL: the record of a picture; `alias` is a row of media. */
export const recordOfPicture = (alias: string): string => `coalesce(${alias}.event_id, ${alias}.article_id)`;

/** SQL: the record whose change a picture waits for; `alias` is a row of media. */
export const waitingRecordOfPicture = (alias: string): string =>
  `coalesce(${alias}.waiting_for, ${alias}.article_waiting_for)`;

/**
 * SQL: whether operators decide on what waits of a record; `alias` is its row. The change of a record that was taken
 * down waits until that is put back.
 */
export const isDecidable = (alias: string): string => `${alias}.state in ('draft', 'published')`;

/** SQL: the state of a record for its author: one that was taken down is a draft. `alias` is its row. */
export const authorState = (alias: string): string =>
  `case when ${alias}.state = 'taken_down' then 'draft' else ${alias}.state end`;

/** SQL: the latest content of a record `e` with its review `r`. */
export const latestContent = `coalesce(r.content, e.written)`;

/** SQL: the id of the role relation in the latest content of a record. */
export const relationId = `(${latestContent}->>'relation')::int`;
