import type { AdvertOptions } from '../adverts/options';

/** What the back office needs. */
export type OfficeOptions = AdvertOptions & {
  /** Opens the back office; without it there is none. */
  backOfficePassword: string | undefined;
};
