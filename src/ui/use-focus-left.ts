import { type RefObject, useLayoutEffect } from 'react';

/** Where the focus goes from something in a form, in a dialog, or else on a screen. */
const placeBeside = (box: HTMLElement, root: ShadowRoot) =>
  box.closest('form')?.querySelector<HTMLElement>('[type="submit"]') ??
  box.closest('dialog')?.querySelector<HTMLElement>('[data-autofocus], h2[tabindex]') ??
  root.querySelector<HTMLElement>('[part="heading"][tabindex="-1"]');

/** A message that goes away takes no focus with it: a user who has pressed a button in it goes on beside it. */
export function useFocusLeft(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      const root = element?.getRootNode();
      if (!element || !(root instanceof ShadowRoot) || !element.contains(root.activeElement)) return;
      placeBeside(element, root)?.focus({ preventScroll: true });
    };
  }, [box]);
}
