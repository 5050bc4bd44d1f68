import { lazily } from '../../../lib/lazily';

/** The rules of an event, which the server checks as well: the form does not wait for them. */
export const eventRules = lazily(() => import('../../../model/rules/event-problems'));
