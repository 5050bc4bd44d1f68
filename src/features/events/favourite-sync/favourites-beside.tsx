import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { usePortal } from '../../../app/portal';
import { favouritesOf } from '../../../cards/favourites';
import { lazyModule } from '../../../lib/lazy-module';
import { WhenLoaded } from '../../../ui/lazy-part';

/** What favourites have beside the hearts. */
const favouritesPart = lazyModule(async () => (await import('./favourites-part')).FavouritesPart);

/** What favourites have beside the hearts, for whoever remembers something or has an account. */
export function FavouritesBeside({ reminds = false }: { reminds?: boolean }) {
  const { client } = usePortal();
  const { token } = useSnapshot(client.session.state);
  const { ids } = useSnapshot(favouritesOf(client.host));
  // What the visitor remembers on this very page needs no reminder.
  const [before] = useState(ids);
  const isWanted = token !== undefined || ids.length > 0;
  return isWanted && <WhenLoaded part={favouritesPart} reminded={reminds ? before : []} />;
}
