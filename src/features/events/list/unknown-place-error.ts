import type { Community } from '../../../model/answers/community';

/** The error for a place that the lookup does not find. */
export class UnknownPlaceError extends Error {
  override readonly name = 'UnknownPlaceError';
  readonly place: string;
  /** Places with a similar name. */
  readonly guesses: readonly Community[];

  constructor(place: string, guesses: readonly Community[]) {
    super(`Unknown place: ${place}`);
    this.place = place;
    this.guesses = guesses;
  }
}
