import type { Portal } from '../../../../app/portal';
import { withoutLocale } from '../../../../routing/locale-prefix';
import { splitRoute } from '../../../../routing/redirects';

type Needs = {
  portal: Pick<Portal, 'element' | 'router' | 'navigate'>;
  /** Whether something would be lost if the screen were left now. */
  wouldLose(): boolean;
  /** Asks the user; `go` leaves as they wanted to. */
  ask(go: () => void): void;
};

const pathOf = (route: string) => splitRoute(withoutLocale(route))[0];

/**
 * Keeps the user on a screen while leaving it would lose something, until they have answered: links of the portal, the
 * browser's Back, and the end of the page, at which only the browser can ask. What the portal itself does, such as a
 * log-out, is not stopped.
 *
 * @returns its end
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

  /** A step in the browser's history is taken back in the same go in which all hear of it, before anything is drawn. */
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
