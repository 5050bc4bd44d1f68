import { useLayoutEffect, useMemo, useRef } from 'react';
import { usePortal } from '../../../app/portal';
import { useFocusOnPageChange } from '../../../cards/use-focus-on-page-change';
import type { EventPage } from '../../../model/answers/event-page';
import { type EventFilter, queryOf } from '../../../model/event-filter';
import { useNextEnd } from '../use-next-end';
import { useSelectedChipInView } from './use-selected-chip-in-view';

/** The time over which visitors' pages spread their requests after the end of an event. */
const SPREAD_MS = 20_000;

const cardLinksIn = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('.card-title a')];

type Props = { filter: EventFilter; page: EventPage; refresh(): void };

/**
 * Side effects of a visible list: refresh when an event ends, scroll to top after paging, keep the chosen chip in view.
 */
export function ListEffects(props: Props) {
  useRefreshOnEnd(props);
  const { filter, page } = props;
  useFocusOnPageChange(queryOf({ ...filter, page: 1 }), filter.page, page.number);
  useSelectedChipInView(filter, page);
  return null;
}

/** Refreshes an open list when one of its events ends. A card that disappears passes its focus on. */
function useRefreshOnEnd({ page, refresh }: Props): void {
  const { root, client } = usePortal();
  const focusedIndex = useRef(-1);
  const appointments = useMemo(() => page.events.map(({ appointment }) => appointment), [page]);

  useNextEnd(
    appointments,
    client.session.now,
    () => {
      const card = root.activeElement?.closest('.card');
      focusedIndex.current = cardLinksIn(root).findIndex((link) => card?.contains(link));
      refresh();
    },
    SPREAD_MS,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: cards disappear when the page changes.
  useLayoutEffect(() => {
    const index = focusedIndex.current;
    focusedIndex.current = -1;
    if (index < 0 || root.activeElement) return;
    const links = cardLinksIn(root);
    (links[index] ?? links.at(-1))?.focus({ preventScroll: true });
  }, [root, page]);
}
