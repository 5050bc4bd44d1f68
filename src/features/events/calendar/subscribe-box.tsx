import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { callUrl } from '../../../api/call-url';
import { usePortal } from '../../../app/portal';
import { styledScreen } from '../../../app/styled-screen';
import { favouritesOf } from '../../../cards/favourites';
import { WithEventTexts } from '../../../cards/with-event-texts';
import { useTranslation } from '../../../i18n/use-translation';
import { todayInBerlin } from '../../../lib/days';
import { lazyModule } from '../../../lib/lazy-module';
import { callQueryOf, type EventFilter } from '../../../model/event-filter';
import { CopyField, copyText } from '../../../ui/copy-link';
import { WhenLoaded } from '../../../ui/lazy-part';
import { DATE_SHORTCUT_LABELS } from '../list/filter-bar-words';
import { ExportAside, ExportLinks, ExportMenu } from './export-menu';
import { OutLink } from './out-link';

/** The lazy form that orders mails about a search. */
const savedSearchForm = lazyModule(async () => (await import('../saved-search/saved-search-form')).SavedSearchForm);

/** The box below filters. */
const Below = styled.div`
  flex: 1 1 100%;
`;

/** Renders subscriptions to the filtered list, for calendars and feed readers. */
export const SubscribeBox = styledScreen(({ filter }: { filter: EventFilter }) => (
  <WithEventTexts>
    <Fold filter={filter} />
  </WithEventTexts>
));

function Fold({ filter }: { filter: EventFilter }) {
  const { t } = useLingui();
  const { client } = usePortal();
  const { ids } = useSnapshot(favouritesOf(client.host));
  // A place without coordinates cannot be requested, and an empty list of favourites would mean every event.
  if ((filter.near && filter.near.lat === undefined) || (filter.isFavourites && ids.length === 0)) return null;
  return (
    <Below>
      <ExportMenu summary={t`Diese Liste abonnieren`}>
        <Choices filter={filter} favourites={ids} />
      </ExportMenu>
    </Below>
  );
}

/** Renders the order of mails about a search. Favourites and past events are not searched for again. */
function ByMail({ filter }: { filter: EventFilter }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (filter.isFavourites || filter.ids.length > 0 || filter.when === 'over') return null;
  return (
    <>
      <button type="button" className="button is-quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t`Suche per E-Mail bekommen`}
      </button>
      {isOpen && <WhenLoaded part={savedSearchForm} filter={filter} />}
    </>
  );
}

function Choices({ filter, favourites }: { filter: EventFilter; favourites: readonly string[] }) {
  const { t } = useLingui();
  const { locale, _ } = useTranslation();
  const { client } = usePortal();
  const [copied, setCopied] = useState<'no' | 'yes' | 'byHand'>('no');
  const query = {
    ...callQueryOf(
      { ...filter, page: 1 },
      { today: todayInBerlin(client.session.now()), pageSize: undefined, favourites, isMoving: true },
    ),
    lang: locale,
  };
  const feed = (ending: string) => callUrl(client.host, `events.${ending}`, query);
  const calendar = feed('ics');
  const hasDays = Boolean(!filter.when && (filter.from || filter.to));
  const stretch = filter.when ? _(DATE_SHORTCUT_LABELS[filter.when]) : '';

  async function copy() {
    setCopied('no');
    setCopied((await copyText(calendar)) ? 'yes' : 'byHand');
  }

  return (
    <>
      <p>{t`Ihr Kalender oder Ihr Feed-Leser zeigt dann, was diese Suche findet.`}</p>
      {hasDays && (
        <ExportAside>{t`Das Abo bleibt bei den gewählten Tagen. Ohne Zeitraum kommen neue Termine von selbst dazu.`}</ExportAside>
      )}
      {filter.when && (
        <ExportAside>{t`Das Abo geht mit der Zeit: Es zeigt immer, was gerade zu „${stretch}“ gehört.`}</ExportAside>
      )}
      {filter.isFavourites && <ExportAside>{t`Das Abo enthält Ihre Merkliste, wie sie jetzt ist.`}</ExportAside>}
      <ExportLinks>
        <li>
          <a href={calendar.replace(/^https?:/, 'webcal:')}>{t`Im Kalender abonnieren`}</a>
        </li>
        <li>
          <OutLink href={calendar}>{t`Kalenderdatei (.ics)`}</OutLink>
        </li>
        <li>
          <OutLink href={feed('rss')}>{t`RSS-Feed`}</OutLink>
        </li>
        <li>
          <OutLink href={feed('json')}>{t`JSON-Feed`}</OutLink>
        </li>
        <li>
          <OutLink href={feed('csv')}>{t`Tabelle (.csv)`}</OutLink>
        </li>
      </ExportLinks>
      <button type="button" className="button is-quiet" onClick={() => void copy()}>
        {t`Adresse des Kalenders kopieren`}
      </button>
      <ByMail filter={filter} />
      <p role="status">{copied === 'yes' && t`Die Adresse ist kopiert.`}</p>
      {copied === 'byHand' && <CopyField label={t`Adresse zum Kopieren`} value={calendar} />}
    </>
  );
}
