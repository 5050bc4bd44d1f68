const pixels = (name: string) => Number.parseFloat(document.documentElement.style.getPropertyValue(name)) || 0;

/**
 * Returns the hidden height of the window above and below, in px: 0 in a page of its own. In a frame the window is as
 * tall as the content; there the frame's page writes how much of it the host page hides.
 */
export const frameInsets = () => ({
  above: pixels('--portal-hidden-above'),
  below: pixels('--portal-hidden-below'),
});
