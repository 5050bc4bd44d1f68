import type { ComponentType } from 'react';

/** What a screen gets from its path. */
export type ScreenProps = { params: Readonly<Record<string, string | undefined>> };

/** One screen and the path it answers to, in wouter's pattern language, without locale prefix. */
export type ScreenRoute = {
  path: string;
  Screen: ComponentType<ScreenProps>;
  /** Loads the code of the screen, for a first render without a gap and for prefetching. */
  preload(): Promise<unknown>;
};
