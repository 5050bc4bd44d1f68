import { proxy } from 'valtio';
import type { Session } from '../../../session/session';

/** The location of favourites: on this device alone, also in the account, or on the way to it. */
export type FavouritesLocation = { now: 'device' | 'account' | 'onTheWay' };

const places = new WeakMap<Session, FavouritesLocation>();

/** Returns the location of a session's favourites, a valtio proxy. */
export function favouritesLocation(session: Session): FavouritesLocation {
  const place = places.get(session) ?? proxy<FavouritesLocation>({ now: 'device' });
  places.set(session, place);
  return place;
}
