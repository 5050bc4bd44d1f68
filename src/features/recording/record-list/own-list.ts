import type { RecordListDefinition } from '../../../cards/record-list/list-filter';

/** The configuration of a list of own records of one kind. */
export type OwnRecordList<
  Row extends { id: string } = { id: string },
  Status extends string = string,
> = RecordListDefinition<Status> & {
  /** The path of the API calls, such as 'my/events'. */
  path: string;
  /** Reads a row of a response. @throws {ShapeError} naming each field that is absent or has a wrong type */
  read(answer: unknown): Row;
};
