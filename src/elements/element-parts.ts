import type { ComponentType } from 'react';
import type { PreloadContext } from '../portal/preload-context';
import type { Tag } from './registry';

/** What one tag is made of. */
export type ElementParts = {
  tag: Tag;
  /** Everything below the providers. */
  View: ComponentType;
  /** Loads the code and data of the first screen, so that the first render shows it at once. */
  preload(context: PreloadContext, route: string): Promise<unknown>;
};
