import { useEffect } from 'react';
import { usePortal } from '../../../app/portal';
import { PREFETCH_AFTER_MS, usePreloadOnHover } from '../../../app/preload-on-hover';
import { eventTexts } from '../../../i18n/texts';
import { useTranslation } from '../../../i18n/use-translation';

/** What only some browsers tell of the line. */
type Telling = Navigator & { connection?: { saveData?: boolean } };

/** Loads code and texts of the detail once cards that open in place have been in view for a while: a finger never points. */
function useCardsInView(): void {
  const { root } = usePortal();
  const { locale } = useTranslation();

  useEffect(() => {
    const list = root.querySelector('.cards');
    const { connection }: Telling = navigator;
    if (!list || connection?.saveData) return;
    let timer = 0;
    const watcher = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (!entries.at(-1)?.isIntersecting || !list.querySelector('a[data-route]')) return;
      timer = window.setTimeout(() => {
        watcher.disconnect();
        Promise.all([import('../detail/event-detail-screen'), eventTexts.load(locale)]).catch(() => undefined);
      }, PREFETCH_AFTER_MS);
    });
    watcher.observe(list);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [root, locale]);
}

/** Loads what a list leads to before it is opened. */
export function usePrefetch(): void {
  usePreloadOnHover();
  useCardsInView();
}
