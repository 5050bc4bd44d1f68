import { useLayoutEffect, useMemo, useRef } from 'react';
import { usePortal } from '../../../app/portal';
import { usePageArrival } from '../../../cards/use-page-arrival';
import type { EventPage } from '../../../model/answers/event-page';
import { type EventFilter, queryOf } from '../../../model/event-filter';
import { useNextEnd } from '../use-next-end';
import { useChosenInView } from './use-chosen-in-view';

/** After the end of an event, the pages of all visitors ask at different moments within this time. */
const SPREAD_MS = 20_000;

const linksIn = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('.card-title a')];

type Props = { filter: EventFilter; page: EventPage; renew(): void };

/** What a list does while it is looked at: it moves on, leads to the top of another page, shows which chip is chosen. */
export function ListEffects(props: Props) {
  useMovingOn(props);
  const { filter, page } = props;
  usePageArrival(queryOf({ ...filter, page: 1 }), filter.page, page.number);
  useChosenInView(filter, page);
  return null;
}

/** Keeps an open list up to date: asks again when one of its events is over. A card that goes hands its focus on. */
function useMovingOn({ page, renew }: Props): void {
  const { root, client } = usePortal();
  const focused = useRef(-1);
  const appointments = useMemo(() => page.events.map(({ appointment }) => appointment), [page]);

  useNextEnd(
    appointments,
    client.session.now,
    () => {
      const card = root.activeElement?.closest('.card');
      focused.current = linksIn(root).findIndex((link) => card?.contains(link));
      renew();
    },
    SPREAD_MS,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: cards disappear when the page changes.
  useLayoutEffect(() => {
    const index = focused.current;
    focused.current = -1;
    if (index < 0 || root.activeElement) return;
    const links = linksIn(root);
    (links[index] ?? links.at(-1))?.focus({ preventScroll: true });
  }, [root, page]);
}
