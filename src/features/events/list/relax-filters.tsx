import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { favouritesOf } from '../../../cards/favourites';
import { type EventsInput, listCall } from '../../../cards/list-input';
import type { Translation } from '../../../i18n/translation';
import type { EventPage } from '../../../model/answers/event-page';
import { changeFilter, DEFAULT_RADIUS_KM, type EventFilter, emptyFilter } from '../../../model/event-filter';
import { Icon } from '../../../ui/icon';
import { findEvents } from '../api';
import { type ActiveFilter, activeFilters, DATE_SHORTCUT_LABELS } from './filter-labels';
import { NoticeBox } from './notice-box';
import { useFilterLinks } from './use-filter-links';

type Props = {
  translation: Translation;
  filter: EventFilter;
  page: EventPage | undefined;
  /** The name of the filtered community or district, if it is loaded. */
  placeName: string | undefined;
};

const RADII_KM = [25, 50, 100];

/** Renders filters to relax, each one click with its number of events. */
export function RelaxFilters({ translation, filter, page, placeName }: Props) {
  const { t } = useLingui();
  const toFilter = useFilterLinks(translation);
  const active = activeFilters(filter, page?.facets, placeName, translation);
  const radius = filter.radiusKm ?? DEFAULT_RADIUS_KM;
  const wider = filter.near && RADII_KM.find((kilometres) => kilometres > radius);
  const relaxations = [
    ...(wider
      ? [
          {
            key: 'wider',
            label: t`Umkreis auf ${wider} km vergrößern`,
            without: changeFilter(filter, { radiusKm: wider }),
          },
        ]
      : []),
    ...active.map((entry) => ({ ...entry, label: translation._(removalLabel(entry)) })),
  ];
  const totals = useTotals(relaxations.map(({ without }) => without));
  // A suggestion whose count is loading or failed is offered, too.
  const useful = relaxations.filter((_, index) => totals[index] !== 0);
  const unfilteredLink = toFilter(emptyFilter());
  return (
    <NoticeBox kind="no-results">
      <Icon name="search" size={40} />
      <p className="no-results-title">{t`Zu Ihrer Auswahl gibt es keine Veranstaltungen`}</p>
      {active.length > 0 && (
        <>
          <p>{useful.length > 0 ? t`So sehen Sie mehr:` : t`Ein Filter weniger reicht hier nicht aus.`}</p>
          <ul className="no-results-actions">
            {relaxations.map(
              ({ key, label, without }, index) =>
                totals[index] !== 0 && (
                  <Relaxation key={key} {...{ label, count: totals[index], link: toFilter(without) }} />
                ),
            )}
          </ul>
          {active.length > 1 && (
            <a className="button is-quiet" href={unfilteredLink.href} data-route={unfilteredLink.route}>
              {t`Alle Filter zurücksetzen`}
            </a>
          )}
        </>
      )}
    </NoticeBox>
  );
}

/** Returns the label for removing a filter. */
function removalLabel({ key, label }: ActiveFilter): MessageDescriptor {
  if (key === 'q') return msg`Ohne die Suche nach ${label}`;
  if (key === 'place') return msg`Ohne den Ort „${label}“`;
  if (key === 'when' || key in DATE_SHORTCUT_LABELS) return msg`Ohne den Zeitraum „${label}“`;
  if (key === 'ids') return msg`Ohne die geteilte Liste`;
  if (key === 'favourites') return msg`Nicht nur von der Merkliste`;
  return key === 'longRunning' ? msg`Auch Dauerausstellungen` : msg`Ohne „${label}“`;
}

type RelaxationProps = {
  label: string;
  count: number | undefined;
  link: { href: string; route?: string | undefined };
};

/** Renders one change and its number of events. */
function Relaxation({ label, count, link: { href, route } }: RelaxationProps) {
  const { t } = useLingui();
  return (
    <li>
      <a className="chip" href={href} data-route={route}>
        {label}
        {count !== undefined && (
          <span className="chip-count">
            {t`${plural(count, { one: '# Veranstaltung', other: '# Veranstaltungen' })}`}
          </span>
        )}
      </a>
    </li>
  );
}

/** Returns the number of events per filter; undefined while loading. */
function useTotals(filters: readonly EventFilter[]): readonly (number | undefined)[] {
  const { client, input } = usePortal<EventsInput>();
  const { ids } = useSnapshot(favouritesOf(client.host));
  const calls = filters.map((filter) => {
    const { facets: _, ...call } = { facets: undefined, ...listCall(filter, input, ids, client.session.now) };
    return { ...call, pageSize: 1 };
  });
  const { value = [] } = useQuery({
    key: calls,
    load: (signal) => Promise.allSettled(calls.map((call) => findEvents(client, call, signal))),
  });
  return value.map((result) => (result.status === 'fulfilled' ? result.value.total : undefined));
}
