import { useState } from 'react';
import { useRoute } from '../app/portal';
import { lazyModule } from '../lib/lazy-module';
import { isAccountRoute } from '../routing/route-names';
import { useLazyPart } from '../ui/lazy-part';

/** The lazy parts around the screens of persons with an account; readers never load them. */
export const members = lazyModule(() => import('./member-area'));

/**
 * Returns the parts around account screens once a person is logged in or has opened an account route: notices, session
 * watcher, log-out. They stay after the log-out, because they report it.
 */
export function useMembers(isLoggedIn: boolean) {
  const isWanted = isAccountRoute(useRoute()) || isLoggedIn;
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  return useLazyPart(members, wasWanted);
}
