import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Query } from '../../../../api/call-url';
import { usePortal } from '../../../../app/portal';
import type { CachedQuery } from '../../../../app/query-cache';
import { CardSkeleton } from '../../../../cards/card-skeleton';
import { EventCards } from '../../../../cards/event-cards';
import { formatEventCount } from '../../../../cards/format-results';
import { type EventsInput, hasFilterBar } from '../../../../cards/list-input';
import { listLinks } from '../../../../cards/list-links';
import { Pager } from '../../../../cards/pager';
import { useTranslation } from '../../../../i18n/use-translation';
import type { EventPage } from '../../../../model/answers/event-page';
import { type MapPage, toMapPage } from '../../../../model/answers/map-page';
import type { EventFilter } from '../../../../model/event-filter';
import type { MapBox } from '../../../../ui/map/map-box';
import { Failure } from '../../list/failure';
import type { PlacesMap } from './create-places-map';
import { bboxOf } from './map-bounds';
import type { MapSelection } from './map-memory';
import { usePlacesQuery } from './use-places-query';

type Props = {
  filter: EventFilter;
  /** The query of GET events for the whole filter. */
  eventsQuery: Query;
  /** Its response, as the list above has it. */
  firstPage: EventPage | undefined;
  selection: MapSelection | undefined;
  bounds: MapBox | undefined;
  map: RefObject<PlacesMap | undefined>;
  onShowAll(): void;
};

const NO_ADDRESSES: ReadonlyMap<string, number> = new Map();
const SKELETON_KEYS = ['first', 'second', 'third', 'fourth'];

/** Returns the query for events in a part of the map. @param query query of GET events for the whole filter */
export const boundsQuery = (query: Query, bounds: MapBox | undefined): CachedQuery<MapPage> => ({
  path: 'events',
  query: { ...query, bbox: bounds && bboxOf(bounds) },
  read: toMapPage,
});

/** Renders the events of the map as a list: for keyboard and screen reader, and as the content of a marker. */
export function ResultList({ filter, eventsQuery, firstPage, selection, bounds, map, onShowAll }: Props) {
  const { router, input, headingLevel } = usePortal<EventsInput>();
  const translation = useTranslation();
  const { locale } = translation;
  const listBounds = selection?.box ?? bounds;
  const bbox = listBounds && bboxOf(listBounds);
  const { value, isBusy, error, retry } = usePlacesQuery(boundsQuery(eventsQuery, listBounds));
  const page = value ?? (bbox ? undefined : firstPage && { ...firstPage, addressIds: NO_ADDRESSES });
  const links = useMemo(() => listLinks(router.hrefOf, locale, input.detailUrl), [router, locale, input.detailUrl]);
  const box = useScrollToResults(`${bbox} ${filter.page}`, selection !== undefined && !isBusy);
  const level = hasFilterBar(input) ? headingLevel + 1 : headingLevel;

  /** Highlights the location of a card on the map. */
  function highlight(target: EventTarget, isScrolledTo: boolean) {
    const item = target instanceof Element ? target.closest('.map-cards li') : undefined;
    const index = item ? [...(item.parentElement?.children ?? [])].indexOf(item) : -1;
    map.current?.highlight(page?.addressIds.get(page.events[index]?.id ?? ''), isScrolledTo);
  }

  return (
    <div ref={box} className="map-list" aria-busy={isBusy} tabIndex={-1}>
      {listBounds && page && (
        <Head
          total={isBusy ? undefined : page.total}
          isSelection={selection !== undefined}
          onShowAll={() => {
            onShowAll();
            // The button may disappear.
            box.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <Failure results={{ page: undefined, isBusy, error, retry, refresh: retry }} links={links} />
      {!page && isBusy && (
        <div className="cards is-loading">
          {SKELETON_KEYS.map((key) => (
            <CardSkeleton key={key} />
          ))}
        </div>
      )}
      {page && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only listens which of its cards is hovered or focused.
        <div
          className={isBusy && value ? 'map-cards is-busy' : 'map-cards'}
          onPointerOver={({ target }) => highlight(target, false)}
          onPointerLeave={() => map.current?.highlight(undefined)}
          onFocus={({ target }) => highlight(target, true)}
          onBlur={() => map.current?.highlight(undefined)}
        >
          <EventCards events={page.events} level={level} />
          <Pager {...{ filter, page, links, translation }} />
        </div>
      )}
    </div>
  );
}

type HeadProps = {
  /** Undefined while loading. */
  total: number | undefined;
  isSelection: boolean;
  onShowAll(): void;
};

/** Renders the scope of the list and the link back to all events. */
function Head({ total, isSelection, onShowAll }: HeadProps) {
  const { t } = useLingui();
  const events = formatEventCount(total ?? 0, useTranslation());
  const summary = isSelection ? t`${events} an diesem Ort` : t`${events} in diesem Ausschnitt`;
  return (
    <div className="map-head">
      <p role="status">
        {total !== undefined && <b>{total === 0 ? t`In diesem Ausschnitt findet nichts statt.` : summary}</b>}
      </p>
      <button type="button" className="button is-quiet" onClick={onShowAll}>
        {t`Alle zeigen`}
      </button>
    </div>
  );
}

/** Restarts the list for other content, and scrolls it into view after a selection on a map above it. */
function useScrollToResults(contentKey: string, isReady: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const shownKey = useRef(contentKey);
  useEffect(() => {
    const element = box.current;
    if (shownKey.current === contentKey || !element) return;
    element.scrollTop = 0;
    if (!isReady) return;
    shownKey.current = contentKey;
    element.querySelector('li')?.scrollIntoView({ block: 'nearest' });
  }, [contentKey, isReady]);
  return box;
}
