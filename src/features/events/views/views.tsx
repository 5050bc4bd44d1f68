import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { usePortal } from '../../../app/portal';
import { useMapSettings } from '../../../app/use-map-settings';
import { listLinks, type ShowFilter } from '../../../cards/list-links';
import { withEventTexts } from '../../../cards/with-event-texts';
import { useTranslation } from '../../../i18n/use-translation';
import { loadCleaner } from '../../../lib/clean-html';
import { type LazyModule, lazyModule } from '../../../lib/lazy-module';
import type { EventPage } from '../../../model/answers/event-page';
import { changeFilter, type EventFilter } from '../../../model/event-filter';
import { useCodeFailure } from '../../../ui/code-failure';
import { useLazyPart, useLazyPartState } from '../../../ui/lazy-part';
import { adoptStyleText } from '../../../ui/panel/adopt-style-text';
import { VIEWS, viewOf } from './view-names';
import css from './views.css?inline';

/** The lazy month and week. */
const monthModule = lazyModule(async () => {
  const { MonthView, DatesCount } = await import('./month/month-part');
  return { View: MonthView, Count: DatesCount };
});

/** The lazy map with its list, without the map library. */
const mapModule = lazyModule(async () => {
  const { EventMap, MapCount } = await import('./map/map-part');
  return { View: EventMap, Count: MapCount };
});

/** Resolves when the browser is idle, or after a maximum delay. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    // Safari has no requestIdleCallback.
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 5_000 }) : setTimeout(resolve, 1_000),
  );

/** The lazy JSON-LD of a list, which no visitor waits for. */
const listDescription = lazyModule(async () => {
  await idle();
  return (await Promise.all([import('../list/list-description'), loadCleaner()]))[0];
});

/** Parts beside the cards load together with the views. */
export { CardCalendar } from './card-calendar';
export { ListExtras as ListBeside } from './list-extras';
export { OfflineNotice } from './offline-notice';

type Props = { filter: EventFilter; show: ShowFilter; page: EventPage | undefined };

type ViewModule = {
  View: ComponentType<Props & { isWeek: boolean }>;
  /** Renders the number of items in the view. */
  Count: ComponentType<Pick<Props, 'filter' | 'page'> & { isWeek: boolean }>;
};
/** Returns the lazy part of a view. */
const viewModuleOf = (view: string | undefined): LazyModule<ViewModule> => (view === 'map' ? mapModule : monthModule);

/** Returns the filter for another view, from the first page on. */
const inView = (filter: EventFilter, view: string | undefined) =>
  changeFilter(filter, { view, ...(view === undefined && { month: undefined }) });

/** Renders links to the views of the list. A list with them also describes itself to search engines. */
export const ViewSwitch = withEventTexts(function ViewSwitch({ filter, page }: Pick<Props, 'filter' | 'page'>) {
  const { t } = useLingui();
  const { router } = usePortal();
  const { locale } = useTranslation();
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => adoptStyleText(box.current, css), []);
  const description = useLazyPart(listDescription, page !== undefined);
  const current = viewOf(filter);
  const { toFilter } = listLinks(router.hrefOf, locale, undefined);
  const { tiles } = useMapSettings();
  const labels = { list: t`Liste`, month: t`Monat`, week: t`Woche`, map: t`Karte` };
  const offered = VIEWS.filter((view) => view !== 'map' || tiles !== '' || view === current);
  return (
    <>
      <nav ref={box} className="switch views-links" aria-label={t`Ansicht`}>
        {[undefined, ...offered].map((view) => {
          const { href, route } = toFilter(inView(filter, view));
          return (
            <a
              key={view ?? 'list'}
              href={href}
              data-route={route}
              aria-current={view === current ? 'page' : undefined}
              onPointerEnter={() =>
                void (
                  view &&
                  viewModuleOf(view)
                    .load()
                    .catch(() => undefined)
                )
              }
            >
              {labels[view ?? 'list']}
            </a>
          );
        })}
      </nav>
      {description && page && <description.ListDescription page={page} />}
    </>
  );
});

/** Renders the number of items in a view; nothing while loading. */
export const ViewCount = withEventTexts(function ViewCount({ filter, page }: Pick<Props, 'filter' | 'page'>) {
  const view = viewOf(filter);
  const part = useLazyPart(viewModuleOf(view), true);
  return <span role="status">{part && <part.Count {...{ filter, page }} isWeek={view === 'week'} />}</span>;
});

/** Renders the view in place of the cards. */
export const EventsView = withEventTexts(function View({ filter, show, page }: Props) {
  const view = viewOf(filter);
  const { part, hasFailed, retry } = useLazyPartState<ViewModule>(viewModuleOf(view), true);
  if (part) return <part.View {...{ filter, show, page }} isWeek={view === 'week'} />;
  return hasFailed ? (
    <LoadFailure isMap={view === 'map'} onRetry={retry} />
  ) : (
    <div className="views-placeholder" aria-busy />
  );
});

function LoadFailure({ isMap, onRetry }: { isMap: boolean; onRetry(): void }) {
  const { t } = useLingui();
  const { advice, label, act } = useCodeFailure(onRetry);
  return (
    <div className="views-placeholder">
      <p role="alert">
        {isMap ? t`Die Karte ließ sich nicht laden.` : t`Der Kalender ließ sich nicht laden.`} {advice}
      </p>
      <button type="button" className="button is-quiet" onClick={act}>
        {label}
      </button>
    </div>
  );
}
