import type { Portal } from '../../../../app/portal';
import { withoutLocale } from '../../../../routing/locale-prefix';
import { splitRoute } from '../../../../routing/redirects';

type GuardOptions = {
  portal: Pick<Portal, 'element' | 'router' | 'navigate'>;
  /** Checks whether leaving the screen now would lose input. */
  wouldLoseInput(): boolean;
  /** Asks the user; `go` continues the navigation. */
  confirm(go: () => void): void;
};

const pathOf = (route: string) => splitRoute(withoutLocale(route))[0];

/**
 * Asks before leaving a screen would lose input: by links of the portal, the browser's Back, or unloading of the page.
 * On unloading, only the browser can ask. Navigation by the portal itself, such as log-out, is not stopped.
 *
 * @returns a function that removes the guard
 */
export function guardNavigation({ portal, wouldLoseInput, confirm }: GuardOptions): () => void {
  const { element, router } = portal;
  let currentRoute = router.route();
  let isAllowed = false;
  const isStopped = (route: string) => !isAllowed && pathOf(route) !== pathOf(currentRoute) && wouldLoseInput();

  function proceed(go: () => void) {
    isAllowed = true;
    go();
    isAllowed = false;
  }

  function onNavigate(event: Event) {
    const { route } = (event as CustomEvent<{ route: string }>).detail;
    if (!isStopped(route)) return;
    event.preventDefault();
    confirm(() => proceed(() => portal.navigate(route)));
  }

  /**
   * Reverts a step in the browser's history synchronously, in the same dispatch of listeners, before the next paint.
   */
  function onRouteChange() {
    const route = router.route();
    if (router.isForward() || !isStopped(route)) {
      currentRoute = route;
      return;
    }
    router.navigate(currentRoute);
    confirm(() => proceed(() => router.navigate(route)));
  }

  function onBeforeUnload(event: BeforeUnloadEvent) {
    if (wouldLoseInput()) event.preventDefault();
  }

  element.addEventListener('portal-navigate', onNavigate);
  const unsubscribe = router.subscribe(onRouteChange);
  window.addEventListener('beforeunload', onBeforeUnload);
  return () => {
    element.removeEventListener('portal-navigate', onNavigate);
    unsubscribe();
    window.removeEventListener('beforeunload', onBeforeUnload);
  };
}
