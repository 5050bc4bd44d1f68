import type { AdvertOptions } from '../adverts/options';
import type { OpenIdSettings } from './operators/openid-connect/provider';

/** Options of the back office. */
export type OfficeOptions = AdvertOptions & {
  /** The shared password, which creates the first operator and afterwards opens nothing. */
  backOfficePassword: string | undefined;
  /** The address of the operator whose log-in needs no address, in the demo alone. */
  demoOperator: string | undefined;
  /** True if every operator needs a second factor. */
  isSecondFactorRequired: boolean;
  /** The provider at which operators log in; without it they log in by password alone. */
  openId: OpenIdSettings | undefined;
};
