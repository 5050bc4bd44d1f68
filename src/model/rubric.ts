import { number, pattern, string, type } from 'superstruct';
import { parse } from '../lib/parse';

/** Shape of a rubric in an answer. */
export const RubricAnswer = type({
  id: number(),
  name: string(),
  color: pattern(string(), /^#[0-9a-f]{6}$/i),
  icon: string(),
});

/** A subject that events are filed under. */
export type Rubric = { id: number; name: string /** '#rrggbb' */; color: string; icon: string };

/** @throws {ShapeError} when a field is absent or has a wrong type */
export const toRubric = (answer: unknown): Rubric => parse(answer, RubricAnswer, 'Rubric');
