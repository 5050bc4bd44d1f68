import type { Queryable } from '../platform/database/database';
import type { PlatformOptions } from '../platform/options';

/** Options of the calls about a client. */
export type ClientOptions = PlatformOptions & {
  /** Finds the placements of a client's adverts. */
  findPlacements: (from: Queryable, client: string) => Promise<readonly string[]>;
};
