import { type ComponentType, use } from 'react';
import { lazyModule } from '../lib/lazy-module';
import type { RouteLine } from './route-table';
import type { ScreenData, ScreenProps, ScreenRoute } from './screen-route';

/**
 * Creates a component whose code is loaded at its first render. Code that is already loaded renders at once, without a
 * gap. A chunk that cannot be fetched is requested once more; then the error reaches the boundary. It stays until a
 * retry calls `loadCode` again: a request during rendering would repeat endlessly.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props> | ComponentType<object>>) {
  const part = lazyModule(load);
  let asked: ReturnType<typeof load> | undefined;

  function loadCode(): ReturnType<typeof load> {
    asked = part.load();
    return asked;
  }

  function Screen(props: Props) {
    const Now = use(asked ?? loadCode());
    return <Now {...props} />;
  }

  return { Screen, loadCode };
}

/** A function that loads the code of a screen, with or without props. */
export type ScreenCode = () => Promise<ComponentType<ScreenProps> | ComponentType<object>>;

/** Creates a screen whose code is loaded when it is first needed. */
export const lazyScreen = <Context = never>(
  line: RouteLine & ScreenData<Context>,
  load: ScreenCode,
): ScreenRoute<Context> => ({ ...line, ...lazyComponent<ScreenProps>(load) });
