import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { usePortal } from '../../../app/portal';
import { favouritesOf, toggleFavourite } from '../../../cards/favourites';
import { Icon } from '../../../ui/icon';

/** Renders the button that saves the event on this device. It announces the result, also if storage is unavailable. */
export function FavouriteButton({ eventId }: { eventId: string }) {
  const { t } = useLingui();
  const { client } = usePortal();
  const { ids, isPersistent } = useSnapshot(favouritesOf(client.host));
  const [hasPressed, setHasPressed] = useState(false);
  const isFavourite = ids.includes(eventId);

  function toggle() {
    toggleFavourite(client.host, eventId);
    setHasPressed(true);
  }

  return (
    <>
      <button type="button" className="button is-quiet" aria-pressed={isFavourite} onClick={toggle}>
        <Icon name="heart" isFilled={isFavourite} />
        {t`Merken`}
      </button>
      <span role="status" className={isPersistent ? 'visually-hidden' : undefined}>
        {hasPressed && isFavourite && (isPersistent ? t`Gemerkt` : t`Gemerkt, bis Sie diese Seite verlassen`)}
        {hasPressed && !isFavourite && t`Nicht mehr gemerkt`}
      </span>
    </>
  );
}
