import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { usePortal } from '../../../app/portal';
import { useHas } from '../../../app/use-has';
import { useQuery } from '../../../app/use-query';
import { favouritesOf } from '../../../cards/favourites';
import { type EventsInput, listCall } from '../../../cards/list-input';
import type { Translation } from '../../../i18n/translation';
import type { EventPage } from '../../../model/answers/event-page';
import { changeFilter, DEFAULT_RADIUS_KM, type EventFilter, emptyFilter } from '../../../model/event-filter';
import { Icon } from '../../../ui/icon';
import { WhenLoaded } from '../../../ui/lazy-part';
import { findEvents } from '../api';
import { type ActiveFilter, activeFilters, DATE_SHORTCUT_LABELS } from './filter-labels';
import { canMail } from './first-fields';
import { NoticeBox } from './notice-box';
import { subscribePanel } from './subscriptions';
import { useFilterLinks } from './use-filter-links';

type Props = {
  translation: Translation;
  filter: EventFilter;
  page: EventPage | undefined;
  /** The name of the filtered community or district, if it is loaded. */
  placeName: string | undefined;
};

const RADII_KM = [25, 50, 100];

/** The ranges offered to visitors who have little to relax. */
const NEXT_DAYS = ['today', 'weekend', 'week'] as const;

/** Renders several ways out of an empty result: filters to relax and other days, with numbers; everything; mails. */
export function RelaxFilters({ translation, filter, page, placeName }: Props) {
  const { t } = useLingui();
  const toFilter = useFilterLinks(translation);
  const has = useHas();
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
    // To remove the only filter is to see all events, for which there is a button.
    ...(active.length > 1 ? active : []).map((entry) => ({ ...entry, label: translation._(removalLabel(entry)) })),
  ];
  const otherDays = NEXT_DAYS.filter((when) => active.length > 0 && when !== filter.when).map((when) => ({
    key: `all ${when}`,
    label: translation._(DATE_SHORTCUT_LABELS[when]),
    without: changeFilter(emptyFilter(), { when }),
  }));
  const ways = [...relaxations, ...(relaxations.length < 3 ? otherDays : [])];
  const totals = useTotals(ways.map(({ without }) => without));
  // A suggestion whose count is loading or failed is offered, too.
  const isOneEnough = active.length === 1 || relaxations.some((_, index) => totals[index] !== 0);
  const unfilteredLink = toFilter(emptyFilter());
  if (active.length === 0) {
    return (
      <NoticeBox kind="no-results">
        <Icon name="calendar" size={40} />
        <p className="no-results-title">{t`Zurzeit gibt es keine Veranstaltungen`}</p>
      </NoticeBox>
    );
  }
  return (
    <NoticeBox kind="no-results">
      <Icon name="search" size={40} />
      <p className="no-results-title">{t`Zu Ihrer Auswahl gibt es keine Veranstaltungen`}</p>
      <p>{isOneEnough ? t`So sehen Sie mehr:` : t`Bitte entfernen Sie mehrere Filter.`}</p>
      <ul className="no-results-actions">
        {ways.map(
          ({ key, label, without }, index) =>
            totals[index] !== 0 && (
              <Relaxation key={key} {...{ label, count: totals[index], link: toFilter(without) }} />
            ),
        )}
      </ul>
      <div className="no-results-actions">
        <a className="button" href={unfilteredLink.href} data-route={unfilteredLink.route}>
          {t`Alle Veranstaltungen ansehen`}
        </a>
        {has('searches') && canMail(filter) && <MailButton filter={filter} />}
      </div>
    </NoticeBox>
  );
}

/** Renders the button that orders mails about new events of the search. */
function MailButton({ filter }: Pick<Props, 'filter'>) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button is-quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="mail" />
        {t`Neue Treffer per E-Mail bekommen`}
      </button>
      {isOpen && (
        <WhenLoaded
          part={subscribePanel}
          {...{ filter }}
          isMail
          opener={() => button.current}
          onClose={() => setOpen(false)}
        />
      )}
    </>
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
