import { type ComponentType, use } from 'react';
import { lazyModule } from '../lib/lazy-module';
import type { RouteLine } from './route-table';
import type { ScreenData, ScreenProps, ScreenRoute } from './screen-route';

/**
 * A component whose code is loaded when it is first drawn. Already loaded code renders at once, without a gap. A chunk
 * that cannot be fetched is asked for once more; then the error reaches the boundary and stays until somebody calls
 * `loadCode` again, as its retry does: asking while rendering would ask without end.
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

/** A screen that needs nothing from its path is one too. */
export type ScreenCode = () => Promise<ComponentType<ScreenProps> | ComponentType<object>>;

/** A screen whose code is loaded when it is first needed. */
export const lazyScreen = <Context = never>(
  line: RouteLine & ScreenData<Context>,
  load: ScreenCode,
): ScreenRoute<Context> => ({ ...line, ...lazyComponent<ScreenProps>(load) });
