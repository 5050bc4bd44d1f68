import { pattern, string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import { NumberIdAnswer } from './lenient';

/** Shape of a rubric in an answer. */
export const RubricAnswer = type({
  id: NumberIdAnswer,
  name: string(),
  name_en: maybe(string()),
  color: pattern(string(), /^#[0-9a-f]{6}$/i),
  icon: string(),
});

/** A subject of events. */
export type Rubric = Named & { id: number /** '#rrggbb' */; color: string; icon: string };

/** The names as the server sends them: English only if there is one. */
type Named = { name: string; name_en?: string | null | undefined };

/** Reads a rubric. @throws {ShapeError} when a field is absent or has a wrong type */
export const toRubric = (answer: unknown): Rubric => parse(answer, RubricAnswer, 'Rubric');
