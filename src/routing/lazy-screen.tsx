import { type ComponentType, use } from 'react';
import { lazyModule } from '../lib/lazy-module';
import type { RouteDefinition } from './route-table';
import type { ScreenData, ScreenProps, ScreenRoute } from './screen-route';

/**
 * Creates a component whose code is loaded at its first render. Code that is already loaded renders at once, without a
 * gap. A chunk that cannot be fetched is requested once more; then the error reaches the boundary. It stays until a
 * retry calls `loadCode` again: a request during rendering would repeat endlessly.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props> | ComponentType<object>>) {
  const lazyPart = lazyModule(load);
  let pending: ReturnType<typeof load> | undefined;

  function loadCode(): ReturnType<typeof load> {
    pending = lazyPart.load();
    return pending;
  }

  function Screen(props: Props) {
    const Loaded = use(pending ?? loadCode());
    return <Loaded {...props} />;
  }

  return { Screen, loadCode };
}

/** A function that loads the code of a screen, with or without props. */
export type ScreenCode = () => Promise<ComponentType<ScreenProps> | ComponentType<object>>;

/** Creates a screen whose code is loaded when it is first needed. */
export const lazyScreen = <Context = never>(
  route: RouteDefinition & ScreenData<Context>,
  load: ScreenCode,
): ScreenRoute<Context> => ({ ...route, ...lazyComponent<ScreenProps>(load) });
