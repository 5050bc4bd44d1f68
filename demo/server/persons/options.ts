import type { MediaOptions } from '../media/options';
import type { Patterns } from './patterns';

/** The options of profiles, sign-ups and records: a record has pictures, and is tested against patterns. */
export type PersonOptions = MediaOptions & {
  /** Tests input against patterns of the settings. */
  patterns: Patterns;
};
