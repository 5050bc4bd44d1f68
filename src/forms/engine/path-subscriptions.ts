import { snapshot, subscribe } from 'valtio';
import { valueAt } from '../../lib/value-at';

/** Calls back after changes, of a part where a path is given. @returns the end of it */
export type Subscribe = (hear: () => void, path?: string) => () => void;

/**
 * Tells those who show something of a form that it has changed. Hundreds of fields listen, and each key changes one:
 * whoever names a path hears only of problems, and of changes to the values of its part: 'title', 'official.plz',
 * 'dates.17' for all fields of that row.
 */
export function createPathSubscriptions(state: { values: object; shown: object }): Subscribe {
  const listeners: Record<string, Set<() => void>> = {};
  let known = snapshot(state);
  function tell() {
    const { shown, values } = known;
    known = snapshot(state);
    // Snapshots share what has not changed.
    for (const part in listeners)
      if (!part || known.shown !== shown || valueAt(known.values, part) !== valueAt(values, part))
        for (const hear of listeners[part] ?? []) hear();
  }
  subscribe(state, tell, true);
  return (hear, path = '') => {
    const part = path.split('.', 2).join('.');
    listeners[part] ??= new Set();
    const hears = listeners[part].add(hear);
    return () => void hears.delete(hear);
  };
}
