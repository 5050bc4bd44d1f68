import type { RowId } from '../../../src/lib/value-at';
import type { WrittenContent } from '../../../src/model/records/event-content';
import type { ValidatedInput } from '../../../src/model/rules/event-problems';
import type { EventProblem } from '../../../src/model/rules/event-rules';
import type { RecordingRules } from '../../../src/settings/article-rules';
import type { Owner } from '../media/media-rows';
import type { Queryable } from '../platform/database/database';
import type { RecordTables } from '../schema/record-tables';
import type { SentTexts } from './record-input';

/** What is sent of an event and of an article alike, as far as it could be read. */
export type SentRecord = SentTexts & {
  state?: 'draft' | 'published' | undefined;
  unpublishedChanges?: boolean | null | undefined;
  tellAtOnce?: boolean | null | undefined;
  media?: string[] | null | undefined;
};

/**
 * What is special about a kind of record. All else, from the first draft to what visitors see, is the same for events
 * and articles.
 */
export type RecordType<Sent extends SentRecord, Content extends WrittenContent> = {
  of: RecordTables;
  /** See contentOf and articleContentOf of the model. */
  contentOf(sent: Sent, newId: () => RowId): Content;
  draftProblems(content: Content, given: { today: string }): EventProblem[];
  publishProblems(judged: ValidatedInput<Content>, given: { rules: RecordingRules; today: string }): EventProblem[];
  /** What it names beside addresses, pictures and relations that there is not, or that is somebody else's. */
  unknownProblems(from: Queryable, owner: Owner, content: Content): Promise<EventProblem[]>;
  /** Whether its time is over, as a condition of SQL; `alias` is its row, `now` a placeholder of timestamptz. */
  isOver(alias: string, now: string): string;
  /** The events that it names, as json of SQL; `e` is its row and `r` that of its review. Null for none. */
  events: string;
  /** What was sent, without changes of fields that the client does not show. */
  kept(content: Content, stored: Content | undefined, rules: RecordingRules): Content;
  /** What visitors see, with what they learn at once of a change, even where changes wait for an operator. */
  withNews(published: Content, content: Content): Content;
  /** Tells visitors at once what must not wait. */
  tellAtOnce(transaction: Queryable, id: string, news: { published: Content; content: Content }): Promise<void>;
  /** The columns that visitors read of what is published, by their names. */
  columns(content: Content, rules: RecordingRules): Record<string, unknown>;
  /** Writes the rows of other tables that visitors read. */
  writeParts(transaction: Queryable, client: string, id: string, content: Content): Promise<void>;
  /** Lets searches find what has changed. */
  index(transaction: Queryable, client: string, id: string): Promise<unknown>;
  /** What a copy begins with: everything but its days. */
  copied(content: Content): Content;
};
