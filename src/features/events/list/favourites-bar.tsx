import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePortal } from '../../../app/portal';
import { ExtraIcon } from '../../../cards/extra-icon';
import { listRoute } from '../../../cards/list-links';
import { withEventTexts } from '../../../cards/with-event-texts';
import { useTranslation } from '../../../i18n/use-translation';
import { lazyModule } from '../../../lib/lazy-module';
import type { EventRow } from '../../../model/answers/event-row';
import { emptyFilter, MAX_IDS } from '../../../model/event-filter';
import { textIn } from '../../../model/text-in';
import { CopyField, copyText } from '../../../ui/copy-link';
import { Icon } from '../../../ui/icon';
import { WhenLoaded } from '../../../ui/lazy-part';
import { NoticeBox } from './notice-box';

/** The lazy further uses of favourites. */
const favouriteUses = lazyModule(async () => (await import('../favourite-sync/favourite-uses')).FavouriteUses);

type Props = {
  ids: readonly string[];
  isPersistent: boolean;
  /** The number of favourites that match the other filters; undefined without filters. */
  shown: number | undefined;
};

/** Renders the actions for favourites, such as sharing them as a link. */
export const FavouritesBar = withEventTexts(function FavouritesBar({ ids, isPersistent, shown }: Props) {
  const { t } = useLingui();
  const link = useSharedLink(ids);
  const { input, element } = usePortal();
  // A route in memory has no address to share.
  const isLinkable = (input.history ?? (element.localName === 'event-portal' ? 'hash' : 'memory')) !== 'memory';
  const [state, setState] = useState<'idle' | 'copied' | 'byHand'>('idle');

  async function share() {
    setState('idle');
    setState((await copyText(link)) ? 'copied' : 'byHand');
  }

  if (ids.length === 0) return null;
  return (
    <NoticeBox kind="favourites-bar">
      {shown !== undefined && (
        <p>
          {t`Ihre Filter zeigen ${shown} von ${plural(ids.length, { one: '# gemerkten Veranstaltung', other: '# gemerkten Veranstaltungen' })}.`}
        </p>
      )}
      <WhenLoaded part={favouriteUses} {...{ ids, isPersistent }} />
      {isLinkable && (
        <button type="button" className="button is-quiet" onClick={() => void share()}>
          {state === 'copied' ? <Icon name="check" /> : <ExtraIcon name="share" />}
          {t`Liste teilen`}
        </button>
      )}
      <p role="status">{state === 'copied' ? t`Der Link zu Ihrer Liste ist kopiert.` : ''}</p>
      {state === 'byHand' && <CopyField label={t`Link zum Kopieren`} value={link} />}
    </NoticeBox>
  );
});

/** Renders the button that restores a removed favourite, on its card. */
export const RemovedFavourite = withEventTexts(function RemovedFavourite({
  event,
  onUndo,
}: {
  event: EventRow;
  onUndo(): void;
}) {
  const { t } = useLingui();
  const { children: title, lang } = textIn(useTranslation().locale, event.title, event.title_en);
  return (
    <NoticeBox kind="favourite-removed">
      <button
        type="button"
        className="button is-quiet"
        onClick={({ currentTarget }) => {
          // This button disappears together with the state that it undoes.
          currentTarget.closest('li')?.querySelector<HTMLElement>('.card-heart')?.focus();
          onUndo();
        }}
      >
        <span aria-hidden="true">{t`Rückgängig`}</span>
        <span className="visually-hidden">
          <Trans>
            Rückgängig: <span lang={lang}>{title}</span> wieder merken
          </Trans>
        </span>
      </button>
    </NoticeBox>
  );
});

/** Returns the absolute address of a list of exactly these events; if there are too many, the newest ones. */
function useSharedLink(ids: readonly string[]): string {
  const { router } = usePortal();
  const { locale } = useTranslation();
  const route = listRoute({ ...emptyFilter(), ids: ids.slice(-MAX_IDS) }, locale);
  return new URL(router.hrefOf(route), window.location.href).href;
}
