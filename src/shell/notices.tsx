import { useEffect } from 'react';
import { NoticeBar } from '../features/account/notice-bar';
import { type OneTimeNotice, useNotices } from '../portal/notices';
import { usePortal } from '../portal/portal';
import { inLocale, localeOfPath, withoutLocale } from '../routing/locale-of-path';
import { paths } from '../routing/paths';
import { splitRoute } from '../routing/redirects';

/** Notices for the next screen: they stay while it is shown and disappear on the screen after it. */
export function Notices() {
  useForgetting();
  return <NoticeBar />;
}

const screenOf = (route: string) => splitRoute(withoutLocale(route))[0];

/** The log-in route of a notice, for a visitor who came to the log-in by another link: it keeps the wanted screen. */
function wayKept(route: string, notice: OneTimeNotice | undefined): string | undefined {
  const to = notice?.link?.route;
  if (to === undefined || screenOf(route) !== paths.login || screenOf(to) !== paths.login) return undefined;
  const [, query] = splitRoute(route);
  const wanted = splitRoute(to)[1];
  return query === '' && wanted !== '' ? inLocale(to, localeOfPath(route).locale) : undefined;
}

function useForgetting() {
  const { router } = usePortal();
  const notices = useNotices();
  useEffect(() => {
    const screen = () => screenOf(router.route());
    let before = screen();
    let taken: OneTimeNotice | undefined;
    return router.subscribe(() => {
      const now = screen();
      if (now === before) return;
      before = now;
      const { current } = notices.state;
      const login = wayKept(router.route(), current);
      if (current && current === taken) notices.dismiss();
      taken = current;
      if (login !== undefined) router.navigate(login, { replace: true });
    });
  }, [router, notices]);
}
