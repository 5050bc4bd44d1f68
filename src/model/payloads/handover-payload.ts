import type { Infer } from 'superstruct';
import { fields, id } from './payload-fields';

/** POST my/events/{id}/handover and my/articles/{id}/handover: the new author, one of the members of its organisation. */
export const HandoverPayload = fields({ person: id() });
export type HandoverPayload = Infer<typeof HandoverPayload>;
