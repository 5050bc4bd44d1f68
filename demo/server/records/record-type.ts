import type { RowId } from '../../../src/lib/value-at';
import type { RecordContent } from '../../../src/model/records/event-content';
import type { ValidatedInput } from '../../../src/model/rules/event-problems';
import type { EventProblem } from '../../../src/model/rules/event-rules';
import type { RecordingRules } from '../../../src/settings/article-rules';
import type { Owner } from '../media/media-rows';
import type { Queryable } from '../platform/database/database';
import type { RecordTables } from '../schema/record-tables';
import type { SentTexts } from './record-input';

/** The common fields of a sent event and a sent article, as far as readable. */
export type SentRecord = SentTexts & {
  state?: 'draft' | 'published' | undefined;
  unpublishedChanges?: boolean | null | undefined;
  tellAtOnce?: boolean | null | undefined;
  media?: string[] | null | undefined;
};

/**
 * Operations that differ between events and articles; the record pipeline calls them, from the first draft to
 * publication.
 */
export type RecordType<Sent extends SentRecord, Content extends RecordContent> = {
  tables: RecordTables;
  /** Returns the content of a sent record, see contentOf and articleContentOf of the model. */
  contentOf(sent: Sent, newId: () => RowId): Content;
  draftProblems(content: Content, context: { today: string }): EventProblem[];
  publishProblems(input: ValidatedInput<Content>, context: { rules: RecordingRules; today: string }): EventProblem[];
  /**
   * Returns problems of references to missing records or those of other people, except addresses, pictures and
   * relations.
   */
  unknownProblems(from: Queryable, owner: Owner, content: Content): Promise<EventProblem[]>;
  /** SQL: whether the record is over; `alias` is its row, `now` a placeholder of timestamptz. */
  isOver(alias: string, now: string): string;
  /** Checks whether unpublished content is over, as isOver does for a published record. */
  isContentOver(content: Content, now: Date): boolean;
  /** SQL: its linked events as json; `e` is its row and `r` that of its review. Null for none. */
  eventsJson: string;
  /** Returns the sent content without changes of fields that the client hides. */
  withoutHiddenChanges(content: Content, stored: Content | undefined, rules: RecordingRules): Content;
  /** Returns the published content with urgent changes, which visitors see even if the rest waits for an operator. */
  withUrgentChanges(published: Content, content: Content): Content;
  /** Publishes urgent changes at once. */
  publishUrgentChanges(
    transaction: Queryable,
    id: string,
    change: { published: Content; content: Content },
  ): Promise<void>;
  /** Returns the public columns of published content, by their names. */
  publicColumns(content: Content, rules: RecordingRules): Record<string, unknown>;
  /** Writes the public rows of other tables. */
  writeChildRows(transaction: Queryable, client: string, id: string, content: Content): Promise<void>;
  /** Updates the search index. */
  updateIndex(transaction: Queryable, client: string, id: string): Promise<unknown>;
  /** Returns the content of a copy: everything but its days. */
  contentOfCopy(content: Content): Content;
};
