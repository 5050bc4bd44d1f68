import type { Settings } from '../settings/settings-schema';
import type { Client } from './client';
import type { CommonInput } from './element-input';

/** The context of an element before its first render. */
export type PreloadContext<Input = CommonInput> = {
  client: Client;
  settings: Settings;
  input: Input;
  /** Aborted when the element is removed. */
  signal: AbortSignal;
};
