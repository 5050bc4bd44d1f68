import { array, boolean, number, string, type } from 'superstruct';
import { parse } from '../../lib/parse';

const FavouritesAnswer = type({
  owner: string(),
  marks: array(type({ id: string(), kept: boolean(), at: number() })),
});

/** Reads the favourites of an account, by event id. @throws {ShapeError} */
export function toAccountMarks(answer: unknown) {
  const { owner, marks } = parse(answer, FavouritesAnswer, 'Favourites');
  return { owner, marks: Object.fromEntries(marks.map(({ id, ...mark }) => [id, mark])) };
}
