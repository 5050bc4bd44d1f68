import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { usePortal } from '../../../app/portal';
import { favouritesOf } from '../../../cards/favourites';
import { lazyModule } from '../../../lib/lazy-module';
import { WhenLoaded } from '../../../ui/lazy-part';

/** The lazy parts beside the favourite buttons. */
const favouritesPart = lazyModule(async () => (await import('./favourites-part')).FavouritesPart);

/** Renders the parts beside the favourite buttons, for visitors with favourites or an account. */
export function FavouriteExtras({ hasReminder = false }: { hasReminder?: boolean }) {
  const { client } = usePortal();
  const { token } = useSnapshot(client.session.state);
  const { ids } = useSnapshot(favouritesOf(client.host));
  // Events that the visitor saves on this very page need no reminder.
  const [initialIds] = useState(ids);
  const isNeeded = token !== undefined || ids.length > 0;
  return isNeeded && <WhenLoaded part={favouritesPart} reminderIds={hasReminder ? initialIds : []} />;
}
