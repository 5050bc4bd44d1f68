import { useLayoutEffect, useRef } from 'react';
import { usePortal, useRoute } from '../../app/portal';
import { showAtTop } from '../../app/scroll';
import { splitRoute } from '../../routing/redirects';
import { profileSectionId, sectionOfQuery } from './section-of';

/** The delay in ms until the screen has moved the focus to its heading. */
const ARRIVAL_MS = 50;

/**
 * Scrolls to the section in the address (`?section=official`), once for each address. If the user has moved the focus
 * in the meantime, it stays: on a slow device the screen may arrive after the next key.
 */
export function useRequestedSection(): void {
  const { root } = usePortal();
  const route = useRoute();
  const handledRoute = useRef<string>(undefined);

  // Runs with the change of the screen: the user cannot have moved the focus since.
  useLayoutEffect(() => {
    const section = sectionOfQuery(splitRoute(route)[1]);
    if (!section || handledRoute.current === route) return;
    const focusedBefore = root.activeElement;
    const mayMoveFocus = (element: Element | null) =>
      !element || element === focusedBefore || element.matches('[part="heading"]');
    const timer = setTimeout(() => {
      handledRoute.current = route;
      const heading = root.getElementById(profileSectionId(section))?.querySelector<HTMLElement>('h2, h3, h4, h5, h6');
      if (!heading || !mayMoveFocus(root.activeElement)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      showAtTop(heading);
    }, ARRIVAL_MS);
    return () => clearTimeout(timer);
  }, [root, route]);
}
