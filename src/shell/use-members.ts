import { useRoute } from '../portal/portal';
import { useLazyPart } from '../portal/use-lazy-part';
import { withoutLocale } from '../routing/locale-of-path';
import { isMemberPath } from '../routing/member-paths';
import { members } from './member-lazy';

/**
 * What people with an account need around every screen, as soon as somebody is logged in or about to: notices, the
 * watch over their session, the way out.
 */
export const useMembers = (isLoggedIn: boolean) =>
  useLazyPart(members, isMemberPath(withoutLocale(useRoute())) || isLoggedIn);
