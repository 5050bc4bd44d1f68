import { proxy } from 'valtio';
import type { Session } from '../../../session/session';

/** The storage place of favourites: this device alone, also the account, or on the way to it. */
export type FavouritesPlace = { now: 'device' | 'account' | 'onTheWay' };

const places = new WeakMap<Session, FavouritesPlace>();

/** Returns the storage place of a session's favourites, a valtio proxy. */
export function placeOf(session: Session): FavouritesPlace {
  const place = places.get(session) ?? proxy<FavouritesPlace>({ now: 'device' });
  places.set(session, place);
  return place;
}
