import type { Community } from '../../../model/answers/community';

/** The place to search around is not known. */
export class UnknownPlaceError extends Error {
  override readonly name = 'UnknownPlaceError';
  readonly place: string;
  /** Places of a similar name. */
  readonly guesses: readonly Community[];

  constructor(place: string, guesses: readonly Community[]) {
    super(`Unknown place: ${place}`);
    this.place = place;
    this.guesses = guesses;
  }
}
