import { type ComponentType, use } from 'react';
import type { ScreenProps, ScreenRoute } from './screen-route';

type Loaded = ComponentType<ScreenProps>;

/**
 * A screen whose code is loaded when it is first needed. Already loaded code renders at once, without a gap. A chunk
 * that cannot be fetched is asked for once more; then the error reaches the boundary, and its retry asks again.
 */
export function lazyScreen(path: string, load: () => Promise<Loaded>): ScreenRoute {
  let Ready: Loaded | undefined;
  let pending: Promise<Loaded> | undefined;

  function preload(): Promise<Loaded> {
    pending ??= load()
      .catch(load)
      .then((Screen) => {
        Ready = Screen;
        return Screen;
      });
    pending.catch(() => {
      pending = undefined;
    });
    return pending;
  }

  function Screen(props: ScreenProps) {
    const Now = Ready ?? use(preload());
    return <Now {...props} />;
  }

  return { path, Screen, preload };
}
