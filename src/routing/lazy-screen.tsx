import { type ComponentType, use } from 'react';
import { lazily } from '../lib/lazily';
import type { RouteLine, ScreenProps, ScreenRoute } from './screen-route';

/** A screen that needs nothing from its path is one too. */
type Loaded = ComponentType<ScreenProps> | ComponentType<object>;

/**
 * A screen whose code is loaded when it is first needed. Already loaded code renders at once, without a gap. A chunk
 * that cannot be fetched is asked for once more; then the error reaches the boundary and stays until somebody calls
 * `loadCode` again, as its retry does: asking while rendering would ask without end.
 */
export function lazyScreen<Context>(
  line: string | RouteLine<Context>,
  load: () => Promise<Loaded>,
): ScreenRoute<Context> {
  const part = lazily(load);
  let asked: Promise<Loaded> | undefined;

  function loadCode(): Promise<Loaded> {
    asked = part.load();
    return asked;
  }

  function Screen(props: ScreenProps) {
    const Now = use(asked ?? loadCode());
    return <Now {...props} />;
  }

  return { ...(typeof line === 'string' ? { path: line } : line), Screen, loadCode };
}
