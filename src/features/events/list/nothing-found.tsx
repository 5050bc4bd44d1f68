import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Speech } from '../../../i18n/speech';
import { useSpeech } from '../../../i18n/use-speech';
import { usePortal } from '../../../portal/portal';
import { Icon } from '../../../ui/icon';
import { findEvents } from '../api';
import { changeFilter, DEFAULT_RADIUS_KM, type EventFilter, emptyFilter } from '../event-filter';
import type { EventPage } from '../event-page';
import { AfterwardsBox } from './afterwards-box';
import { type ActiveFilter, activeFilters, STRETCH_LABELS } from './filter-bar-words';
import { laterPart } from './later-part';
import { type EventsInput, listCall } from './list-input';
import { listLinks, type ShowFilter } from './list-links';
import type { UnknownPlaceError } from './unknown-place-error';

type Props = {
  filter: EventFilter;
  show: ShowFilter;
  placeName: string | undefined;
  page: EventPage | undefined;
  unknownPlace?: UnknownPlaceError;
};

/** What each way on needs: the words of this part are its own. */
type PartProps = Props & { speech: Speech };

/** Nothing found: which filter to loosen, with what each would give, each one click. */
export const NothingFound = laterPart(function NothingFound({ unknownPlace, ...given }: Props) {
  const props = { ...given, speech: useSpeech() };
  if (unknownPlace) return <UnknownPlace {...props} unknownPlace={unknownPlace} />;
  if (props.page && isPastEnd(props.page)) return <PastEnd {...props} page={props.page} />;
  if (props.filter.isFavourites) return <NoFavourites {...props} />;
  return <Loosen {...props} />;
});

const isPastEnd = ({ total, number, pageCount }: EventPage) => total > 0 && number > pageCount;

/** Shown for a page number of a link when there are no longer so many pages. */
function PastEnd({ speech, filter, page: { pageCount } }: PartProps & { page: EventPage }) {
  const { t } = useLingui();
  const toFilter = useFilterLinks(speech);
  const first = toFilter({ ...filter, page: 1 });
  const last = toFilter({ ...filter, page: pageCount });
  return (
    <AfterwardsBox kind="nothing">
      <Icon name="search" size={40} />
      <p className="nothing-title">{t`So viele Seiten gibt es nicht`}</p>
      <div className="ways">
        <a className="button" href={first.href} data-route={first.route}>
          {t`Zur ersten Seite`}
        </a>
        {pageCount > 1 && (
          <a className="button is-quiet" href={last.href} data-route={last.route}>
            {t`Zur letzten Seite`}
          </a>
        )}
      </div>
    </AfterwardsBox>
  );
}

const WIDER_KM = [25, 50, 100];

function Loosen({ speech, filter, page, placeName }: PartProps) {
  const { t } = useLingui();
  const toFilter = useFilterLinks(speech);
  const active = activeFilters(filter, page?.facets, placeName, speech);
  const radius = filter.radiusKm ?? DEFAULT_RADIUS_KM;
  const wider = filter.near && WIDER_KM.find((kilometres) => kilometres > radius);
  const ways = [
    ...(wider
      ? [
          {
            key: 'wider',
            label: t`Umkreis auf ${wider} km vergrößern`,
            without: changeFilter(filter, { radiusKm: wider }),
          },
        ]
      : []),
    ...active.map((way) => ({ ...way, label: speech.say(withoutWords(way)) })),
  ];
  const all = toFilter(emptyFilter());
  return (
    <AfterwardsBox kind="nothing">
      <Icon name="search" size={40} />
      <p className="nothing-title">{t`Zu Ihrer Auswahl gibt es keine Veranstaltungen`}</p>
      {active.length > 0 && (
        <>
          <p>{active.length > 1 ? t`Diese Änderungen führen zu Ergebnissen:` : t`So sehen Sie mehr:`}</p>
          <ul className="ways">
            {ways.map(({ key, label, without }) => (
              <Way key={key} label={label} filter={without} link={toFilter(without)} />
            ))}
          </ul>
          {active.length > 1 && (
            <a className="button is-quiet" href={all.href} data-route={all.route}>
              {t`Alle Filter zurücksetzen`}
            </a>
          )}
        </>
      )}
    </AfterwardsBox>
  );
}

