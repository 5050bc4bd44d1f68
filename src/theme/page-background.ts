import type { Rgb } from '../lib/css-values';
import { mix } from './contrast';

/** The element around an element, also across shadow roots and frames of the same origin. */
export function parentAcrossShadow(element: Element): Element | undefined {
  const root = element.getRootNode();
  return (
    element.assignedSlot ??
    element.parentElement ??
    ('host' in root ? (root as ShadowRoot).host : (element.ownerDocument.defaultView?.frameElement ?? undefined))
  );
}

/** Red, green, blue and alpha of a computed colour; an empty list where the browser gives it in another form. */
const layerOf = (color: string) => (color.startsWith('rgb') ? (color.match(/[\d.]+/g) ?? []).map(Number) : []);

/**
 * The colour that a page shows behind an element: its own background, or the nearest visible one around it. The base
 * sheet sets the colour of an empty page, light or dark, as the outline colour of our elements, where nobody sees it
 * but this function can read it.
 *
 * @returns undefined where the colour cannot be found out: a picture, a gradient, the page around a frame of another
 *   origin
 */
export function backgroundBehind(
  element: Element,
  emptyPage = getComputedStyle(element).outlineColor,
): Rgb | undefined {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const [red, green, blue, share = 1] = layerOf(backgroundColor);
  if (red === undefined || green === undefined || blue === undefined || backgroundImage !== 'none') return undefined;
  if (share === 1) return [red, green, blue];
  const around = parentAcrossShadow(element);
  const below = around ? backgroundBehind(around, emptyPage) : groundOfPage(emptyPage);
  return below && mix(below, [red, green, blue], share);
}

function groundOfPage(emptyPage: string): Rgb | undefined {
  const [red = 255, green = 255, blue = 255] = layerOf(emptyPage);
  return window.parent === window ? [red, green, blue] : undefined;
}
