import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { usePortal } from '../../../app/portal';
import { useHas } from '../../../app/use-has';
import { favouritesOf } from '../../../cards/favourites';
import type { ShowFilter } from '../../../cards/list-links';
import { withEventTexts } from '../../../cards/with-event-texts';
import type { Translation } from '../../../i18n/translation';
import { useTranslation } from '../../../i18n/use-translation';
import type { EventPage } from '../../../model/answers/event-page';
import { changeFilter, type EventFilter, emptyFilter } from '../../../model/event-filter';
import { Icon } from '../../../ui/icon';
import { activeFilters } from './filter-labels';
import { NoticeBox } from './notice-box';
import { RelaxFilters } from './relax-filters';
import type { UnknownPlaceError } from './unknown-place-error';
import { useFilterLinks } from './use-filter-links';

type Props = {
  filter: EventFilter;
  show: ShowFilter;
  placeName: string | undefined;
  page: EventPage | undefined;
  unknownPlace?: UnknownPlaceError;
};

/** The props of each suggestion, with the texts of this part. */
type AdviceProps = Props & { translation: Translation };

/** Renders advice for an empty result: filters to relax, each one click with its number of events. */
export const NoEventsFound = withEventTexts(function NothingFound({ unknownPlace, ...listProps }: Props) {
  const props = { ...listProps, translation: useTranslation() };
  if (unknownPlace) return <UnknownPlace {...props} unknownPlace={unknownPlace} />;
  if (props.page && isPastLastPage(props.page)) return <PastLastPage {...props} page={props.page} />;
  return <NoEvents {...props} />;
});

const isPastLastPage = ({ total, number, pageCount }: EventPage) => total > 0 && number > pageCount;

/** Renders the notice for a page number beyond the last page, for example from an old link. */
function PastLastPage({ translation, filter, page: { pageCount } }: AdviceProps & { page: EventPage }) {
  const { t } = useLingui();
  const toFilter = useFilterLinks(translation);
  const first = toFilter({ ...filter, page: 1 });
  const last = toFilter({ ...filter, page: pageCount });
  return (
    <NoticeBox kind="no-results">
      <Icon name="search" size={40} />
      <p className="no-results-title">{t`So viele Seiten gibt es nicht`}</p>
      <div className="no-results-actions">
        <a className="button" href={first.href} data-route={first.route}>
          {t`Zur ersten Seite`}
        </a>
        {pageCount > 1 && (
          <a className="button is-quiet" href={last.href} data-route={last.route}>
            {t`Zur letzten Seite`}
          </a>
        )}
      </div>
    </NoticeBox>
  );
}

/** Renders the reason for no events. With favourites alone, all of them are over. */
function NoEvents(props: AdviceProps) {
  const { t } = useLingui();
  const { client } = usePortal();
  const { ids } = useSnapshot(favouritesOf(client.host));
  const { filter, translation } = props;
  if (!filter.isFavourites) return <RelaxFilters {...props} />;
  if (ids.length === 0) return <NoFavourites translation={translation} title={t`Ihre Merkliste ist leer`} />;
  const isOnlyFilter = activeFilters(filter, undefined, undefined, translation).length === 1;
  return isOnlyFilter ? (
    <NoFavourites translation={translation} title={t`Alles auf Ihrer Merkliste ist schon vorbei`} />
  ) : (
    <RelaxFilters {...props} />
  );
}

function NoFavourites({ translation, title }: { translation: Translation; title: string }) {
  const { t } = useLingui();
  const { href, route } = useFilterLinks(translation)(emptyFilter());
  const { token } = useSnapshot(usePortal().client.session.state);
  const has = useHas();
  return (
    <NoticeBox kind="no-results">
      <Icon name="heart" size={40} />
      <p className="no-results-title">{title}</p>
      <p>
        {token && has('favourites')
          ? t`Tippen Sie auf das Herz einer Veranstaltung, um sie in Ihrem Konto zu merken.`
          : t`Tippen Sie auf das Herz einer Veranstaltung, um sie auf diesem Gerät zu merken. Das geht ohne Anmeldung.`}
      </p>
      <a className="button" href={href} data-route={route}>
        {t`Veranstaltungen ansehen`}
      </a>
    </NoticeBox>
  );
}

function UnknownPlace({ translation, filter, unknownPlace }: AdviceProps & { unknownPlace: UnknownPlaceError }) {
  const { t } = useLingui();
  const toFilter = useFilterLinks(translation);
  const { place, guesses } = unknownPlace;
  const everywhereLink = toFilter(changeFilter(filter, { near: undefined, radiusKm: undefined }));
  return (
    <NoticeBox kind="no-results">
      <Icon name="place" size={40} />
      <p className="no-results-title">{t`Den Ort „${place}“ haben wir nicht gefunden`}</p>
      {guesses.length > 0 && <p>{t`Meinten Sie …?`}</p>}
      <ul className="no-results-actions">
        {guesses.map(({ name, position, communityId, districtId }) => {
          const { href, route } = toFilter(changeFilter(filter, { near: { label: name, ...position } }));
          return (
            <li key={`${communityId} ${districtId}`}>
              <a className="chip" href={href} data-route={route} lang="de">
                {name}
              </a>
            </li>
          );
        })}
      </ul>
      <a className="button is-quiet" href={everywhereLink.href} data-route={everywhereLink.route}>
        {t`Überall suchen`}
      </a>
    </NoticeBox>
  );
}
