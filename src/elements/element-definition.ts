import type { ReactNode } from 'react';
import type { PreloadContext } from '../app/preload-context';
import type { InputOf } from './element-input';
import type { ElementTag } from './registry';

/** The definition of one tag. */
export type ElementDefinition<Tag extends ElementTag = ElementTag> = {
  tag: Tag;
  /** Renders everything below the providers. */
  View(props: { input: InputOf<Tag> }): ReactNode;
  /** Loads the code and data of the first screen, so that the first render shows it at once. */
  preload(context: PreloadContext<InputOf<Tag>>, route: string): Promise<unknown>;
};
