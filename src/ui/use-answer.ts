import { type RefObject, useLayoutEffect } from 'react';
import { bringIntoView } from './bring-into-view';
import { answered, isAwaited } from './presses';

/** Whether nothing has the focus: what was pressed has gone, or was given up. */
const isFocusLost = (element: Element): boolean => {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot) || root.activeElement) return false;
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement === root.host;
};

/**
 * Shows the answer to a press: brings a message into view, and gives it the focus where that was lost. What comes
 * without a press stays where it is.
 *
 * @param what tells one message from the next in the same place; undefined for what answers nothing
 * @param isLast whether no other message follows, as after one that says that something is being done
 */
export function useAnswer(box: RefObject<HTMLElement | null>, what: string | undefined, isLast = true): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (what === undefined || !element || !isAwaited(element)) return;
    if (isLast) answered(element);
    // React moves the focus on from what has been removed only after this.
    queueMicrotask(() => {
      if (!element.isConnected) return;
      if (isFocusLost(element)) element.focus({ preventScroll: true });
      bringIntoView(element);
    });
  }, [box, what, isLast]);
}
