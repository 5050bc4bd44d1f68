import { useEffect, useRef } from 'react';
import { type OneTimeNotice, useNotices } from '../app/notices';
import { usePortal } from '../app/portal';
import { NoticeBar } from '../features/account/notice-bar';
import { localeOfPath, withLocale, withoutLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';
import { splitRoute } from '../routing/redirects';

/** Renders the notices of the current screen; they disappear with it. */
export function NoticeList() {
  return <NoticeBar onShown={useNoticeRemoval()} />;
}

const screenOf = (route: string) => splitRoute(withoutLocale(route))[0];

/**
 * Returns the log-in route of a notice with the requested screen, for a visitor who came to the log-in by another link.
 */
function loginWithNext(route: string, notice: OneTimeNotice | undefined): string | undefined {
  const loginRoute = notice?.link?.route;
  if (loginRoute === undefined || screenOf(route) !== paths.login || screenOf(loginRoute) !== paths.login)
    return undefined;
  const [, query] = splitRoute(route);
  const nextQuery = splitRoute(loginRoute)[1];
  return query === '' && nextQuery !== '' ? withLocale(loginRoute, localeOfPath(route).locale) : undefined;
}

/** Removes a notice with its screen. @returns marks a notice as shown; an unmarked one is for the next screen */
function useNoticeRemoval(): (notice: OneTimeNotice) => void {
  const { router } = usePortal();
  const notices = useNotices();
  const shownNotice = useRef<OneTimeNotice>(undefined);
  useEffect(() => {
    const screen = () => screenOf(router.route());
    let previousScreen = screen();
    return router.subscribe(() => {
      const currentScreen = screen();
      if (currentScreen === previousScreen) return;
      previousScreen = currentScreen;
      const { current } = notices.state;
      const login = loginWithNext(router.route(), current);
      if (current && current === shownNotice.current) notices.dismiss();
      shownNotice.current = current;
      if (login !== undefined) router.navigate(login, { replace: true });
    });
  }, [router, notices]);
  return (notice) => {
    shownNotice.current = notice;
  };
}
