import { type Infer, integer, string, type } from 'superstruct';
import { parse } from '../../lib/parse';

/** The shape of another member of the reader's organisation. */
export const MemberAnswer = type({ id: integer(), name: string() });

/** Another member of the reader's organisation; the name may be ''. */
export type Member = Infer<typeof MemberAnswer>;

/** Reads an entry of GET my/events/{id}/members. @throws {ShapeError} */
export function toMember(answer: unknown): Member {
  const { id, name } = parse(answer, MemberAnswer, 'Member');
  return { id, name };
}
