import type { AdvertOptions } from '../adverts/options';

/** Options of the back office. */
export type OfficeOptions = AdvertOptions & {
  /** Opens the back office; without it there is none. */
  backOfficePassword: string | undefined;
};
