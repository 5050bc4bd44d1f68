import { useEffect } from 'react';
import { NoticeBar } from '../features/account/notice-bar';
import type { OneTimeNotice } from '../portal/notices';
import { usePortal } from '../portal/portal';
import { withoutLocale } from '../routing/locale-of-path';
import { splitRoute } from '../routing/redirects';

/** What was said for the next screen: it stays for that one, and goes with the one after it. */
export function Notices() {
  useForgetting();
  return <NoticeBar />;
}

function useForgetting() {
  const { router, notices } = usePortal();
  useEffect(() => {
    const screen = () => splitRoute(withoutLocale(router.route()))[0];
    let before = screen();
    let taken: OneTimeNotice | undefined;
    return router.subscribe(() => {
      const now = screen();
      if (now === before) return;
      before = now;
      const { current } = notices.state;
      if (current && current === taken) notices.dismiss();
      taken = current;
    });
  }, [router, notices]);
}
