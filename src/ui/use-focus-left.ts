import { type RefObject, useLayoutEffect } from 'react';

/** Returns the next element for the focus: the form's submit button, else the heading of dialog or screen. */
const nextFocusTarget = (box: HTMLElement, root: ShadowRoot) =>
  box.closest('form')?.querySelector<HTMLElement>('[type="submit"]') ??
  box.closest('dialog')?.querySelector<HTMLElement>('[data-autofocus], h2[tabindex]') ??
  root.querySelector<HTMLElement>('[part="heading"][tabindex="-1"]');

/** Moves the focus on when a message disappears in which the user has pressed a button. */
export function useFocusOnRemoval(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      const root = element?.getRootNode();
      if (!element || !(root instanceof ShadowRoot) || !element.contains(root.activeElement)) return;
      nextFocusTarget(element, root)?.focus({ preventScroll: true });
    };
  }, [box]);
}
