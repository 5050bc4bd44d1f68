import type { AdvertOptions } from '../adverts/options';

/** Options of the back office. */
export type OfficeOptions = AdvertOptions & {
  /** The password of the back office; without it there is no back office. */
  backOfficePassword: string | undefined;
};
