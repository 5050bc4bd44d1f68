import { snapshot, subscribe } from 'valtio';
import { valueAt } from '../../lib/value-at';

/** Subscribes to changes; with a path, to those of its part only. @returns a function that unsubscribes */
export type Subscribe = (listener: () => void, path?: string) => () => void;

/**
 * Creates the subscriptions to a form's changes. With a path, the callback runs only for problems and for values of its
 * part: 'title', 'official.plz', 'dates.17' for all fields of that row. This matters with hundreds of fields, of which
 * each key press changes one.
 */
export function createPathSubscriptions(state: { values: object; shownProblems: object }): Subscribe {
  const listeners: Record<string, Set<() => void>> = {};
  let current = snapshot(state);
  function notify() {
    const { shownProblems, values } = current;
    current = snapshot(state);
    // Snapshots share unchanged parts, so identity suffices.
    for (const part in listeners)
      if (!part || current.shownProblems !== shownProblems || valueAt(current.values, part) !== valueAt(values, part))
        for (const listener of listeners[part] ?? []) listener();
  }
  subscribe(state, notify, true);
  return (listener, path = '') => {
    const part = path.split('.', 2).join('.');
    listeners[part] ??= new Set();
    const partListeners = listeners[part].add(listener);
    return () => void partListeners.delete(listener);
  };
}
