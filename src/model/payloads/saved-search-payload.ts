import type { Infer } from 'superstruct';
import { FREQUENCIES } from '../saved-search';
import { MAX_EMAIL_LENGTH } from './account-payloads';
import { MAX_URL_LENGTH } from './limits';
import { choiceField, fields, filledLine, line } from './payload-fields';

/** POST searches: the query of a list, as in its address, and the frequency of its mails. */
export const SavedSearchPayload = fields({
  email: filledLine(MAX_EMAIL_LENGTH),
  query: line(MAX_URL_LENGTH),
  frequency: choiceField(FREQUENCIES),
});
export type SavedSearchPayload = Infer<typeof SavedSearchPayload>;
