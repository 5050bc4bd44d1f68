import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { callUrl } from '../../../api/call-url';
import { usePortal } from '../../../app/portal';
import { styledScreen } from '../../../app/styled-screen';
import { useHas } from '../../../app/use-has';
import { favouritesOf } from '../../../cards/favourites';
import { WithEventTexts } from '../../../cards/with-event-texts';
import { useTranslation } from '../../../i18n/use-translation';
import { todayInBerlin } from '../../../lib/days';
import { lazyModule } from '../../../lib/lazy-module';
import { callQueryOf, type EventFilter } from '../../../model/event-filter';
import { CopyField, copyText } from '../../../ui/copy-link';
import { WhenLoaded } from '../../../ui/lazy-part';
import { Panel } from '../../../ui/panel/panel';
import { DATE_SHORTCUT_LABELS } from '../list/filter-labels';
import { canMail } from '../list/first-fields';
import { ExportLinks, ExportNote } from './export-menu';
import { OutLink } from './out-link';

/** The lazy form that orders mails about a search. */
const savedSearchForm = lazyModule(async () => (await import('../saved-search/saved-search-form')).SavedSearchForm);

type Props = {
  filter: EventFilter;
  /** True if only mails are offered. */
  isMail: boolean;
  opener(): HTMLElement | null;
  onClose(): void;
};

/** Renders the panel with subscriptions to the filtered list: for calendars and feed readers, and by mail. */
export const SubscribePanel = styledScreen((props: Props) => (
  <WithEventTexts>
    <SubscribeContent {...props} />
  </WithEventTexts>
));

function SubscribeContent({ filter, isMail, ...panel }: Props) {
  const { t } = useLingui();
  const { client } = usePortal();
  const { ids } = useSnapshot(favouritesOf(client.host));
  // A place without coordinates cannot be requested, and an empty list of favourites would mean every event.
  const isRequestable = !(filter.near && filter.near.lat === undefined) && !(filter.isFavourites && ids.length === 0);
  return (
    <Panel label={isMail ? t`Suche per E-Mail` : t`Diese Liste abonnieren`} {...panel}>
      <div className="panel-body">
        {!isRequestable && <p>{t`Diese Liste ist leer und lässt sich nicht abonnieren.`}</p>}
        {isRequestable && isMail && <WhenLoaded part={savedSearchForm} filter={filter} />}
        {isRequestable && !isMail && <SubscribeOptions filter={filter} favourites={ids} />}
      </div>
    </Panel>
  );
}

/** Renders the order of mails about a search, which a narrow list offers only here. */
function MailSubscription({ filter }: { filter: EventFilter }) {
  const { t } = useLingui();
  const has = useHas();
  const [isOpen, setOpen] = useState(false);
  if (!has('searches') || !canMail(filter)) return null;
  return (
    <>
      <button type="button" className="button is-quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t`Suche per E-Mail bekommen`}
      </button>
      {isOpen && <WhenLoaded part={savedSearchForm} filter={filter} />}
    </>
  );
}

function SubscribeOptions({ filter, favourites }: { filter: EventFilter; favourites: readonly string[] }) {
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
  const feedHref = (extension: string) => callUrl(client.host, `events.${extension}`, query);
  const calendarHref = feedHref('ics');
  const hasFixedDays = Boolean(!filter.when && (filter.from || filter.to));
  const stretch = filter.when ? _(DATE_SHORTCUT_LABELS[filter.when]) : '';

  async function copy() {
    setCopied('no');
    setCopied((await copyText(calendarHref)) ? 'yes' : 'byHand');
  }

  return (
    <>
      <p>{t`Ihr Kalender oder Feed-Leser zeigt dann, was diese Suche findet.`}</p>
      {hasFixedDays && (
        <ExportNote>{t`Das Abo bleibt bei den gewählten Tagen. Ohne Zeitraum kommen neue Termine von selbst dazu.`}</ExportNote>
      )}
      {filter.when && <ExportNote>{t`Das Abo zeigt immer die aktuellen Termine für „${stretch}“.`}</ExportNote>}
      {filter.isFavourites && <ExportNote>{t`Das Abo enthält Ihre Merkliste, wie sie jetzt ist.`}</ExportNote>}
      <ExportLinks>
        <li>
          <a href={calendarHref.replace(/^https?:/, 'webcal:')}>{t`Im Kalender abonnieren`}</a>
        </li>
        <li>
          <OutLink href={calendarHref}>{t`Kalenderdatei (.ics)`}</OutLink>
        </li>
        <li>
          <OutLink href={feedHref('rss')}>{t`RSS-Feed`}</OutLink>
        </li>
        <li>
          <OutLink href={feedHref('json')}>{t`JSON-Feed`}</OutLink>
        </li>
        <li>
          <OutLink href={feedHref('csv')}>{t`Tabelle (.csv)`}</OutLink>
        </li>
      </ExportLinks>
      <button type="button" className="button is-quiet" onClick={() => void copy()}>
        {t`Adresse des Kalenders kopieren`}
      </button>
      <MailSubscription filter={filter} />
      <p role="status">{copied === 'yes' && t`Die Adresse ist kopiert.`}</p>
      {copied === 'byHand' && <CopyField label={t`Adresse zum Kopieren`} value={calendarHref} />}
    </>
  );
}
