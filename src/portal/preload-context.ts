import type { Settings } from '../settings/settings-schema';
import type { Client } from './client';

/** What is known of an element before its first render. */
export type PreloadContext = {
  client: Client;
  settings: Settings;
  input: Readonly<Record<string, unknown>>;
  /** Aborted when the element is removed. */
  signal: AbortSignal;
};