/** What taking away a filter is called. */
function withoutWords({ key, label }: ActiveFilter): MessageDescriptor {
  if (key === 'q') return msg`Ohne die Suche nach ${label}`;
  if (key === 'place') return msg`Ohne den Ort „${label}“`;
  if (key === 'when' || key in STRETCH_LABELS) return msg`Ohne den Zeitraum „${label}“`;
  if (key === 'ids') return msg`Ohne die geteilte Liste`;
  return key === 'longRunning' ? msg`Auch Dauerausstellungen` : msg`Ohne „${label}“`;
}

type WayProps = { label: string; filter: EventFilter; link: { href: string; route?: string | undefined } };

/** One change and what it would give; one that gives nothing either is not offered. */
function Way({ label, filter, link: { href, route } }: WayProps) {
  const { t } = useLingui();
  const count = useTotal(filter);
  if (count === 0) return null;
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

/** How many events a filter has; undefined until that is known. */
function useTotal(filter: EventFilter): number | undefined {
  const { client, input } = usePortal<EventsInput>();
  const [total, setTotal] = useState<number>();
  const { facets: _, ...call } = { facets: undefined, ...listCall(filter, input) };
  const key = JSON.stringify({ ...call, pageSize: 1 });

  useEffect(() => {
    const abort = new AbortController();
    findEvents(client, JSON.parse(key), abort.signal).then(
      (page) => abort.signal.aborted || setTotal(page.total),
      // Without its number the way is still offered.
      () => undefined,
    );
    return () => abort.abort();
  }, [client, key]);
  return total;
}

function NoFavourites({ speech }: PartProps) {
  const { t } = useLingui();
  const { href, route } = useFilterLinks(speech)(emptyFilter());
  return (
    <AfterwardsBox kind="nothing">
      <Icon name="heart" size={40} />
      <p className="nothing-title">{t`Auf Ihrer Merkliste steht noch keine kommende Veranstaltung`}</p>
      <p>{t`Mit dem Herz auf einer Karte merken Sie sich eine Veranstaltung auf diesem Gerät, ohne Anmeldung.`}</p>
      <a className="button" href={href} data-route={route}>
        {t`Veranstaltungen ansehen`}
      </a>
    </AfterwardsBox>
  );
}

function UnknownPlace({ speech, filter, unknownPlace }: PartProps & { unknownPlace: UnknownPlaceError }) {
  const { t } = useLingui();
  const toFilter = useFilterLinks(speech);
  const { place, guesses } = unknownPlace;
  const everywhere = toFilter(changeFilter(filter, { near: undefined, radiusKm: undefined }));
  return (
    <AfterwardsBox kind="nothing">
      <Icon name="place" size={40} />
      <p className="nothing-title">{t`Den Ort „${place}“ haben wir nicht gefunden`}</p>
      {guesses.length > 0 && <p>{t`Meinten Sie …?`}</p>}
      <ul className="ways">
        {guesses.map(({ name, position, communityId, districtId }) => {
          const { href, route } = toFilter(changeFilter(filter, { near: { label: name, ...position } }));
          return (
            <li key={`${communityId} ${districtId}`}>
              <a className="chip" href={href} data-route={route}>
                {name}
              </a>
            </li>
          );
        })}
      </ul>
      <a className="button is-quiet" href={everywhere.href} data-route={everywhere.route}>
        {t`Überall suchen`}
      </a>
    </AfterwardsBox>
  );
}

function useFilterLinks({ locale }: Speech) {
  const { router } = usePortal();
  return listLinks(router.hrefOf, locale, undefined).toFilter;
}
