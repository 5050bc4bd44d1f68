import { type ComponentType, use } from 'react';
import type { ScreenProps, ScreenRoute } from './screen-route';

/** A screen that needs nothing from its path is one too. */
type Loaded = ComponentType<ScreenProps> | ComponentType<object>;

/**
 * A screen whose code is loaded when it is first needed. Already loaded code renders at once, without a gap. A chunk
 * that cannot be fetched is asked for once more; then the error reaches the boundary and stays until somebody calls
 * `preload` again, as its retry does: asking while rendering would ask without end.
 */
export function lazyScreen(path: string, load: () => Promise<Loaded>): ScreenRoute {
  let Ready: Loaded | undefined;
  let pending: Promise<Loaded> | undefined;
  let hasFailed = false;

  function preload(): Promise<Loaded> {
    if (pending && !hasFailed) return pending;
    hasFailed = false;
    pending = load().catch(load);
    pending.then(
      (Screen) => {
        Ready = Screen;
      },
      () => {
        hasFailed = true;
      },
    );
    return pending;
  }

  function Screen(props: ScreenProps) {
    const Now = Ready ?? use(pending ?? preload());
    return <Now {...props} />;
  }

  return { path, Screen, preload };
}
