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
  const isNeeded = isAccountRoute(useRoute()) || isLoggedIn;
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return useLazyPart(members, wasNeeded);
}
