import { proxy } from 'valtio';
import type { Session } from '../../../session/session';

/** Where the favourites are: on this device alone, in the account too, or on the way there. */
export type FavouritesPlace = { now: 'device' | 'account' | 'onTheWay' };

const places = new WeakMap<Session, FavouritesPlace>();

/** Where the favourites of whoever uses a session are now. A valtio proxy. */
export function placeOf(session: Session): FavouritesPlace {
  const place = places.get(session) ?? proxy<FavouritesPlace>({ now: 'device' });
  places.set(session, place);
  return place;
}
