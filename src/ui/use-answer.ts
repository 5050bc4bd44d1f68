import { type RefObject, useLayoutEffect } from 'react';
import { bringIntoView } from './bring-into-view';
import { isPressPending, markPressHandled } from './presses';

/** Checks whether no element has the focus: the pressed one has disappeared, or was blurred. */
const isFocusLost = (element: Element): boolean => {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot) || root.activeElement) return false;
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement === root.host;
};

/**
 * Shows the message that results from a press: scrolls it into view, and focuses it if the focus was lost. A message
 * without a press does not move the screen.
 *
 * @param messageKey identity of the message, which distinguishes it from the next one in the same box; undefined for none
 * @param isLast true if no other message follows, as after a progress message
 */
export function useShownResult(
  box: RefObject<HTMLElement | null>,
  messageKey: string | undefined,
  isLast = true,
): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (messageKey === undefined || !element || !isPressPending(element)) return;
    if (isLast) markPressHandled(element);
    // React moves the focus on from removed elements only after this.
    queueMicrotask(() => {
      if (!element.isConnected) return;
      if (isFocusLost(element)) element.focus({ preventScroll: true });
      bringIntoView(element);
    });
  }, [box, messageKey, isLast]);
}
