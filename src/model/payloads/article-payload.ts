import type { Infer } from 'superstruct';
import { maybe } from '../../lib/parse';
import { MAX_ENTRIES, MAX_ID_LENGTH } from './limits';
import { day, fields, filledLine, listField } from './payload-fields';
import { recordFields } from './record-fields';

/** POST my/articles, PUT my/articles/{id}: an article by its author (spec section 3, "Article"). */
export const ArticlePayload = fields({
  ...recordFields,
  /** The day of the subject that it writes about. */
  eventDate: day(),
  /** Ids of the events that it writes about, in order. */
  events: maybe(listField(filledLine(MAX_ID_LENGTH), MAX_ENTRIES.events)),
});
export type ArticlePayload = Infer<typeof ArticlePayload>;
