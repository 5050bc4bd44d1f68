import type { MediaOptions } from '../media/options';
import type { Patterns } from './patterns';

/** Options of profiles, sign-ups and records: a record names pictures, and is tested against patterns. */
export type PersonOptions = MediaOptions & {
  /** Tests what people type against patterns of the settings. */
  patterns: Patterns;
};
