import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Query } from '../../../../api/call-url';
import { usePortal } from '../../../../app/portal';
import type { CachedQuery } from '../../../../app/query-cache';
import { CardSkeleton } from '../../../../cards/card-skeleton';
import { EventCards } from '../../../../cards/event-cards';
import { type EventsInput, hasFilterBar } from '../../../../cards/list-input';
import { listLinks } from '../../../../cards/list-links';
import { Pager } from '../../../../cards/pager';
import { formatEventCount } from '../../../../cards/result-words';
import { useTranslation } from '../../../../i18n/use-translation';
import type { EventPage } from '../../../../model/answers/event-page';
import { type MapPage, toMapPage } from '../../../../model/answers/map-page';
import type { EventFilter } from '../../../../model/event-filter';
import type { MapBox } from '../../../../ui/map/map-box';
import { Failure } from '../../list/failure';
import type { PlacesMap } from './create-places-map';
import { bboxOf } from './map-bounds';
import type { Chosen } from './map-memory';
import { usePlacesQuery } from './use-places-query';

type Props = {
  filter: EventFilter;
  /** The query of GET events for the whole filter. */
  call: Query;
  /** Its response, as the list above has it. */
  first: EventPage | undefined;
  chosen: Chosen | undefined;
  section: MapBox | undefined;
  map: RefObject<PlacesMap | undefined>;
  onShowAll(): void;
};

const NO_ADDRESSES: ReadonlyMap<string, number> = new Map();
const BONES = ['first', 'second', 'third', 'fourth'];

/** Returns the query for events in a part of the map. @param call query of GET events for the whole filter */
export const boundsQuery = (call: Query, part: MapBox | undefined): CachedQuery<MapPage> => ({
  path: 'events',
  query: { ...call, bbox: part && bboxOf(part) },
  read: toMapPage,
});

/** Renders the events of the map as a list: for keyboard and screen reader, and as the content of a marker. */
export function ResultList({ filter, call, first, chosen, section, map, onShowAll }: Props) {
  const { router, input, headingLevel } = usePortal<EventsInput>();
  const translation = useTranslation();
  const { locale } = translation;
  const part = chosen?.box ?? section;
  const bbox = part && bboxOf(part);
  const { value, isBusy, error, retry } = usePlacesQuery(boundsQuery(call, part));
  const page = value ?? (bbox ? undefined : first && { ...first, addressIds: NO_ADDRESSES });
  const links = useMemo(() => listLinks(router.hrefOf, locale, input.detailUrl), [router, locale, input.detailUrl]);
  const box = useShown(`${bbox} ${filter.page}`, chosen !== undefined && !isBusy);
  const level = hasFilterBar(input) ? headingLevel + 1 : headingLevel;

  /** Highlights the location of a card on the map. */
  function point(target: EventTarget, isBrought: boolean) {
    const item = target instanceof Element ? target.closest('.map-cards li') : undefined;
    const at = item ? [...(item.parentElement?.children ?? [])].indexOf(item) : -1;
    map.current?.point(page?.addressIds.get(page.events[at]?.id ?? ''), isBrought);
  }

  return (
    <div ref={box} className="map-list" aria-busy={isBusy} tabIndex={-1}>
      {part && page && (
        <Head
          total={isBusy ? undefined : page.total}
          isPlace={chosen !== undefined}
          onShowAll={() => {
            onShowAll();
            // The button may disappear.
            box.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <Failure results={{ page: undefined, isBusy, error, retry, renew: retry }} links={links} />
      {!page && isBusy && (
        <div className="cards is-loading">
          {BONES.map((bone) => (
            <CardSkeleton key={bone} />
          ))}
        </div>
      )}
      {page && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only listens which of its cards is hovered or focused.
        <div
          className={isBusy && value ? 'map-cards is-busy' : 'map-cards'}
          onPointerOver={({ target }) => point(target, false)}
          onPointerLeave={() => map.current?.point(undefined)}
          onFocus={({ target }) => point(target, true)}
          onBlur={() => map.current?.point(undefined)}
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
  isPlace: boolean;
  onShowAll(): void;
};

/** Renders the scope of the list and the link back to all events. */
function Head({ total, isPlace, onShowAll }: HeadProps) {
  const { t } = useLingui();
  const events = formatEventCount(total ?? 0, useTranslation());
  const words = isPlace ? t`${events} an diesem Ort` : t`${events} in diesem Ausschnitt`;
  return (
    <div className="map-head">
      <p role="status">
        {total !== undefined && <b>{total === 0 ? t`In diesem Ausschnitt findet nichts statt.` : words}</b>}
      </p>
      <button type="button" className="button is-quiet" onClick={onShowAll}>
        {t`Alle zeigen`}
      </button>
    </div>
  );
}

/** Restarts the list for other content, and scrolls it into view after a selection on a map above it. */
function useShown(name: string, isReady: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(name);
  useEffect(() => {
    const element = box.current;
    if (before.current === name || !element) return;
    element.scrollTop = 0;
    if (!isReady) return;
    before.current = name;
    element.querySelector('li')?.scrollIntoView({ block: 'nearest' });
  }, [name, isReady]);
  return box;
}
