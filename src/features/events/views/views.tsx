import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import type { Lazily } from '../../../lib/lazily';
import { usePortal } from '../../../portal/portal';
import { useMapSettings } from '../../../portal/use-map-settings';
import { Icon } from '../../../ui/icon';
import { adoptStyle } from '../../../ui/panel/adopt-style';
import { useLazyPart } from '../../../ui/use-lazy-part';
import { useTriedPart } from '../../../ui/use-tried-part';
import { changeFilter, type EventFilter } from '../event-filter';
import type { EventPage } from '../event-page';
import { listDescription } from '../json-ld/list-description-lazy';
import { listLinks, type ShowFilter } from '../list/list-links';
import { mapPart } from './map/map-part-lazy';
import { monthPart } from './month/month-part-lazy';
import { VIEWS, viewOf } from './view-names';
import css from './views.css?inline';
import { viewsPart } from './views-part';

/** What a list has beside its cards comes with them. */
export { CardCalendar } from './card-calendar';
export { KeptNotice } from './kept-notice';
export { ListBeside } from './list-beside';

type Props = { filter: EventFilter; show: ShowFilter; page: EventPage | undefined };

type Shown = { Shown: ComponentType<Props & { isWeek: boolean }> };
/** What shows a view. */
const partOf = (view: string | undefined): Lazily<Shown> => (view === 'map' ? mapPart : monthPart);

/** The same results in another view; each begins with the first page. */
const inView = (filter: EventFilter, view: string | undefined) =>
  changeFilter(filter, { view, ...(view === undefined && { month: undefined }) });

/**
 * Leads to the views of the list: links side by side, and where there is no room for them, one choice. A list that has
 * them is the one that search engines are told of.
 */
export const ViewSwitch = viewsPart(function ViewSwitch({ filter, show, page }: Props) {
  const { t } = useLingui();
  const { router } = usePortal();
  const { locale } = useSpeech();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => adoptStyle(box.current, css), []);
  const described = useLazyPart(listDescription, page !== undefined);
  const current = viewOf(filter);
  const { toFilter } = listLinks(router.hrefOf, locale, undefined);
  const { tiles } = useMapSettings();
  const labels = { list: t`Liste`, month: t`Monat`, week: t`Woche`, map: t`Karte` };
  const offered = VIEWS.filter((view) => view !== 'map' || tiles !== '' || view === current);
  const views = [undefined, ...offered].map((view) => ({ view, label: labels[view ?? 'list'] }));
  return (
    <div ref={box} className="list-views">
      <nav className="views-links" aria-label={t`Ansicht`}>
        {views.map(({ view, label }) => {
          const { href, route } = toFilter(inView(filter, view));
          return (
            <a
              key={label}
              href={href}
              data-route={route}
              aria-current={view === current ? 'page' : undefined}
              onPointerEnter={() =>
                void (
                  view &&
                  partOf(view)
                    .load()
                    .catch(() => undefined)
                )
              }
            >
              {label}
            </a>
          );
        })}
      </nav>
      <label className="views-choice">
        <span className="visually-hidden">{t`Ansicht`}</span>
        <Icon name="calendar" />
        <select
          name="view"
          value={current ?? ''}
          onChange={({ target }) => show(inView(filter, target.value || undefined))}
        >
          {views.map(({ view, label }) => (
            <option key={label} value={view ?? ''}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {described && page && <described.ListDescription page={page} />}
    </div>
  );
});

/** What stands in the place of the cards. */
export const View = viewsPart(function View({ filter, show, page }: Props) {
  const view = viewOf(filter);
  const { part, hasFailed, again } = useTriedPart<Shown>(partOf(view), true);
  if (part) return <part.Shown {...{ filter, show, page }} isWeek={view === 'week'} />;
  return hasFailed ? <NotLoaded isMap={view === 'map'} onRetry={again} /> : <div className="views-space" aria-busy />;
});

function NotLoaded({ isMap, onRetry }: { isMap: boolean; onRetry(): void }) {
  const { t } = useLingui();
  return (
    <div className="views-space">
      <p role="alert">{isMap ? t`Die Karte ließ sich nicht laden.` : t`Der Kalender ließ sich nicht laden.`}</p>
      <button type="button" className="button is-quiet" onClick={onRetry}>
        {t`Erneut versuchen`}
      </button>
    </div>
  );
}
