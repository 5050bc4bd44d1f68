import { useState } from 'react';
import { useRoute } from '../app/portal';
import { lazyModule } from '../lib/lazy-module';
import { isAccountRoute } from '../routing/route-names';
import { useLazyPart } from '../ui/lazy-part';

/** What stands around the screens of people with an account; those who only read never load it. */
export const members = lazyModule(() => import('./member-area'));

/**
 * What people with an account need around every screen, as soon as somebody is logged in or about to: notices, the
 * watch over their session, the way out. It stays after the log-out, because it then tells about that.
 */
export function useMembers(isLoggedIn: boolean) {
  const isWanted = isAccountRoute(useRoute()) || isLoggedIn;
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  return useLazyPart(members, wasWanted);
}
