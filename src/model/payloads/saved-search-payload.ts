import type { Infer } from 'superstruct';
import { FREQUENCIES } from '../saved-search';
import { LONGEST_EMAIL } from './account-payloads';
import { LONGEST_URL } from './longest';
import { choice, fields, filledLine, line } from './payload-fields';

/** POST searches: the query of a list, as its address has it, and how often mails about it are wanted. */
export const SavedSearchPayload = fields({
  email: filledLine(LONGEST_EMAIL),
  query: line(LONGEST_URL),
  frequency: choice(FREQUENCIES),
});
export type SavedSearchPayload = Infer<typeof SavedSearchPayload>;
