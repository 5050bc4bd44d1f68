import { type ComponentType, use } from 'react';
import { lazily } from '../lib/lazily';
import type { ScreenProps, ScreenRoute } from './screen-route';

/** A screen that needs nothing from its path is one too. */
type Loaded = ComponentType<ScreenProps> | ComponentType<object>;

/**
 * A screen whose code is loaded when it is first needed. Already loaded code renders at once, without a gap. A chunk
 * that cannot be fetched is asked for once more; then the error reaches the boundary and stays until somebody calls
 * `preload` again, as its retry does: asking while rendering would ask without end.
 */
export function lazyScreen(path: string, load: () => Promise<Loaded>): ScreenRoute {
  const part = lazily(load);
  let asked: Promise<Loaded> | undefined;

  function preload(): Promise<Loaded> {
    asked = part.load();
    return asked;
  }

  function Screen(props: ScreenProps) {
    const Now = part.ready() ?? use(asked ?? preload());
    return <Now {...props} />;
  }

  return { path, Screen, preload };
}
