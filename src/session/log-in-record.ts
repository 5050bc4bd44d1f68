import { type Infer, number, string, type } from 'superstruct';
import { maybe } from '../lib/parse';

/** Shape of a stored log-in, also of older versions. */
export const LogInRecord = type({
  /** Base address of the issuer. */
  host: string(),
  token: string(),
  /** ISO 8601. */
  expires: string(),
  /** The offset by which the device's clock is behind the server's. */
  clockOffsetMs: maybe(number()),
  /** The token before this one, while another tab may still read it under the two keys. */
  before: maybe(string()),
});

/** A log-in of one host. */
export type LogIn = Omit<Infer<typeof LogInRecord>, 'host'>;
