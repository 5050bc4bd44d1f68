import { type RefObject, useLayoutEffect } from 'react';

const GAP = 6;
const EDGE = 8;
const LEAST_HEIGHT = 220;

type Options = {
  /** As wide as its opener, which it never covers; else as wide as its content, and over the opener where room is short. */
  isList?: boolean;
};

function place(box: HTMLElement, opener: Element, isList: boolean) {
  const from = opener.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const below = height - from.bottom - GAP - EDGE;
  const above = from.top - GAP - EDGE;
  const isBelow = below >= Math.min(LEAST_HEIGHT, box.scrollHeight) || below >= above;
  if (isList) box.style.width = `${from.width}px`;
  box.style.maxHeight = `${isList ? Math.max(LEAST_HEIGHT / 2, isBelow ? below : above) : height - 2 * EDGE}px`;
  const under = from.bottom + GAP;
  const over = from.top - GAP - box.offsetHeight;
  const top = isList ? (isBelow ? under : over) : Math.min(under, height - EDGE - box.offsetHeight);
  box.style.top = `${isList ? top : Math.max(EDGE, top)}px`;
  box.style.left = `${Math.max(EDGE, Math.min(from.left, width - box.offsetWidth - EDGE))}px`;
}

/**
 * Shows a box in the top layer beside what opened it, where no ancestor of the host page can clip or cover it, and
 * keeps it there while the page moves. The box needs `popover="manual"`.
 */
export function useFloat(
  box: RefObject<HTMLElement | null>,
  opener: () => Element | null,
  { isList = false }: Options = {},
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the opener is asked for whenever the box is placed.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const follow = () => {
      const from = opener();
      if (from) place(element, from, isList);
    };
    element.showPopover?.();
    follow();
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [box, isList]);
}
