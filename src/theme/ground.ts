import type { Rgb } from '../lib/css-values';
import { mix } from './contrast';

/** What an element stands in, also across shadow roots and the frames of one origin. */
export function aroundOf(element: Element): Element | undefined {
  const root = element.getRootNode();
  return (
    element.assignedSlot ??
    element.parentElement ??
    ('host' in root ? (root as ShadowRoot).host : (element.ownerDocument.defaultView?.frameElement ?? undefined))
  );
}

/** The colour as the browser computed it, and how much of it covers what lies below; none where it is no plain one. */
const layerOf = (color: string) => (color.startsWith('rgb') ? (color.match(/[\d.]+/g) ?? []).map(Number) : []);

/**
 * The colour that a page shows behind an element: its own ground, or the next one around it that can be seen. The base
 * sheet puts the colour of an empty page, light or dark, where it shows nowhere: on the outline of our elements.
 *
 * @returns undefined where nobody can know: a picture or gradient, the page around a frame of another origin
 */
export function groundOf(element: Element, emptyPage = getComputedStyle(element).outlineColor): Rgb | undefined {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const [red, green, blue, share = 1] = layerOf(backgroundColor);
  if (red === undefined || green === undefined || blue === undefined || backgroundImage !== 'none') return undefined;
  if (share === 1) return [red, green, blue];
  const around = aroundOf(element);
  const below = around ? groundOf(around, emptyPage) : groundOfPage(emptyPage);
  return below && mix(below, [red, green, blue], share);
}

function groundOfPage(emptyPage: string): Rgb | undefined {
  const [red = 255, green = 255, blue = 255] = layerOf(emptyPage);
  return window.parent === window ? [red, green, blue] : undefined;
}
