import { noticesOf } from '../app/notices';
import { type Portal, usePortal } from '../app/portal';
import { SESSION_WORDS } from '../features/account/session-words';
import { useTranslation } from '../i18n/use-translation';
import { accountExit, type ExitReason, publicOrder } from './leave-account';

/** Whether those who are not logged in come to the log-in, not to the events: an element may have none. */
export const isToLogin = ({ settings, element }: Pick<Portal, 'settings' | 'element'>): boolean =>
  settings.authenticatedArea.logoutToLogin || element.localName !== 'event-portal';

/** Leads away from a screen behind the log-in, and says why where the screen that comes does not say it itself. */
export function useLeaveAccount(): (reason: ExitReason) => void {
  const portal = usePortal();
  const { _ } = useTranslation();
  return (reason) => {
    const { router, element } = portal;
    // The element of an order shows what can be booked before anybody logs in.
    const choice = reason === 'guest' && element.localName === 'advert-order' ? publicOrder(router.route()) : undefined;
    if (choice !== undefined) return router.navigate(choice, { replace: true });
    const notices = noticesOf(portal);
    const toLogin = isToLogin(portal);
    const { route, login } = accountExit(router.route(), reason, toLogin);
    const hasReason = !(reason === 'guest' && toLogin) && !(reason === 'left' && notices.state.current);
    if (hasReason)
      notices.say({
        kind: reason === 'left' ? 'success' : 'info',
        text: _(SESSION_WORDS[reason]),
        ...(reason !== 'left' && !toLogin && { link: { label: _(SESSION_WORDS.login), route: login } }),
      });
    // Not the visitor's own step: the host cannot stop it.
    router.navigate(route, { replace: true });
  };
}
