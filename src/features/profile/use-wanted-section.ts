import { useLayoutEffect, useRef } from 'react';
import { usePortal, useRoute } from '../../app/portal';
import { showAtTop } from '../../app/scroll';
import { splitRoute } from '../../routing/redirects';
import { sectionId, sectionOfQuery } from './section-of';

/** Waits for the arrival on the screen, which puts the focus on its heading. */
const ARRIVAL_MS = 50;

/**
 * Leads to the section that the address asks for (`?section=official`), once for each address. A user who has gone on to
 * another place meanwhile stays there: the arrival on a slow device may come after the next key.
 */
export function useWantedSection(): void {
  const { root } = usePortal();
  const route = useRoute();
  const led = useRef<string>(undefined);

  // Within the change of the screen: what has the focus now, the user has not chosen since.
  useLayoutEffect(() => {
    const section = sectionOfQuery(splitRoute(route)[1]);
    if (!section || led.current === route) return;
    const before = root.activeElement;
    const isHere = (place: Element | null) => !place || place === before || place.matches('[part="heading"]');
    const timer = setTimeout(() => {
      led.current = route;
      const heading = root.getElementById(sectionId(section))?.querySelector<HTMLElement>('h2, h3, h4, h5, h6');
      if (!heading || !isHere(root.activeElement)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      showAtTop(heading);
    }, ARRIVAL_MS);
    return () => clearTimeout(timer);
  }, [root, route]);
}
