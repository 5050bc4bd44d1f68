import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { frameInsets } from '../frame-viewport';

const GAP = 6;
const EDGE = 8;
/** The minimum room below the opener in px; with less, a box opens on the larger side. */
const MIN_HEIGHT = { list: 220, panel: 320 };
/** The height in px below which the footer of a box scrolls along. */
const LOW_HEIGHT = 400;

type Options = {
  /** True if it is as wide as its opener; else it is as wide as its content. */
  isList?: boolean;
  /** True if it is aligned with the end of its opener, as below a button at the end of a row; else with its start. */
  isAtEnd?: boolean;
  /** True if it opens to the right of its opener, or to the left; else below or above. */
  isBeside?: boolean;
};

/** Returns the side of its opener on which a box opens, and its maximum height there in px. */
export function sideOf(room: { below: number; above: number }, height: number, minHeight: number) {
  const { below, above } = room;
  const isBelow = below >= height || (above < height && (below >= minHeight || below >= above));
  return { isBelow, room: isBelow ? below : above };
}

type Sides = { left: number; right: number };

/** Returns the left edge of a box: its opener's, but within the element (or dialog) and the window. */
export function leftOf(openerBox: Sides, element: Sides, width: number, windowWidth: number): number {
  const withinElement = Math.max(element.left, Math.min(openerBox.left, element.right - width));
  return Math.max(EDGE, Math.min(withinElement, windowWidth - width - EDGE));
}

/** Returns the height of the box without scrolling. */
function fullHeight(box: HTMLElement): number {
  const scrolling = [box, ...box.querySelectorAll('.panel-body, [role="listbox"]')];
  const hidden = scrolling.reduce((sum, { scrollHeight, clientHeight }) => sum + scrollHeight - clientHeight, 0);
  const maxHeight = Number.parseFloat(getComputedStyle(box).getPropertyValue('--most')) || Number.POSITIVE_INFINITY;
  return Math.min(box.offsetHeight + hidden, maxHeight);
}

/** Returns the sides of the container that limits a box: a dialog, the container of a list, or the element. */
function containerSides(box: HTMLElement): Sides {
  const container = box.closest('dialog, .list, .portal') ?? document.documentElement;
  const { left, right } = container.getBoundingClientRect();
  if (!container.matches('.list')) return { left, right };
  const { paddingLeft, paddingRight } = getComputedStyle(container);
  return { left: left + Number.parseFloat(paddingLeft), right: right - Number.parseFloat(paddingRight) };
}

function positionBeside(box: HTMLElement, opener: Element) {
  const openerBox = opener.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const hidden = frameInsets();
  const [top, bottom] = [hidden.above + EDGE, height - hidden.below - EDGE];
  box.style.setProperty('--room', `${bottom - top}px`);
  box.style.top = `${Math.max(top, Math.min(openerBox.top, bottom - box.offsetHeight))}px`;
  const right = openerBox.right + GAP;
  const fitsRight = right + box.offsetWidth + EDGE <= width;
  box.style.left = `${fitsRight ? right : Math.max(EDGE, openerBox.left - GAP - box.offsetWidth)}px`;
}

function positionBox(box: HTMLElement, opener: Element, isList: boolean, isAtEnd: boolean) {
  const openerBox = opener.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const hidden = frameInsets();
  const below = height - hidden.below - openerBox.bottom - GAP - EDGE;
  const above = openerBox.top - hidden.above - GAP - EDGE;
  if (isList) box.style.width = `${openerBox.width}px`;
  const minHeight = isList ? MIN_HEIGHT.list : MIN_HEIGHT.panel;
  const side = sideOf({ below, above }, fullHeight(box), minHeight);
  const boxHeight = Math.max(MIN_HEIGHT.list / 2, side.room);
  box.style.setProperty('--room', `${boxHeight}px`);
  box.toggleAttribute('data-low', !isList && boxHeight < LOW_HEIGHT);
  box.style.top = `${side.isBelow ? openerBox.bottom + GAP : openerBox.top - GAP - box.offsetHeight}px`;
  const boxWidth = box.offsetWidth;
  const left = isAtEnd
    ? Math.max(EDGE, Math.min(openerBox.right - boxWidth, width - boxWidth - EDGE))
    : leftOf(openerBox, containerSides(box), boxWidth, width);
  box.style.left = `${left}px`;
}

/** Calls back in the frame in which an element has moved, for whatever reason. @returns the end of it */
function onMove(elementNow: () => Element | null, moved: () => void): () => void {
  const placeNow = () => {
    const { left, top, width, height } = elementNow()?.getBoundingClientRect() ?? new DOMRect();
    return [left, top, width, height].join();
  };
  let place = placeNow();
  let frame = requestAnimationFrame(function check() {
    const next = placeNow();
    if (next !== place) moved();
    place = next;
    frame = requestAnimationFrame(check);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Shows a box in the top layer beside its opener, where no ancestor of the host page clips or covers it. Repositions it
 * while the page moves, also when content above the opener appears or goes. It never covers its opener. The box needs
 * `popover="manual"`.
 */
export function usePopoverPosition(
  box: RefObject<HTMLElement | null>,
  opener: () => Element | null,
  { isList = false, isAtEnd = false, isBeside = false }: Options = {},
): void {
  const openerNow = useEffectEvent(opener);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const update = () => {
      const openerBox = openerNow();
      if (openerBox && isBeside) positionBeside(element, openerBox);
      else if (openerBox) positionBox(element, openerBox, isList, isAtEnd);
    };
    element.showPopover?.();
    update();
    const resizeObserver = new ResizeObserver(update);
    resizeObserver.observe(element);
    const endMoves = onMove(openerNow, update);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      resizeObserver.disconnect();
      endMoves();
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [box, isList, isAtEnd, isBeside]);
}
