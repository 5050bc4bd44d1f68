import { useEffect, useRef } from 'react';
import { type OneTimeNotice, useNotices } from '../app/notices';
import { usePortal } from '../app/portal';
import { NoticeBar } from '../features/account/notice-bar';
import { localeOfPath, withLocale, withoutLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';
import { splitRoute } from '../routing/redirects';

/** Renders the notices of the current screen; they disappear with it. */
export function NoticeList() {
  return <NoticeBar onShown={useForgetting()} />;
}

const screenOf = (route: string) => splitRoute(withoutLocale(route))[0];

/**
 * Returns the log-in route of a notice with the requested screen, for a visitor who came to the log-in by another link.
 */
function wayKept(route: string, notice: OneTimeNotice | undefined): string | undefined {
  const to = notice?.link?.route;
  if (to === undefined || screenOf(route) !== paths.login || screenOf(to) !== paths.login) return undefined;
  const [, query] = splitRoute(route);
  const wanted = splitRoute(to)[1];
  return query === '' && wanted !== '' ? withLocale(to, localeOfPath(route).locale) : undefined;
}

/** Removes a notice with its screen. @returns marks a notice as shown; an unmarked one is for the next screen */
function useForgetting(): (shown: OneTimeNotice) => void {
  const { router } = usePortal();
  const notices = useNotices();
  const taken = useRef<OneTimeNotice>(undefined);
  useEffect(() => {
    const screen = () => screenOf(router.route());
    let before = screen();
    return router.subscribe(() => {
      const now = screen();
      if (now === before) return;
      before = now;
      const { current } = notices.state;
      const login = wayKept(router.route(), current);
      if (current && current === taken.current) notices.dismiss();
      taken.current = current;
      if (login !== undefined) router.navigate(login, { replace: true });
    });
  }, [router, notices]);
  return (shown) => {
    taken.current = shown;
  };
}
