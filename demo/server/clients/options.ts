import type { Queryable } from '../platform/database/database';
import type { PlatformOptions } from '../platform/options';

/** Options of the calls about a client. */
export type ClientOptions = PlatformOptions & {
  /** Names the places where a client's adverts can appear. */
  findAdvertPlaces: (from: Queryable, client: string) => Promise<readonly string[]>;
};
