import type { Queryable } from '../platform/database/database';
import type { PlatformOptions } from '../platform/options';

/** What the calls about a client need. */
export type ClientOptions = PlatformOptions & {
  /** Names the places where a client's adverts can appear. */
  findAdvertPlaces: (from: Queryable, client: string) => Promise<readonly string[]>;
};
