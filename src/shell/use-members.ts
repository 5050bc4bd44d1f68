import { useState } from 'react';
import { useRoute } from '../portal/portal';
import { withoutLocale } from '../routing/locale-of-path';
import { isMemberPath } from '../routing/member-paths';
import { useLazyPart } from '../ui/use-lazy-part';
import { members } from './member-lazy';

/**
 * What people with an account need around every screen, as soon as somebody is logged in or about to: notices, the
 * watch over their session, the way out. It stays after the log-out, because it then tells about that.
 */
export function useMembers(isLoggedIn: boolean) {
  const isWanted = isMemberPath(withoutLocale(useRoute())) || isLoggedIn;
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  return useLazyPart(members, wasWanted);
}
