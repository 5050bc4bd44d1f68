import { useEffect, useRef } from 'react';
import { usePortal } from '../../../app/portal';
import type { EventFilter } from '../../../model/event-filter';
import { focusHeading } from '../focus-heading';

const chipsIn = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLElement>('.active-filters .chip')].filter(({ offsetParent }) => offsetParent);

/** Moves the focus of a removed filter link to the next active filter, else to the number of results. */
export function useRemovedFilterFocus(filter: EventFilter): void {
  const { root } = usePortal();
  const removedIndex = useRef<number>(undefined);

  useEffect(() => {
    const remember = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('.active-filters a, .no-results a') : null;
      removedIndex.current = link ? chipsIn(root).indexOf(link) : undefined;
    };
    root.addEventListener('click', remember, { capture: true });
    return () => root.removeEventListener('click', remember, { capture: true });
  }, [root]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: links disappear when the filter changes.
  useEffect(() => {
    const index = removedIndex.current;
    removedIndex.current = undefined;
    if (index === undefined || root.activeElement) return;
    const chips = index < 0 ? [] : chipsIn(root);
    const next = chips[index] ?? chips.at(-1) ?? root.querySelector<HTMLElement>('.list-count');
    if (next) next.focus({ preventScroll: true });
    else focusHeading(root);
  }, [root, filter]);
}
