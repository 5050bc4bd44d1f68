const pixels = (name: string) => Number.parseFloat(document.documentElement.style.getPropertyValue(name)) || 0;

/**
 * How much of the window is hidden above and below, in pixels: 0 in a page of its own. The page of a frame, whose
 * window is as tall as its content, writes what its host shows of it.
 */
export const hiddenPart = () => ({
  above: pixels('--portal-hidden-above'),
  below: pixels('--portal-hidden-below'),
});
