import { noticesOf } from '../app/notices';
import { type Portal, usePortal } from '../app/portal';
import { SESSION_MESSAGES } from '../features/account/session-words';
import { useTranslation } from '../i18n/use-translation';
import { accountExit, type ExitReason, publicOrder } from './leave-account';

/** Checks whether guests are led to the log-in and not to the events, which an element may not have. */
export const isToLogin = ({ settings, element }: Pick<Portal, 'settings' | 'element'>): boolean =>
  settings.authenticatedArea.logoutToLogin || element.localName !== 'event-portal';

/** Returns a function that leaves a screen behind the log-in, with a notice if the next screen does not explain it. */
export function useLeaveAccount(): (reason: ExitReason) => void {
  const portal = usePortal();
  const { _ } = useTranslation();
  return (reason) => {
    const { router, element } = portal;
    // The element of an order shows the available slots before the log-in.
    const publicRoute =
      reason === 'guest' && element.localName === 'advert-order' ? publicOrder(router.route()) : undefined;
    if (publicRoute !== undefined) return router.navigate(publicRoute, { replace: true });
    const notices = noticesOf(portal);
    const toLogin = isToLogin(portal);
    const { route, login } = accountExit(router.route(), reason, toLogin);
    const hasReason = !(reason === 'guest' && toLogin) && !(reason === 'left' && notices.state.current);
    if (hasReason)
      notices.show({
        kind: reason === 'left' ? 'success' : 'info',
        text: _(SESSION_MESSAGES[reason]),
        ...(reason !== 'left' && !toLogin && { link: { label: _(SESSION_MESSAGES.login), route: login } }),
      });
    // Not the visitor's own step: the host cannot cancel it.
    router.navigate(route, { replace: true });
  };
}
