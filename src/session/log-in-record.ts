import { type Infer, number, string, type } from 'superstruct';
import { maybe } from '../lib/parse';

/** Shape of a log-in as it is remembered, in older versions, too. */
export const LogInRecord = type({
  /** Base address that has issued it. */
  host: string(),
  token: string(),
  /** ISO 8601. */
  expires: string(),
  /** By how much the device's clock is behind the server's. */
  clockOffsetMs: maybe(number()),
  /** The token before this one, while another tab may still find it under the two keys. */
  before: maybe(string()),
});

/** A log-in of one host. */
export type LogIn = Omit<Infer<typeof LogInRecord>, 'host'>;
