import { number, pattern, string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';

/** Shape of a rubric in an answer. */
export const RubricAnswer = type({
  id: number(),
  name: string(),
  name_en: maybe(string()),
  color: pattern(string(), /^#[0-9a-f]{6}$/i),
  icon: string(),
});

/** A subject that events are filed under. */
export type Rubric = Named & { id: number /** '#rrggbb' */; color: string; icon: string };

/** Names as the server spells them: the English one only where there is one. */
type Named = { name: string; name_en?: string | null | undefined };

/** @throws {ShapeError} when a field is absent or has a wrong type */
export const toRubric = (answer: unknown): Rubric => parse(answer, RubricAnswer, 'Rubric');
