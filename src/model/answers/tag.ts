import { min, number, string, type } from 'superstruct';
import { parse } from '../../lib/parse';

const TagAnswer = type({ name: string(), count: min(number(), 0) });

/** A tag with the number of its coming events. */
export type Tag = { name: string; count: number };

/** Reads a tag. @throws {ShapeError} when a field is absent or has a wrong type */
export const toTag = (answer: unknown): Tag => {
  const { name, count } = parse(answer, TagAnswer, 'Tag');
  return { name, count };
};
