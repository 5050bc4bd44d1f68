import type { Rgb } from '../lib/css-values';
import { mix } from './contrast';

/** Returns the parent of an element, also across shadow roots and frames of the same origin. */
export function parentAcrossShadow(element: Element): Element | undefined {
  const root = element.getRootNode();
  return (
    element.assignedSlot ??
    element.parentElement ??
    ('host' in root ? (root as ShadowRoot).host : (element.ownerDocument.defaultView?.frameElement ?? undefined))
  );
}

/** Returns red, green, blue and alpha of a computed colour; an empty list if the browser uses another form. */
const channelsOf = (color: string) => (color.startsWith('rgb') ? (color.match(/[\d.]+/g) ?? []).map(Number) : []);

/**
 * Returns the background colour behind an element: its own background, or the nearest visible one of its ancestors. The
 * base sheet sets the colour of an empty page, light or dark, as the invisible outline colour of elements, which this
 * function reads.
 *
 * @returns undefined for an unknown colour: a picture, a gradient, the page around a frame of another origin
 */
export function backgroundBehind(
  element: Element,
  emptyPage = getComputedStyle(element).outlineColor,
): Rgb | undefined {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const [red, green, blue, share = 1] = channelsOf(backgroundColor);
  if (red === undefined || green === undefined || blue === undefined || backgroundImage !== 'none') return undefined;
  if (share === 1) return [red, green, blue];
  const parent = parentAcrossShadow(element);
  const parentBackground = parent ? backgroundBehind(parent, emptyPage) : emptyPageBackground(element, emptyPage);
  return parentBackground && mix(parentBackground, [red, green, blue], share);
}

function emptyPageBackground({ ownerDocument }: Element, emptyPage: string): Rgb | undefined {
  const [red = 255, green = 255, blue = 255] = channelsOf(emptyPage);
  const page = ownerDocument.defaultView;
  return page?.parent === page ? [red, green, blue] : undefined;
}
