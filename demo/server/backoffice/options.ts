import type { AdvertOptions } from '../adverts/options';

/** Options of the back office. */
export type OfficeOptions = AdvertOptions & {
  /** The shared password, which creates the first operator and afterwards opens nothing. */
  backOfficePassword: string | undefined;
  /** The address of the operator whose log-in needs no address, in the demo alone. */
  demoOperator: string | undefined;
};
