import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountScreen } from '../app/account-screen';
import { usePortal } from '../app/portal';
import { useReLogin } from '../app/re-login';
import { useExpiry } from '../features/account/use-expiry';
import { localeOfPath, withLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';
import type { ScreenRoute } from '../routing/screen-route';
import { AreaFrame } from './area-frame';
import type { ExitReason } from './leave-account';
import { useLeaveAccount } from './use-leave-account';

/** Renders screens with the area's menu for logged-in persons only (spec section 2, "Route guard"). */
export const GuardedArea = accountScreen(
  ({ routes, children }: { routes: readonly ScreenRoute[]; children: ReactNode }) => (
    <Guard>
      <AreaFrame routes={routes}>{children}</AreaFrame>
    </Guard>
  ),
);

/**
 * Renders the area behind the log-in while the session lasts. If the session expires with unsaved input on screen, the
 * log-in opens above it first; after a log-out the screen disappears at once.
 */
function Guard({ children }: { children: ReactNode }) {
  const { session } = usePortal().client;
  const { token, end } = useSnapshot(session.state);
  const isLoggedIn = token !== undefined && session.timeLeftMs() > 0;
  const [wasLoggedIn, setWasLoggedIn] = useState(isLoggedIn);
  if (isLoggedIn && !wasLoggedIn) setWasLoggedIn(true);
  const hasLeft = useRef(false);
  const reason: ExitReason = wasLoggedIn ? (end ?? 'expired') : 'guest';
  const staysMounted = useKeptScreen(!isLoggedIn && (reason === 'expired' || reason === 'refused'));
  const leave = useLeaveAccount();

  useEffect(() => {
    if (isLoggedIn) {
      hasLeft.current = false;
      return;
    }
    // This call deletes a session with a missing, invalid or past expiry.
    session.validToken();
    if (staysMounted || hasLeft.current) return;
    hasLeft.current = true;
    leave(reason);
  });
  useExpiry(session);
  return isLoggedIn || staysMounted ? children : null;
}

/** @returns true while the screen stays with the log-in open above it */
function useKeptScreen(hasEnded: boolean): boolean {
  const { router } = usePortal();
  const reLogin = useReLogin();
  const { isOpen } = useSnapshot(reLogin.state);
  const [isGivenUp, setGivenUp] = useState(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const staysMounted = hasEnded && !isGivenUp && (isOpen || reLogin.isScreenKept());
  useEffect(() => {
    if (!staysMounted) return;
    void reLogin.request().then((answer) => {
      if (!isMounted.current) return;
      if (answer === 'given-up') setGivenUp(true);
      // Another person has logged in: the content on screen is not theirs.
      if (answer === 'other')
        router.navigate(withLocale(paths.secure, localeOfPath(router.route()).locale), { replace: true });
    });
  }, [staysMounted, reLogin, router]);
  return staysMounted;
}
