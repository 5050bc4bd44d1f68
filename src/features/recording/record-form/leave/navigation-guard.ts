import type { Portal } from '../../../../app/portal';
import { withoutLocale } from '../../../../routing/locale-prefix';
import { splitRoute } from '../../../../routing/redirects';

type Needs = {
  portal: Pick<Portal, 'element' | 'router' | 'navigate'>;
  /** Checks whether leaving the screen now would lose input. */
  wouldLose(): boolean;
  /** Asks the user; `go` continues the navigation. */
  ask(go: () => void): void;
};

const pathOf = (route: string) => splitRoute(withoutLocale(route))[0];

/**
 * Asks before leaving a screen would lose input: by links of the portal, the browser's Back, or unloading of the page.
 * On unloading, only the browser can ask. Navigation by the portal itself, such as log-out, is not stopped.
 *
 * @returns a function that removes the guard
 */
export function guardNavigation({ portal, wouldLose, ask }: Needs): () => void {
  const { element, router } = portal;
  let here = router.route();
  let mayGo = false;
  const isStopped = (route: string) => !mayGo && pathOf(route) !== pathOf(here) && wouldLose();

  function goOn(go: () => void) {
    mayGo = true;
    go();
    mayGo = false;
  }

  function linkFollowed(event: Event) {
    const { route } = (event as CustomEvent<{ route: string }>).detail;
    if (!isStopped(route)) return;
    event.preventDefault();
    ask(() => goOn(() => portal.navigate(route)));
  }

  /**
   * Reverts a step in the browser's history synchronously, in the same dispatch of listeners, before the next paint.
   */
  function routeChanged() {
    const route = router.route();
    if (router.isForward() || !isStopped(route)) {
      here = route;
      return;
    }
    router.navigate(here);
    ask(() => goOn(() => router.navigate(route)));
  }

  function pageEnds(event: BeforeUnloadEvent) {
    if (wouldLose()) event.preventDefault();
  }

  element.addEventListener('portal-navigate', linkFollowed);
  const end = router.subscribe(routeChanged);
  window.addEventListener('beforeunload', pageEnds);
  return () => {
    element.removeEventListener('portal-navigate', linkFollowed);
    end();
    window.removeEventListener('beforeunload', pageEnds);
  };
}
