import type { ListDescription } from '../../../cards/record-list/list-filter';

/** A list of own records of one kind. */
export type OwnList<
  Row extends { id: string } = { id: string },
  Status extends string = string,
> = ListDescription<Status> & {
  /** Of its calls, as in 'my/events'. */
  path: string;
  /** Reads a row of an answer. @throws {ShapeError} naming each field that is absent or has a wrong type */
  read(answer: unknown): Row;
};
