import { proxy } from 'valtio';
import type { Session } from '../../../session/session';

/** The location of favourites: on this device alone, also in the account, or on the way to it. */
export type FavouritesLocation = { current: 'device' | 'account' | 'onTheWay' };

const locations = new WeakMap<Session, FavouritesLocation>();

/** Returns the location of a session's favourites, a valtio proxy. */
export function favouritesLocation(session: Session): FavouritesLocation {
  const location = locations.get(session) ?? proxy<FavouritesLocation>({ current: 'device' });
  locations.set(session, location);
  return location;
}
