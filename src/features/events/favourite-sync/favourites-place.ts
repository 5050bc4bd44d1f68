import { proxy } from 'valtio';
import type { Session } from '../../../session/session';

/** The location of favourites: on this device alone, also in the account, or on the way to it. */
export type FavouritesPlace = { now: 'device' | 'account' | 'onTheWay' };

const places = new WeakMap<Session, FavouritesPlace>();

/** Returns the location of a session's favourites, a valtio proxy. */
export function placeOf(session: Session): FavouritesPlace {
  const place = places.get(session) ?? proxy<FavouritesPlace>({ now: 'device' });
  places.set(session, place);
  return place;
}
