import { array, boolean, string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import { DayAnswer } from './lenient';

const DuplicateAnswer = type({
  id: string(),
  title: string(),
  date: maybe(DayAnswer),
  from: maybe(string()),
  location: maybe(string()),
  promoter: maybe(string()),
  isOwn: maybe(boolean()),
  isDraft: maybe(boolean()),
});

/** A published event or own draft that may be a duplicate of the edited event; missing texts are ''. */
export type DuplicateEvent = {
  id: string;
  title: string;
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'HH:mm' */
  from: string;
  location: string;
  promoter: string;
  isOwn: boolean;
  isDraft: boolean;
};

/** Reads the answer of POST my/events/check. @throws {ShapeError} */
export const toDuplicates = (answer: unknown): DuplicateEvent[] =>
  parse(answer, array(DuplicateAnswer), 'Events').map(
    ({ date, from, location, promoter, isOwn, isDraft, ...rest }) => ({
      ...rest,
      date: date ?? '',
      from: from ?? '',
      location: location ?? '',
      promoter: promoter ?? '',
      isOwn: isOwn ?? false,
      isDraft: isDraft ?? false,
    }),
  );
