import { Suspense, useEffect } from 'react';
import { usePortal } from '../../../app/portal';
import { TextsProvider } from '../../../i18n/locale-provider';
import { eventTexts } from '../../../i18n/texts';
import { keepFavourites } from './keep-favourites';
import { Reminder } from './reminder';

/** @param reminded of which of the favourites the visitor may be reminded here */
export function FavouritesPart({ reminded }: { reminded: readonly string[] }) {
  const { client, settings } = usePortal();
  useEffect(() => keepFavourites(client), [client]);
  if (!settings.eventList.remindOfFavourites || reminded.length === 0) return null;
  return (
    <Suspense>
      <TextsProvider texts={eventTexts}>
        <Reminder ids={reminded} />
      </TextsProvider>
    </Suspense>
  );
}
