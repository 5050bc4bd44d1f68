import { Suspense, useEffect } from 'react';
import { usePortal } from '../../../app/portal';
import { useHas } from '../../../app/use-has';
import { TextsProvider } from '../../../i18n/locale-provider';
import { eventTexts } from '../../../i18n/texts';
import { Reminder } from './reminder';
import { syncFavourites } from './sync-favourites';

/** Renders sync state and reminder. @param reminded favourites of which the visitor may be reminded here */
export function FavouritesPart({ reminderIds }: { reminderIds: readonly string[] }) {
  const { client, settings } = usePortal();
  const hasAccountList = useHas()('favourites');
  useEffect(() => {
    if (hasAccountList) syncFavourites(client);
  }, [client, hasAccountList]);
  if (!settings.eventList.remindOfFavourites || reminderIds.length === 0) return null;
  return (
    <Suspense>
      <TextsProvider texts={eventTexts}>
        <Reminder ids={reminderIds} />
      </TextsProvider>
    </Suspense>
  );
}
