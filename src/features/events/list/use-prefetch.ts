import { useEffect } from 'react';
import { usePortal } from '../../../app/portal';
import { PREFETCH_AFTER_MS, usePreloadOnHover } from '../../../app/preload-on-hover';
import { eventTexts } from '../../../i18n/texts';
import { useTranslation } from '../../../i18n/use-translation';

/** The network information that only some browsers have. */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } };

/** Preloads the detail once cards that open in place have been in view for a while, since touch has no hover. */
function usePrefetchInView(): void {
  const { root } = usePortal();
  const { locale } = useTranslation();

  useEffect(() => {
    const list = root.querySelector('.cards');
    const { connection }: NavigatorWithConnection = navigator;
    if (!list || connection?.saveData) return;
    let timer = 0;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (!entries.at(-1)?.isIntersecting || !list.querySelector('a[data-route]')) return;
      timer = window.setTimeout(() => {
        observer.disconnect();
        Promise.all([import('../detail/event-detail-screen'), eventTexts.load(locale)]).catch(() => undefined);
      }, PREFETCH_AFTER_MS);
    });
    observer.observe(list);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [root, locale]);
}

/** Preloads the targets of a list before they are opened. */
export function usePrefetch(): void {
  usePreloadOnHover();
  usePrefetchInView();
}
